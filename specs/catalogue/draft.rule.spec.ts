import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import type { ProductDraft } from "#core/catalogue/catalogue-writer.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { problemOf } from "#core/catalogue/draft.rule.ts"

const known = { brands: new Set([BrandId(1)]), categories: new Set([CategoryId("1.2.3")]), tags: new Set(["vegan"]) }
const shade = (key: string, isDefault = false) => ({ key, isDefault })
const draft = (change: object = {}): ProductDraft =>
  ({ brand: BrandId(1), tags: ["vegan"], combinations: [shade("01", true), shade("02")], ...change }) as never

describe("a product that is put in", () => {
  it.each([
    ["is whole", {}, undefined],
    ["names its category", { category: CategoryId("1.2.3") }, undefined],
    ["has no combination", { combinations: [] }, "no-combination"],
    ["has no default one", { combinations: [shade("01")] }, "no-default-combination"],
    ["has two default ones", { combinations: [shade("01", true), shade("02", true)] }, "no-default-combination"],
    ["has one twice", { combinations: [shade("01", true), shade("01")] }, "same-combination-twice"],
    ["is of an unknown brand", { brand: BrandId(2) }, "brand-unknown"],
    ["is in an unknown category", { category: CategoryId("9") }, "category-unknown"],
    ["has an unknown tag", { tags: ["vegan", "baru"] }, "tag-unknown"]
  ])("%s: %s", (_, change, problem) => expect(problemOf(draft(change), known)).toBe(problem))
})
