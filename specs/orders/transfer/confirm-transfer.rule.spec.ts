import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { confirmProblems, isOtherSum, refusedField, transferOf } from "#core/orders/transfer/confirm-transfer.rule.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { someNow } from "#specs/arbitraries.ts"

const filled = { bank: "Mandiri", sender: "Ayu Lestari", amount: "264.450", day: "2026-01-02" }
/** An order of New Year's Day, confirmed when the other specs are run. */
const times = { placedAt: instant(Date.parse("2026-01-01T03:00:00Z")), now: someNow }

describe("the confirmation of a transfer", () => {
  it("may be sent once bank, sender, amount and day are given; a picture is optional", () => {
    expect(confirmProblems(filled, times)).toEqual({})
    expect(confirmProblems({ bank: " ", sender: "", amount: "", day: "" }, times)).toEqual({
      bank: "required",
      sender: "required",
      amount: "amount",
      day: "day"
    })
    expect(transferOf(filled, null)).toEqual({ ...filled, amount: 264_450 })
    expect(transferOf(filled, ReceiptId("r1")).receipt).toBe("r1")
  })

  it.each(["bank", "sender"] as const)(
    "takes a %s of 80 characters, counted without blanks at its ends, and none of 81",
    (field) => {
      const typed = `  ${"a".repeat(80)} `
      expect(confirmProblems({ ...filled, [field]: typed }, times)).toEqual({})
      expect(transferOf({ ...filled, [field]: typed }, null)[field]).toBe("a".repeat(80))
      expect(confirmProblems({ ...filled, [field]: "a".repeat(81) }, times)).toEqual({ [field]: "too-long" })
    }
  )

  // Midnight in Jakarta is 17.00 in UTC.
  it.each([
    ["2026-11-20", "2026-11-20T16:59:59Z", true],
    ["2026-11-21", "2026-11-20T16:59:59Z", false],
    ["2026-11-21", "2026-11-20T17:00:00Z", true],
    ["2000-01-01", "2026-11-20T17:00:00Z", true],
    ["1999-12-31", "2026-11-20T17:00:00Z", false],
    ["2026-02-29", "2026-11-20T17:00:00Z", false],
    ["2026-2-1", "2026-11-20T17:00:00Z", false]
  ])("takes a day of this century that has come in Jakarta: %s at %s, %s", (day, now, isTaken) => {
    const ofOld = { placedAt: instant(Date.parse("2000-01-01T00:00:00Z")), now: instant(Date.parse(now)) }
    expect(confirmProblems({ ...filled, day }, ofOld)).toEqual(isTaken ? {} : { day: "day" })
    expect(refusedField({ amount: rupiah(264_450), day }, ofOld)).toBe(isTaken ? undefined : "day")
  })

  // The order is placed at 00.30 of the 20th in Jakarta, which is the 19th in UTC.
  it.each([
    ["2026-11-18", "before-order"],
    ["2026-11-19", "before-order"],
    ["2026-11-20", undefined],
    ["2026-11-21", undefined],
    ["2026-11-22", "day"]
  ] as const)("of an order of the 20th names no day before it: %s, %s", (day, problem) => {
    const ofOrder = {
      placedAt: instant(Date.parse("2026-11-19T17:30:00Z")),
      now: instant(Date.parse("2026-11-21T03:00:00Z"))
    }
    expect(confirmProblems({ ...filled, day }, ofOrder).day).toBe(problem)
    expect(refusedField({ amount: rupiah(264_450), day }, ofOrder)).toBe(problem && "day")
  })

  it("is refused by the server, too, if its amount is nothing", () => {
    expect(refusedField({ amount: rupiah(1), day: filled.day }, times)).toBeUndefined()
    expect(refusedField({ amount: rupiah(0), day: filled.day }, times)).toBe("amount")
    expect(refusedField({ amount: rupiah(-1), day: "" }, times)).toBe("amount")
  })
})

describe("a sum that is typed into the confirmation", () => {
  it("is read however it is written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.constantFrom("", "Rp", "Rp ", "rp. "),
        fc.constantFrom(".", ",", " ", ""),
        fc.constantFrom("", ",-", ",00"),
        (amount, sign, mark, end) => {
          const written = `${sign}${String(amount).replace(/\B(?=(\d{3})+$)/g, mark)}${end}`
          const form = { ...filled, amount: written }
          expect(confirmProblems(form, times)).not.toHaveProperty("amount")
          expect(transferOf(form, null).amount).toBe(amount)
        }
      )
    )
    // What is not whole rupiah is no amount: it is not read as a hundred times as much.
    for (const amount of ["254.800,50", "2,5", "-1", "0", ",-", "12.34.567"])
      expect(confirmProblems({ ...filled, amount }, times)).toHaveProperty("amount")
  })

  it.each([
    ["128126", false],
    ["Rp 128.126", false],
    ["128.126,-", false],
    ["28.126", true],
    ["", false],
    ["lunas", false]
  ])("%s is another than Rp128.126: %s", (text, isOther) => expect(isOtherSum(text, rupiah(128_126))).toBe(isOther))
})
