import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Cells } from "#adapters/merchant/cells.ts"
import { voucherPart } from "#adapters/merchant/voucher.part.ts"
import { someFacts } from "../vouchers/some-written-vouchers.ts"

const facts = { vouchers: someFacts } as Parameters<typeof voucherPart.read>[1]
const stored: ReadonlyArray<Cells> = []
const read = (given: Cells, before = stored) =>
  Effect.runSync(
    voucherPart.read(voucherPart.complete(given, new Map(before.map((row) => [voucherPart.keyOf(row), row]))), facts)
  )
const problemsOf = (given: Cells) => {
  const outcome = read(given)
  return "problems" in outcome ? outcome.problems.map(({ column }) => column).toSorted() : []
}
const least: Cells = {
  code: "lebaran10",
  discount: "percentage",
  value: "10",
  redemptions: "500",
  from: "2026-11-20",
  until: "2026-11-30",
  guests: "no",
  terms_id: "Sekali saja",
  terms_en: "Once only",
  paused: "no"
}

describe("a row of vouchers", () => {
  it("counts its days whole, in Jakarta, and keeps its code in capitals", () => {
    expect(read(least)).toMatchObject({
      row: {
        id: "lebaran10",
        code: "LEBARAN10",
        type: "manual",
        perUserLimit: 1,
        startsAt: Date.parse("2026-11-20T00:00:00+07:00"),
        endsAt: Date.parse("2026-12-01T00:00:00+07:00"),
        rules: { minAmount: 0, products: [], brands: [], categories: [], users: [] },
        isListed: true,
        isPaused: false
      }
    })
  })

  it("comes back as it went out", () => {
    const full = read({
      ...least,
      max_discount: "25000",
      min_amount: "150000",
      products: "100101 100102",
      brands: "101",
      categories: "makeup skincare-serum",
      users: "u2001",
      header: "WELCOME VOUCHER",
      listed: "no"
    })
    if (!("row" in full)) throw new Error("the row is refused")
    expect(read(voucherPart.write(full.row))).toEqual(full)
  })

  it("of a code that is there changes what it names alone", () => {
    const first = read({ ...least, min_amount: "150000" })
    if (!("row" in first)) throw new Error("the row is refused")
    expect(read({ code: "LEBARAN10", paused: "yes" }, [voucherPart.write(first.row)])).toEqual({
      row: { ...first.row, isPaused: true }
    })
  })

  it("for paper bags needs no value", () => {
    expect(read({ ...least, discount: "paper_bag", value: "" })).toMatchObject({
      row: { discount: "paper_bag", value: 0 }
    })
  })

  it.each<readonly [problem: string, change: Cells, columns: ReadonlyArray<string>]>([
    ["a code with a blank", { code: "DUA KATA" }, ["code"]],
    ["a percentage above 100", { value: "101" }, ["value"]],
    ["a percentage without percent", { value: "" }, ["value"]],
    ["an amount without rupiah", { discount: "amount", value: "" }, ["value"]],
    ["half a rupiah", { discount: "amount", value: "0.5" }, ["value"]],
    ["a day that is not there", { from: "2026-02-30" }, ["from"]],
    ["an end before its beginning", { until: "2026-11-19" }, ["until"]],
    ["a product that is no number", { products: "100101 lipstik" }, ["products"]],
    ["guests, though it counts by its code", { guests: "yes" }, ["guests"]],
    ["a letter that no code has", { code: "ÉCLAT" }, ["code"]],
    ["a percentage that counts by itself", { type: "auto" }, ["type"]]
  ])("with %s is refused, with the column", (_, change, columns) => {
    expect(problemsOf({ ...least, ...change })).toEqual(columns)
  })
})
