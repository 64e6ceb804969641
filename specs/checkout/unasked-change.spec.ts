import { describe, expect, it } from "vitest"
import type { Checkout, CheckoutChange, StoredCheckout } from "#core/checkout/checkout.ts"
import { isUnasked } from "#core/checkout/total-change.rule.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { Address } from "#core/regions/address.ts"
import { ServiceId, type ShippingOption } from "#core/shipping/shipping.ts"
import { someAddress } from "../orders/some-order.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

const red = someGoods("1", { stock: 9 })
const plum = someGoods("2", { stock: 9 })
/** One lipstick of Rp100.000, or what is changed of that: below the Rp200.000 from which delivery is free. */
const checkoutOf = (
  lines: ReadonlyArray<readonly [Goods, number]> = [[red, 1]],
  change: Partial<StoredCheckout> = {}
): Checkout =>
  assessedWith(
    someStored(
      lines.map(([goods, quantity]) => lineFor(goods, quantity)),
      change
    ),
    factsWith(lines.map(([goods]) => goods))
  ).checkout
const to = (address: Partial<Address>, service = "jne.reg"): Checkout =>
  checkoutOf(undefined, {
    delivery: { address: { ...someAddress, ...address }, service: ServiceId(service), insured: false }
  })

const shown = checkoutOf()
const { code } = someStored([])
/** The same, with another unique code for the same amount. */
const otherCode = checkoutOf(undefined, { ...(code && { code: { ...code, code: 124 } }) })
const withoutService = checkoutOf(undefined, { delivery: { address: someAddress, insured: false } })
/** The same courier, Rp40.000 dearer. */
const raised: Checkout = {
  ...shown,
  steps: shown.steps.map((step) =>
    step.rule === "shipping" ? { ...step, amount: rupiah(step.amount + 40_000) } : step
  )
}
const bagged: Checkout = { ...shown, totals: { ...shown.totals, payable: rupiah(shown.totals.payable + 5_000) } }
const elsewhere: Partial<Address> = { village: { name: "Gunung" } }
const dearer = checkoutOf([[{ ...red, price: priceOf(120_000) }, 1]])
const withAddress: CheckoutChange = { address: someAddress as never }
const withLines: CheckoutChange = { lines: [] }
const withService: CheckoutChange = { service: ServiceId("jne.reg") }

describe("an answer of the shop is asked about", () => {
  it.each<readonly [string, Checkout, Checkout, CheckoutChange | null]>([
    ["a price moved", shown, dearer, null],
    ["a price moved beside a choice", shown, dearer, withService],
    ["it has other goods", shown, checkoutOf([[{ ...plum, price: red.price }, 1]]), null],
    ["it has more units", shown, checkoutOf([[red, 2]]), withService],
    ["it goes to another village", shown, to(elsewhere), null],
    ["it goes to another postal code", shown, to({ postalCode: "12110" }), withService],
    ["it goes to another person", shown, to({ recipient: "Dewi Anggraini" }), null],
    ["the courier became dearer", to({}, "pos.reguler"), to({}, "jne.yes"), null],
    ["another courier carries it", to({}, "pos.reguler"), shown, { insured: true }],
    ["the courier became dearer beside the box of the insurance", shown, raised, { insured: true }],
    ["the courier became dearer beside the box of the paper bag", shown, raised, { paperBag: true }],
    ["another tab took a paper bag", shown, bagged, null],
    ["delivery is not free any more", checkoutOf([[red, 2]]), shown, withLines]
  ])("if %s", (_, before, now, sent) => {
    expect(isUnasked(before, now, sent)).toBe(true)
  })

  it.each<readonly [string, Checkout, Checkout, CheckoutChange | null]>([
    ["nothing moved", shown, shown, null],
    ["other goods were asked for", checkoutOf([[red, 3]]), checkoutOf([[red, 4]]), withLines],
    ["delivery became free with the goods that were asked for", shown, checkoutOf([[red, 2]]), withLines],
    ["another address was asked for", shown, to(elsewhere), withAddress],
    ["another courier was asked for", to({}, "pos.reguler"), to({}, "jne.yes"), { service: ServiceId("jne.yes") }],
    ["only the place on the map is another", shown, to({ location: { latitude: -6.2, longitude: 106.8 } }), null],
    ["only the unique code is another", shown, otherCode, null],
    ["a paper bag was asked for", shown, bagged, { paperBag: true }],
    ["the first courier was chosen", withoutService, shown, withService]
  ])("not if %s", (_, before, now, sent) => {
    expect(isUnasked(before, now, sent)).toBe(false)
  })

  it("if the chosen courier costs more than it was offered for, and not if it costs as much or less", () => {
    // JNE REG to Jakarta Selatan costs Rp10.000.
    const offered = (fee: number, freed = 0): ReadonlyArray<ShippingOption> => [
      { id: ServiceId("jne.reg"), fee: rupiah(fee), freed: rupiah(freed), eligible: true } as ShippingOption
    ]
    const asked = (offers: ReadonlyArray<ShippingOption>, sent: CheckoutChange = withService) =>
      isUnasked(to({}, "pos.reguler"), shown, sent, offers)
    expect([asked(offered(9_999)), asked(offered(10_000)), asked(offered(10_001))]).toEqual([true, false, false])
    expect(asked(offered(15_000, 5_001))).toBe(true)
    // What is shown already is not asked about again while the list of couriers is still the old one.
    expect(
      isUnasked(shown, checkoutOf(undefined, { note: "Titip di pos" }), { note: "Titip di pos" }, offered(9_999))
    ).toBe(false)
    // Another address, or other goods, are another parcel.
    expect([asked(offered(9_999), withAddress), asked(offered(9_999), { ...withService, ...withLines })]).toEqual([
      false,
      false
    ])
  })
})
