import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Checkout } from "#core/checkout/checkout.ts"
import { detailsProblems, draftWith } from "#core/checkout/details.rule.ts"
import { emptyDetails } from "#core/checkout/details.ts"
import {
  choicesIn,
  detailsIn,
  orderingIn,
  persistedChoices,
  persistedDetails,
  persistedOrdering,
  persistedProposal,
  persistedSince,
  proposedIn
} from "#core/checkout/persisted-ordering.rule.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { runs } from "../arbitraries.ts"
import { addressOf, details } from "./checkout-fixture.ts"

describe("a checkout that is opened again", () => {
  const opened = (national: string): Checkout =>
    ({
      contact: {
        firstName: "Rani",
        lastName: "Putri",
        email: "rani@contoh.id",
        phone: { code: "+62", national: "81234567890" }
      },
      delivery: { address: addressOf(national), insured: false }
    }) as Partial<Checkout> as Checkout

  it("shows the number of the recipient only if it is their own (D-50)", () => {
    expect(draftWith(emptyDetails, opened("215551234"))).toMatchObject({
      phone: "081234567890",
      recipientPhone: "0215551234"
    })
    expect(draftWith(emptyDetails, opened("81234567890")).recipientPhone).toBe("")
    // What was typed since counts.
    expect(draftWith({ ...emptyDetails, recipientPhone: "022 4201234" }, opened("215551234")).recipientPhone).toBe(
      "022 4201234"
    )
  })
})

describe("what a browser keeps of an order", () => {
  it("is read back", () => {
    expect(detailsIn(persistedDetails(details))).toEqual(details)
    const own = { ...details, recipientPhone: "021 5551234" }
    expect(detailsIn(persistedDetails(own))).toEqual(own)
    const ordering = { checkout: CheckoutId("c1"), key: "k", bought: 2 }
    expect(orderingIn(persistedOrdering(ordering))).toEqual(ordering)
    const choices = {
      service: ServiceId("jne.reg"),
      insured: false,
      paperBag: true,
      bank: BankId("bca"),
      note: "Titip satpam"
    }
    expect(choicesIn(persistedChoices(ordering.checkout, choices), ordering.checkout)).toEqual(choices)
    expect(choicesIn(persistedChoices(ordering.checkout, choices), CheckoutId("c2"))).toBeUndefined()
    const proposed = { service: ServiceId("jne.reg"), parcel: '["31.74.07"]' }
    const proposal = persistedProposal(ordering.checkout, proposed)
    expect(proposedIn(proposal, ordering.checkout)).toEqual(proposed)
    expect(proposedIn(proposal, CheckoutId("c2"))).toBeUndefined()
    const foreign = JSON.stringify({ v: 1, checkout: "c1", service: 7, insured: "yes", paperBag: 1 })
    expect(choicesIn(foreign, ordering.checkout)).toBeUndefined()
    expect(proposedIn(foreign, ordering.checkout)).toBeUndefined()
  })

  it("counts as nothing where it is anything else, and never breaks the page", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.anything().map((any) => JSON.stringify(any) ?? "")
        ),
        (text) => {
          expect(detailsProblems(detailsIn(text), true)).toBeDefined()
          expect(choicesIn(text, CheckoutId("c1"))).toBeUndefined()
          expect(proposedIn(text, CheckoutId("c1"))).toBeUndefined()
          const ordering = orderingIn(text)
          expect(ordering === undefined || typeof ordering.checkout === "string").toBe(true)
        }
      ),
      runs(300)
    ))

  it("keeps of foreign texts only fields of the right kind", () => {
    const foreign = JSON.stringify({ v: 1, email: "a@b.id", phone: 7, district: { id: "x" }, villageId: 3, more: true })
    expect(detailsIn(foreign)).toEqual({ ...emptyDetails, email: "a@b.id" })
    expect(detailsIn(JSON.stringify({ v: 2, email: "a@b.id" }))).toEqual(emptyDetails)
  })

  it.each([
    [["12150", "12160"], true],
    [[], true],
    [[12150], false],
    ["12150", false],
    [undefined, false]
  ])("has a kecamatan only if its postal codes are texts: %j", (postalCodes, isTaken) => {
    const named = { id: "31.74", name: "Jakarta Selatan" }
    const district = { ...named, city: { ...named, kind: "Kota" }, province: named, postalCodes }
    expect(detailsIn(JSON.stringify({ v: 1, district })).district).toEqual(isTaken ? district : emptyDetails.district)
  })

  it("does not hold a visit that began after the last order", () => {
    const over = { checkout: CheckoutId("c1"), over: true, bought: 3 }
    expect(persistedSince(over, 3)).toBeUndefined()
    expect(persistedSince(over, 2)).toEqual(over)
    expect(persistedSince({ ...over, over: false }, 3)).toBeDefined()
  })
})
