import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { LineId } from "#core/cart/cart.ts"
import type { WrittenClaim } from "#core/orders/returns/claim.ts"
import {
  type ClaimForm,
  claimOf,
  claimProblems,
  isAccountNumber,
  refusedClaimField,
  shownClaim,
  tidyClaim
} from "#core/orders/returns/claim-form.rule.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someOrder } from "../some-order.ts"

const line = LineId("1001-01")
const photo = ReceiptId("p1")
const filled: ClaimForm = {
  reason: "damaged",
  units: { [line]: 2 },
  note: " Tutupnya pecah \r\n",
  refund: "bank",
  bank: " BCA ",
  number: "012 345-6789",
  holder: "Ayu  Lestari"
}
const written: WrittenClaim = {
  reason: "damaged",
  lines: [{ line, quantity: 2 }],
  note: "Tutupnya pecah",
  photos: [photo],
  refund: { kind: "bank", bank: "BCA", number: "0123456789", holder: "Ayu Lestari" }
}

describe("the form of a return", () => {
  it("says what is missing of each field, and nothing of a complete one", () => {
    const empty = { ...filled, reason: null, units: {}, bank: "", number: " ", holder: "" }
    expect(claimProblems(empty, [])).toEqual({
      reason: "required",
      lines: "required",
      photos: "required",
      bank: "required",
      number: "required",
      holder: "required"
    })
    expect(claimProblems({ ...filled, units: { [line]: 0 } }, [photo])).toEqual({ lines: "required" })
    expect(claimProblems(filled, [photo])).toEqual({})
    expect(claimProblems({ ...filled, refund: "voucher", bank: "", number: "", holder: "" }, [photo])).toEqual({})
  })

  it("takes notes of 500 characters, and names of 80", () => {
    expect(claimProblems({ ...filled, note: "a".repeat(500) }, [photo])).toEqual({})
    expect(claimProblems({ ...filled, note: "a".repeat(501) }, [photo])).toEqual({ note: "too-long" })
    // As people count them.
    expect(claimProblems({ ...filled, note: "👩‍🔬".repeat(500) }, [photo])).toEqual({})
    expect(claimProblems({ ...filled, holder: "a".repeat(81), bank: "a".repeat(81) }, [photo])).toEqual({
      bank: "too-long",
      holder: "too-long"
    })
  })

  it("takes an account of 6 to 20 digits, grouped or not", () => {
    expect(["123456", "1".repeat(20), "0123 4567.89-10"].map(isAccountNumber)).toEqual([true, true, true])
    expect(["12345", "1".repeat(21), "12345a", "0812/345678", ""].map(isAccountNumber)).toEqual(Array(5).fill(false))
    expect(claimProblems({ ...filled, number: "12345" }, [photo])).toEqual({ number: "account" })
  })

  it("becomes the claim that is sent, tidied", () => {
    expect(claimOf(filled, [photo])).toEqual(written)
    const { note: _, ...bare } = written
    expect(claimOf({ ...filled, note: "  ", refund: "voucher" }, [photo])).toEqual({
      ...bare,
      refund: { kind: "voucher" }
    })
  })
})

describe("a claim as it is stored and shown", () => {
  it("is tidied, however it was sent", () => {
    const refund = { kind: "bank", bank: " BCA", number: "012 345-6789", holder: "Ayu  Lestari " } as const
    expect(tidyClaim({ ...written, note: " Tutupnya pecah\r\n", refund })).toEqual(written)
    const { note: _, ...bare } = written
    expect(tidyClaim({ ...written, note: " \n " })).toEqual(bare)
  })

  it("shows the end of an account, and not whose it is", () => {
    const claim = { ...written, at: someNow, state: "open" } as const
    expect(shownClaim(claim).refund).toEqual({ kind: "bank", bank: "BCA", number: "6789", holder: "" })
    expect(shownClaim({ ...claim, refund: { kind: "voucher" } }).refund).toEqual({ kind: "voucher" })
  })
})

describe("a claim as the shop checks it", () => {
  const order = someOrder(1)
  it("names only units that were bought, each line once", () => {
    expect(refusedClaimField(order, written)).toBeUndefined()
    const lines = (...all: WrittenClaim["lines"]) => refusedClaimField(order, { ...written, lines: all })
    expect([
      lines(),
      lines({ line, quantity: 3 }),
      lines({ line, quantity: 0 }),
      lines({ line: LineId("other"), quantity: 1 }),
      lines({ line, quantity: 1 }, { line, quantity: 1 })
    ]).toEqual(Array(5).fill("lines"))
  })

  it("has one to three pictures, each once", () => {
    const photos = (...names: ReadonlyArray<string>) =>
      refusedClaimField(order, { ...written, photos: names.map((name) => ReceiptId(name)) })
    expect([photos(), photos("a", "b", "c", "d"), photos("a", "a")]).toEqual(Array(3).fill("photos"))
    expect(photos("a", "b", "c")).toBeUndefined()
  })

  it("asks for a voucher only if a member has the order, and for an account only with a number", () => {
    const voucher = { ...written, refund: { kind: "voucher" } } as const
    expect(refusedClaimField(order, voucher)).toBe("refund")
    expect(refusedClaimField({ ...order, member: MemberId("rani") }, voucher)).toBeUndefined()
    const refund = { kind: "bank", bank: "BCA", number: "12", holder: "Ayu" } as const
    expect(refusedClaimField(order, { ...written, refund })).toBe("number")
    const nameless = { ...refund, number: "0123456789", holder: "" }
    expect(refusedClaimField(order, { ...written, refund: nameless })).toBe("holder")
  })
})
