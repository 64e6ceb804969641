import { describe, expect, it } from "vitest"
import type { Checkout, StoredCheckout } from "#core/checkout/checkout.ts"
import {
  isOrderable,
  lossBetween,
  lossByOffers,
  withoutCourierNews,
  withoutRefused
} from "#core/checkout/lost-choice.rule.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { someAddress } from "../orders/some-order.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

const red = someGoods("1")
const checkoutWith = (
  change: Partial<StoredCheckout> = {},
  facts: Parameters<typeof factsWith>[1] = {},
  goods = red
): Checkout => assessedWith(someStored([lineFor(goods)], change), factsWith([goods], facts)).checkout

const before = checkoutWith()
const withoutCourier = { couriers: factsWith([]).couriers.filter(({ id }) => id !== "jne.reg") }
const bni = { bank: BankId("bni") }
const courierLost = { problem: "ServiceUnknown", isDeclined: true, offers: null, offersFor: null }
const bankLost = { problem: "BankUnknown", isDeclined: true, methods: [], areMethodsOutdated: true }

/** Decision 0043. */
describe("a choice that the shop has taken back between two answers", () => {
  it("is named, its list is asked for again, and the total counts as not accepted", () => {
    expect(lossBetween(before, checkoutWith({}, withoutCourier))).toEqual(courierLost)
    expect(lossBetween(before, checkoutWith({}, { banks: [] }))).toEqual(bankLost)
    expect(lossBetween(before, before)).toEqual({})
  })

  it("is no loss if the shopper has changed the parcel, or never had the choice", () => {
    const address = { ...someAddress, district: { id: DistrictId("31.74.01"), name: "Tebet" } }
    const delivery = { address, service: ServiceId("jne.reg"), insured: false }
    expect(lossBetween(before, checkoutWith({ delivery }, withoutCourier))).toEqual({})
    const unchosen = checkoutWith({ delivery: { address: someAddress, insured: false } })
    expect(lossBetween(unchosen, checkoutWith({}, withoutCourier))).toEqual({})
    const { bank: _, code: __, ...bankless } = someStored([lineFor(red)])
    expect(lossBetween(assessedWith(bankless, factsWith([red])).checkout, checkoutWith({}, { banks: [] }))).toEqual({})
  })

  it("is no loss of a bank that still stands, though its code no longer counts", () => {
    expect(lossBetween(before, checkoutWith({ code: { ...bni, base: 1 as never, code: 7 } }))).toEqual({})
  })
})

describe("a courier that is not among the offers", () => {
  const context = { checkout: before, before: null } as Parameters<typeof lossByOffers>[0]

  it("makes the total that was shown a question, the one that was shown first", () => {
    expect(lossByOffers(context)).toEqual({ problem: "ServiceUnknown", isDeclined: true, before })
    const earlier = checkoutWith({ version: 1 })
    expect(lossByOffers({ ...context, before: earlier }).before).toBe(earlier)
  })

  it("is no news if it could not carry the parcel by the last answer, either", () => {
    expect(lossByOffers({ ...context, checkout: checkoutWith({}, withoutCourier) })).toEqual({})
    expect(lossByOffers({ ...context, checkout: null })).toEqual({})
  })

  it("is old news once the shopper goes on; other problems stay", () => {
    expect(withoutCourierNews("ServiceUnknown")).toBeNull()
    expect(withoutCourierNews("BankUnknown")).toBe("BankUnknown")
  })
})

describe("a change that the shop refuses", () => {
  const change = { service: ServiceId("jne.reg"), bank: BankId("bca"), note: "titip", lines: [lineFor(red)] }

  it("is sent again without what was refused by name", () => {
    const { service: _, ...others } = change
    expect(withoutRefused({ saving: change, pending: null }, "ServiceUnknown")).toEqual({
      ...courierLost,
      pending: others
    })
    const { bank: __, ...rest } = change
    expect(withoutRefused({ saving: change, pending: null }, "BankUnknown")).toEqual({ ...bankLost, pending: rest })
  })

  it("is sent again without what the form holds, if that was refused", () => {
    const { lines: _, ...choices } = change
    expect(withoutRefused({ saving: change, pending: null }, "AddressRefused")).toEqual({ pending: choices })
  })

  it("is not sent again if nothing of it can be right, but what was chosen meanwhile is", () => {
    expect(withoutRefused({ saving: { note: "x" }, pending: null }, "Refused")).toEqual({ pending: null })
    expect(withoutRefused({ saving: { bank: BankId("bca") }, pending: bni }, "BankUnknown")).toMatchObject({
      pending: bni
    })
    expect(withoutRefused({ saving: change, pending: { note: "later" } }, "AddressRefused").pending?.note).toBe("later")
  })
})

describe("a new total", () => {
  it("can be asked about if it misses nothing that the shown one did not miss", () => {
    expect(isOrderable(before, before)).toBe(true)
    expect(isOrderable(before, checkoutWith({}, withoutCourier))).toBe(false)
    expect(isOrderable(before, checkoutWith({}, {}, someGoods("1", { stock: 0 })))).toBe(false)
    const half = checkoutWith({}, { isHalfMember: true })
    expect(isOrderable(half, half)).toBe(true)
  })

  it("can be asked about if it only lacks a code: another one is taken for the same bank by itself", () => {
    const dearer = someGoods("1", { price: { ...red.price, priceAfterDiscount: 100_001 as never } })
    const uncoded = checkoutWith({}, {}, dearer)
    expect(uncoded.requirements.map(({ code }) => code)).toEqual(["PAYMENT_MISSING"])
    expect(isOrderable(before, uncoded)).toBe(true)
    expect(isOrderable(before, checkoutWith({}, { banks: [] }))).toBe(false)
  })

  it("can be asked about though more is held than may be: placing decides", () => {
    const held = { ...before, requirements: [{ code: "HOLD_LIMIT", values: {}, fix: "log-in" } as const] }
    expect(isOrderable(before, held)).toBe(true)
  })
})
