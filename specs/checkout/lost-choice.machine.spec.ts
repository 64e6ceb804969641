import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { demoMerchant } from "#adapters/memory/merchant.memory.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { BankId } from "#core/orders/transfer/payment.ts"
import type { ServiceId } from "#core/shipping/shipping.ts"
import { priced } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { moment, openBrowser, prepare, shelf } from "./checkout-fixture.ts"
import type { CheckoutTab } from "./checkout-tabs.ts"

const minute = 60_000

/** A guest at the last button, at a shop whose couriers and banks can be taken out of its lists. */
const atPayment = async () => {
  const merchant = { couriers: [...demoMerchant.couriers], banks: [...demoMerchant.banks] }
  const made = memorySelling(Object.values(shelf), someOrigins, regionsOfIndonesia(), merchant)
  // Each answer is a list of its own: what a page was told does not change with the shop.
  const shop = { ...made, stores: { ...made.stores, banks: Effect.sync(() => [...merchant.banks]) } }
  const browser = openBrowser({ shop })
  const tab = browser.openTab()
  await prepare(browser, tab)
  const take = <T extends { readonly id: string }>(list: Array<T>, id: string | undefined) => {
    const at = list.findIndex((one) => one.id === id)
    expect(at).toBeGreaterThanOrEqual(0)
    list.splice(at, 1)
  }
  const chosen = tab.view().chosen.service as ServiceId
  return {
    tab,
    browser,
    chosen,
    wait: (milliseconds = moment) => browser.clock.advance(milliseconds),
    courierGone: () => take(merchant.couriers, chosen),
    bankGone: (id = "bca") => take(merchant.banks, id)
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
    tab.say({ type: "service.chosen", service: other?.id as ServiceId })
    await wait()
    expect(tab.view().problem).toBeNull()
    await goOn(visit, false)
  })

  it("is said as well if a price moved with it, and the price is asked about with the new courier", async () => {
    const visit = await atPayment()
    const { tab, wait, browser } = visit
    browser.shop.put({ ...shelf.red, price: priced(90_000) })
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
    listed.tab.say({ type: "service.chosen", service: other?.id as ServiceId })
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

describe("a bank that is gone", () => {
  it("is said when the order is placed, and its list is asked for again", async () => {
    const visit = await atPayment()
    const { tab, wait } = visit
    visit.bankGone()
    tab.say({ type: "place.wanted" })
    await wait()
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "payment", problem: "BankUnknown", knowsMethods: true })
    expect(tab.view().chosen.bank).toBeUndefined()
    expect(banks(tab)).not.toContain("bca")
    tab.say({ type: "bank.chosen", bank: banks(tab)[0] as BankId })
    await wait()
    expect(tab.view()).toMatchObject({ problem: null, mayPlace: true })
    await goOn(visit, false)
  })

  it("is said where it is chosen from an old list, and where the page is looked at again", async () => {
    const { tab, wait, bankGone } = await atPayment()
    bankGone("mandiri")
    tab.say({ type: "bank.chosen", bank: "mandiri" as BankId })
    await wait()
    expect(tab.view()).toMatchObject({ problem: "BankUnknown", chosen: { bank: "bca" }, mayPlace: true })
    expect(banks(tab)).toEqual(["bca", "bni"])
    bankGone()
    tab.say({ type: "page.seen" })
    await wait()
    expect(tab.view()).toMatchObject({ step: "payment", problem: "BankUnknown", mayPlace: false })
    expect(banks(tab)).toEqual(["bni"])
  })
})
