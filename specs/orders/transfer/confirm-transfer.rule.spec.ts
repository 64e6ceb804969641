import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { confirmProblems, isOtherSum, refusedField, transferOf } from "#core/orders/transfer/confirm-transfer.rule.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { someNow } from "#specs/arbitraries.ts"

const filled = { bank: "Mandiri", sender: "Ayu Lestari", amount: "264.450", day: "2026-01-02" }

describe("the confirmation of a transfer", () => {
  it("may be sent once bank, sender, amount and day are given; a picture is optional", () => {
    expect(confirmProblems(filled, someNow)).toEqual({})
    expect(confirmProblems({ bank: " ", sender: "", amount: "", day: "" }, someNow)).toEqual({
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
      expect(confirmProblems({ ...filled, [field]: typed }, someNow)).toEqual({})
      expect(transferOf({ ...filled, [field]: typed }, null)[field]).toBe("a".repeat(80))
      expect(confirmProblems({ ...filled, [field]: "a".repeat(81) }, someNow)).toEqual({ [field]: "too-long" })
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
    const at = instant(Date.parse(now))
    expect(confirmProblems({ ...filled, day }, at)).toEqual(isTaken ? {} : { day: "day" })
    expect(refusedField({ amount: rupiah(264_450), day }, at)).toBe(isTaken ? undefined : "day")
  })

  it("is refused by the server, too, if its amount is nothing", () => {
    expect(refusedField({ amount: rupiah(1), day: filled.day }, someNow)).toBeUndefined()
    expect(refusedField({ amount: rupiah(0), day: filled.day }, someNow)).toBe("amount")
    expect(refusedField({ amount: rupiah(-1), day: "" }, someNow)).toBe("amount")
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
          expect(confirmProblems(form, someNow)).not.toHaveProperty("amount")
          expect(transferOf(form, null).amount).toBe(amount)
        }
      )
    )
    // What is not whole rupiah is no amount: it is not read as a hundred times as much.
    for (const amount of ["254.800,50", "2,5", "-1", "0", ",-", "12.34.567"])
      expect(confirmProblems({ ...filled, amount }, someNow)).toHaveProperty("amount")
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
