import { expect, it } from "vitest"
import { inLanguage } from "#core/catalogue/links.ts"

it("an English address is the Indonesian one with lang=en", () => {
  expect(inLanguage("/brands", "id")).toBe("/brands")
  expect(inLanguage("/brands", "en")).toBe("/brands?lang=en")
  expect(inLanguage("/category/101/makeup?page=2", "en")).toBe("/category/101/makeup?page=2&lang=en")
})
