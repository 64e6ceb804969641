import { describe, expect, it } from "vitest"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { priceOf } from "../pricing/some-goods.ts"
import { details, goodsByName, moment, openBrowser, prepare } from "./checkout-fixture.ts"
import type { CheckoutTab } from "./checkout-tabs.ts"

const minute = 60_000

/** A guest at the last button, at a shop that takes couriers and banks out of its lists. */
const atPayment = async () => {
  const browser = openBrowser()
  const { lists } = browser
  const tab = browser.openTab()
  await prepare(browser, tab)
  // The cheapest one: whichever takes its place costs more.
  const chosen = ServiceId("pos.reguler")
  tab.say({ type: "service.chosen", service: chosen })
  await browser.clock.advance(moment)
  return {
    tab,
    browser,
    chosen,
    wait: (milliseconds = moment) => browser.clock.advance(milliseconds),
    courierGone: () => expect(lists.removeCourier(chosen)).toBe(true),
    bankGone: (id = "bca") => expect(lists.removeBank(id)).toBe(true)
  }
}
const offered = (tab: CheckoutTab) => tab.view().offers.map(({ id }) => id)
const banks = (tab: CheckoutTab) => tab.view().methods.flatMap((method) => method.banks.map(({ id }) => id))

/** Goes on with what is offered now, to an order. */
const goOn = async ({ tab, wait, browser }: Awaited<ReturnType<typeof atPayment>>, accepts: boolean) => {
  tab.say({ type: "delivery.sent" })
  await wait()
  // Old news: the shopper has seen the couriers, and goes on.
  expect(tab.view()).toMatchObject({ step: "payment", problem: null })
  tab.say({ type: "place.wanted" })
  await wait()
  if (accepts) {
    const { stage, checkout, change } = tab.view()
    expect({ stage, requirements: checkout?.requirements }).toEqual({ stage: "changed", requirements: [] })
    expect(change?.shipping?.now).toBeGreaterThan(0)
    tab.say({ type: "total.accepted" })
    await wait()
    tab.say({ type: "place.wanted" })
    await wait()
  }
  expect(tab.view().stage).toBe("placed")
  expect(browser.orders()).toHaveLength(1)
}

describe("a courier that is gone", () => {
  it("is named when the order is placed; its fee is not offered as free shipping", async () => {
    const visit = await atPayment()
    const { tab, wait, chosen } = visit
    visit.courierGone()
    tab.say({ type: "place.wanted" })
    await wait()
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "delivery", problem: "ServiceUnknown" })
    expect(offered(tab)).not.toContain(chosen)
    expect(offered(tab).length).toBeGreaterThan(0)
    // Another one was chosen by the shop: its total is a question of its own.
    expect(tab.view().chosen.service).not.toBe(chosen)
    await goOn(visit, true)
  })

  it("asks nothing more of a shopper who chose another one", async () => {
    const visit = await atPayment()
    const { tab, wait } = visit
    visit.courierGone()
    tab.say({ type: "place.wanted" })
    await wait()
    const other = tab.view().offers.find(({ id, eligible }) => eligible && id !== tab.view().chosen.service)
    tab.say({ type: "service.chosen", service: ServiceId(other?.id ?? "") })
    await wait()
    expect(tab.view().problem).toBeNull()
    await goOn(visit, false)
  })

  it("is said as well if a price moved with it, and the price is asked about with the new courier", async () => {
    const visit = await atPayment()
    const { tab, wait, browser } = visit
    browser.shop.put({ ...goodsByName.red, price: priceOf(90_000) })
    visit.courierGone()
    tab.say({ type: "place.wanted" })
    await wait()
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "delivery", problem: "ServiceUnknown" })
    await goOn(visit, true)
  })

  it("is said where the page is looked at again, where it is chosen from an old list, and after half an hour", async () => {
    const seen = await atPayment()
    seen.courierGone()
    seen.tab.say({ type: "page.seen" })
    await seen.wait()
    expect(seen.tab.view()).toMatchObject({ step: "delivery", problem: "ServiceUnknown" })
    expect(offered(seen.tab)).not.toContain(seen.chosen)

    const listed = await atPayment()
    const other = listed.tab.view().offers.find(({ id, eligible }) => eligible && id !== listed.chosen)
    listed.tab.say({ type: "service.chosen", service: ServiceId(other?.id ?? "") })
    await listed.wait()
    listed.courierGone()
    listed.tab.say({ type: "service.chosen", service: listed.chosen })
    await listed.wait()
    expect(listed.tab.view()).toMatchObject({ problem: "ServiceUnknown", chosen: { service: other?.id } })
    expect(offered(listed.tab)).not.toContain(listed.chosen)

    const late = await atPayment()
    late.courierGone()
    late.browser.letsGo()
    late.tab.say({ type: "place.wanted" })
    await late.wait(2 * moment)
    const { stage, step, problem, isRenewed, checkout, chosen } = late.tab.view()
    expect({ stage, step, problem, isRenewed }).toEqual({
      stage: "ordering",
      step: "delivery",
      problem: "ServiceUnknown",
      isRenewed: true
    })
    // Everything else that was chosen is there again.
    expect([checkout?.contact?.email, checkout?.delivery?.address.postalCode, chosen.bank]).toEqual([
      "rani@contoh.id",
      "12120",
      "bca"
    ])
    expect(offered(late.tab)).not.toContain(late.chosen)
    await goOn(late, true)
  })
})

describe("a courier that is gone without a press", () => {
  it("is said as soon as the fees are asked for again, and the next press asks about the other one's total", async () => {
    const visit = await atPayment()
    const { tab, wait } = visit
    const before = tab.view().checkout?.totals.payable
    visit.courierGone()
    await wait(16 * minute)
    expect(tab.view()).toMatchObject({ stage: "ordering", problem: "ServiceUnknown" })
    expect(tab.view().chosen.service).not.toBe(visit.chosen)
    tab.say({ type: "place.wanted" })
    await wait()
    expect(tab.view()).toMatchObject({ stage: "changed", change: { before } })
    tab.say({ type: "total.accepted" })
    await wait()
    expect(tab.view()).toMatchObject({ stage: "ordering", problem: null, mayPlace: true })
    expect(visit.browser.orders()).toEqual([])
  })
})

describe("choices that are on their way", () => {
  it("stay while an address that was sent with them is refused", async () => {
    const { tab, wait, browser } = await atPayment()
    const { district } = details
    if (district === null) throw new Error("the details have a district")
    browser.deaf.add("change")
    tab.say({ type: "bank.chosen", bank: BankId("mandiri") })
    await wait()
    tab.say({ type: "draft.changed", draft: { line: "Jl. Melawai Raya No. 20" } })
    tab.say({ type: "details.sent" })
    browser.lists.removeDistrict(district.id)
    browser.deaf.clear()
    tab.say({ type: "retry.wanted" })
    await wait()
    expect(tab.view()).toMatchObject({ problem: "DistrictUnknown", saving: false, chosen: { bank: "mandiri" } })
    expect(tab.view().checkout?.payment?.account.id).toBe("mandiri")
    expect(tab.view().draft.line).toBe("Jl. Melawai Raya No. 20")
  })

  it("are not replaced by the courier to begin with, if couriers are asked again in that moment", async () => {
    const { tab, wait } = await atPayment()
    tab.say({ type: "location.given", location: { latitude: -6.24, longitude: 106.79 } })
    await wait()
    tab.say({ type: "service.chosen", service: ServiceId("grab.instant") })
    await wait()
    expect(tab.view().checkout?.delivery?.option?.eligible).toBe(true)
    // Too far for it: while the couriers are asked again, another one is chosen from the list before.
    tab.say({ type: "location.given", location: { latitude: -6.9, longitude: 107.6 } })
    await wait(12)
    expect(tab.view().offersState).toBe("asking")
    tab.say({ type: "service.chosen", service: ServiceId("jne.yes") })
    await wait()
    expect(tab.view().offers.find(({ id }) => id === "grab.instant")?.eligible).toBe(false)
    expect(tab.view().chosen.service).toBe("jne.yes")
    expect(tab.view().checkout?.delivery?.service).toBe("jne.yes")
  })
})

describe("a bank that is gone", () => {
  it("is said when the order is placed, and its list is asked for again", async () => {
    const visit = await atPayment()
    const { tab, wait } = visit
    visit.bankGone()
    tab.say({ type: "place.wanted" })
    await wait()
    expect(tab.view()).toMatchObject({
      stage: "ordering",
      step: "payment",
      problem: "BankUnknown",
      methodsState: "known"
    })
    expect(tab.view().chosen.bank).toBeUndefined()
    expect(banks(tab)).not.toContain("bca")
    tab.say({ type: "bank.chosen", bank: BankId(banks(tab)[0] ?? "") })
    await wait()
    expect(tab.view()).toMatchObject({ problem: null, mayPlace: true })
    await goOn(visit, false)
  })

  it("is said where it is chosen from an old list, and where the page is looked at again", async () => {
    const { tab, wait, bankGone } = await atPayment()
    bankGone("mandiri")
    tab.say({ type: "bank.chosen", bank: BankId("mandiri") })
    await wait()
    expect(tab.view()).toMatchObject({ problem: "BankUnknown", chosen: { bank: "bca" }, mayPlace: true })
    expect(banks(tab)).toEqual(["bca", "bni", "bca-va", "mandiri-va", "qris", "cod"])
    bankGone()
    tab.say({ type: "page.seen" })
    await wait()
    expect(tab.view()).toMatchObject({ step: "payment", problem: "BankUnknown", mayPlace: false })
    expect(banks(tab)).toEqual(["bni", "bca-va", "mandiri-va", "qris", "cod"])
  })

  it("is said where a new total asks for its code, and its list is asked for again", async () => {
    const visit = await atPayment()
    const { tab, wait, browser } = visit
    browser.shop.put({ ...goodsByName.red, price: priceOf(90_000) })
    tab.say({ type: "place.wanted" })
    // The order has been refused with the new total; the call for its code is under way.
    await wait(12)
    expect(tab.view()).toMatchObject({ stage: "changed", isChangeKnown: false })
    visit.bankGone()
    await wait()
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "payment", problem: "BankUnknown", mayPlace: false })
    expect(banks(tab)).toEqual(["mandiri", "bni", "bca-va", "mandiri-va", "qris", "cod"])
    tab.say({ type: "bank.chosen", bank: BankId("bni") })
    await wait()
    await goOn(visit, false)
  })
})
