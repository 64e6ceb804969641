import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import type { Product } from "#core/catalogue/product.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { SelectionId, selectionIdPattern } from "#core/discovery/selections/selection.ts"
import { derivedSteps, goodsOf, writtenSteps } from "#core/discovery/selections/selections.rule.ts"
import { rupiah } from "#core/kernel/money.ts"
import { someCard } from "./some-discovery.ts"

const combination = (id: string, stock: number, isDefault = false) => ({
  id: CombinationId(id),
  attribute: "size" as const,
  name: id,
  price: rupiah(1),
  priceAfterDiscount: rupiah(1),
  discountPercentage: 0,
  stock,
  isDefault,
  isActiveInReview: true,
  availableForGuest: true,
  preOrder: false,
  weightGram: 1
})
const productWith = (...combinations: ReadonlyArray<ReturnType<typeof combination>>): Product => ({
  ...someCard(1),
  combinations,
  path: [],
  pictures: [],
  description: "",
  howToUse: "",
  keyIngredients: [],
  tags: [],
  ingredients: "",
  halal: { status: "unknown" },
  dangerous: false,
  giftCard: false
})

describe("the steps of a selection", () => {
  it("are the merchant's, in the order of their numbers, with the words of one language", () => {
    const step = (number: number, id: string) => ({
      selection: SelectionId("satu"),
      step: number,
      title: { id, en: `${id} en` },
      reason: { id: "Sebab", en: "" },
      product: ProductId(number),
      instead: [ProductId(9), ProductId(number)]
    })
    const written = {
      selections: [],
      steps: [step(2, "Dua"), step(1, "Satu"), { ...step(1, "Lain"), selection: SelectionId("lain") }]
    }
    expect(writtenSteps(SelectionId("satu"), written, "en")).toEqual([
      { title: "Satu en", reason: "Sebab", products: [1, 9] },
      { title: "Dua en", reason: "Sebab", products: [2, 9] }
    ])
  })

  it("are one for each category that sells something where there is none of the merchant's", () => {
    const child = (name: string) => ({ name, children: [] }) as never
    const steps = derivedSteps({ children: [child("Serum"), child("Kosong"), child("Toner")] }, ({ name }) =>
      name === "Kosong" ? [] : [1, 2, 3, 4, 5].map(ProductId)
    )
    expect(steps).toEqual([
      { title: "Serum", products: [1, 2, 3, 4] },
      { title: "Toner", products: [1, 2, 3, 4] }
    ])
  })

  it("take the combination that is named, else the default one, else one in stock", () => {
    const product = productWith(combination("a", 0, true), combination("b", 3), combination("c", 0))
    expect(goodsOf(product, CombinationId("c"))?.combination).toBe("c")
    expect(goodsOf(product)?.combination).toBe("b")
    expect(goodsOf(productWith(combination("a", 2, true), combination("b", 3)))?.combination).toBe("a")
    expect(goodsOf(productWith(combination("a", 0, true)))?.stock).toBe(0)
    expect(goodsOf({ ...product, giftCard: true })).toBeUndefined()
    expect(goodsOf({ ...product, availableForOrder: false })).toBeUndefined()
    expect(goodsOf(productWith())).toBeUndefined()
  })

  it("have a name that is never the number of a category", () => {
    for (const good of ["ab", "tiga-langkah"]) expect(good).toMatch(selectionIdPattern)
    for (const bad of ["104", "1a", "a", "A-b", "a b"]) expect(bad).not.toMatch(selectionIdPattern)
  })
})
