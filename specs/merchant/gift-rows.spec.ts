import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Cells } from "#adapters/merchant/cells.ts"
import { giftPart } from "#adapters/merchant/gift.part.ts"
import type { GoodsNamed } from "#core/vouchers/voucher-fields.ts"
import { someFacts } from "../vouchers/some-written-vouchers.ts"

const gifts: GoodsNamed = someFacts
const facts = { gifts } as Parameters<typeof giftPart.read>[1]
const read = (given: Cells, stored: ReadonlyArray<Cells> = []) =>
  Effect.runSync(
    giftPart.read(giftPart.complete(given, new Map(stored.map((row) => [giftPart.keyOf(row), row]))), facts)
  )
const problemsOf = (given: Cells) => {
  const outcome = read(given)
  return "problems" in outcome ? outcome.problems.map(({ column }) => column).toSorted() : []
}
const least: Cells = {
  id: "balm-madu",
  product: "1218",
  combination: "121801",
  min_amount: "200000",
  from: "2026-11-20",
  until: "2026-11-30"
}

describe("a row of gifts", () => {
  it("counts its days whole, in Jakarta, and is for members if it does not say more", () => {
    expect(read(least)).toEqual({
      row: {
        id: "balm-madu",
        gift: { product: 1218, combination: "121801" },
        minAmount: 200_000,
        minUnits: 0,
        goods: { products: [], brands: [], categories: [] },
        forGuests: false,
        startsAt: Date.parse("2026-11-20T00:00:00+07:00"),
        endsAt: Date.parse("2026-12-01T00:00:00+07:00"),
        isPaused: false
      }
    })
  })

  it("comes back as it went out", () => {
    const full = read({
      ...least,
      min_units: "3",
      products: "100101 100102",
      brands: "101",
      categories: "makeup skincare-serum",
      guests: "yes",
      paused: "yes"
    })
    if (!("row" in full)) throw new Error("the row is refused")
    expect(read(giftPart.write(full.row))).toEqual(full)
  })

  it("names goods by number or slug, as vouchers do, each once", () => {
    const lists = { products: "100101", brands: "Melur; 101", categories: "tata-rias, makeup" }
    expect(read({ ...least, ...lists })).toMatchObject({
      row: { goods: { products: [100_101], brands: [101], categories: ["makeup"] } }
    })
  })

  it("says of goods that are not there what vouchers say", () => {
    expect(read({ ...least, products: "7 100101", brands: "puan", categories: "parfum" })).toEqual({
      problems: [
        { column: "products", message: 'there is no product "7"' },
        { column: "brands", message: 'there is no brand "puan"' },
        { column: "categories", message: 'there is no category "parfum"' }
      ]
    })
  })

  it("of an id that is there changes what it names alone", () => {
    const first = read(least)
    if (!("row" in first)) throw new Error("the row is refused")
    expect(read({ id: "balm-madu", paused: "yes" }, [giftPart.write(first.row)])).toEqual({
      row: { ...first.row, isPaused: true }
    })
  })

  it.each([
    [{ id: "Balm Madu" }, ["id"]],
    [{ product: "balm" }, ["product"]],
    [{ combination: "" }, ["combination"]],
    [{ min_amount: "-1" }, ["min_amount"]],
    [{ min_amount: "0" }, ["min_amount"]],
    [{ min_units: "1001" }, ["min_units"]],
    [{ brands: "puan" }, ["brands"]],
    [{ guests: "perhaps" }, ["guests"]],
    [{ until: "2026-11-19" }, ["until"]],
    [{ from: "20 November", until: "" }, ["from", "until"]]
  ])("with %j is refused for %j", (change, columns) => {
    expect(problemsOf({ ...least, ...change })).toEqual(columns)
  })
})
