import { describe, expect, it } from "vitest"
import { factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import { someNow } from "../arbitraries.ts"
import { generatedCatalogue } from "../bench/generated/catalogue-generator.ts"
import { realCatalogue } from "../search/real-catalogue.ts"
import { hasSharedData } from "../shared-data.ts"
import { withLoves } from "./real-goods.ts"
import { goodsFrom, hitRates, shoppersIn } from "./shoppers.ts"

const goodsOf = (catalogue: ReturnType<typeof realCatalogue>) => {
  const origins = originsOf(catalogue)
  return goodsFrom(catalogue.products.filter(isShown).map((product) => factsOf(product, origins, someNow)))
}

describe("recommendations name what shoppers buy next", () => {
  it("at least twice as often as best sellers do, in a shop of 2,000 products, and are never empty for newcomers", () => {
    const goods = goodsOf(generatedCatalogue(2_000))
    const isAnswer = () => true
    const rates = hitRates(goods, shoppersIn(goods, 600, 7, isAnswer))
    expect(rates.recommended).toBeGreaterThanOrEqual(2 * rates.bestSellers)
    expect(rates.emptyColdStarts).toBe(0)
  })

  it.runIf(hasSharedData)("at least twice as often as best sellers do, in a catalogue of real products", () => {
    const goods = goodsOf(withLoves(realCatalogue()))
    const rates = hitRates(
      goods,
      shoppersIn(goods, 400, 11, (tag) => tag.startsWith("good-for"))
    )
    expect(rates.recommended).toBeGreaterThanOrEqual(2 * rates.bestSellers)
    expect(rates.emptyColdStarts).toBe(0)
  })
})
