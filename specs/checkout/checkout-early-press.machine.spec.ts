import { describe, expect, it } from "vitest"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { priced } from "../pricing/some-goods.ts"
import { type Fate, well } from "../selling-line.ts"
import { details, goodsByName, moment, openBrowser } from "./checkout-fixture.ts"

/** The line of a telephone: 400 ms there and back. */
const slow: Fate = { there: 200, back: 200, lost: "no" }
const bca = BankId("bca")

/** A checkout at its last step, on a slow line, without a bank. */
const openAtPayment = async (fate: (call: string) => Fate = () => slow) => {
  const browser = openBrowser({ fate })
  const tab = browser.openTab()
  await browser.clock.advance(5_000)
  tab.say({ type: "draft.changed", draft: details })
  tab.say({ type: "details.sent" })
  await browser.clock.advance(5_000)
  tab.say({ type: "delivery.sent" })
  await browser.clock.advance(5_000)
  expect(tab.view()).toMatchObject({ step: "payment", saving: false })
  return { browser, tab }
}

describe("a press while a choice is being saved", () => {
  it("asks about the unique code that the first bank adds, which was not shown at the press", async () => {
    const { browser, tab } = await openAtPayment()
    const shown = tab.view().checkout?.totals.payable
    tab.say({ type: "bank.chosen", bank: bca })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(5_000)
    const { stage, change, checkout } = tab.view()
    expect(stage).toBe("changed")
    expect(change).toMatchObject({ before: shown, firstCode: checkout?.payment?.uniqueCode, prices: [] })
    expect(Number(change?.now) - Number(shown)).toBe(change?.firstCode)
    expect(browser.orders()).toEqual([])
    tab.say({ type: "total.accepted" })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(5_000)
    expect(tab.view().stage).toBe("placed")
  })

  it("orders as soon as the bank is saved if the amount is the one that was shown", async () => {
    const { browser, tab } = await openAtPayment()
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(5_000)
    tab.say({ type: "bank.chosen", bank: bca })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(300)
    expect(tab.view()).toMatchObject({ stage: "ordering", saving: true })
    await browser.clock.advance(5_000)
    expect(tab.view().stage).toBe("placed")
    expect(browser.orders()).toMatchObject([{ payment: { account: { id: "bca" } } }])
  })

  it("orders after the shop was asked for news", async () => {
    const { browser, tab } = await openAtPayment()
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(5_000)
    tab.say({ type: "page.seen" })
    expect(tab.view().isLooking).toBe(true)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(5_000)
    expect(tab.view().stage).toBe("placed")
  })

  it("asks first if the answer has another total than the one at the press", async () => {
    const { browser, tab } = await openAtPayment()
    const shown = Number(tab.view().checkout?.totals.goods)
    browser.shop.put({ ...goodsByName.red, price: priced(shown + 10_000) })
    tab.say({ type: "bank.chosen", bank: bca })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(5_000)
    const { stage, change } = tab.view()
    expect(stage).toBe("changed")
    expect(change?.prices).toMatchObject([{ before: shown, now: shown + 10_000 }])
    expect(browser.orders()).toEqual([])
    tab.say({ type: "total.declined" })
    await browser.clock.advance(5_000)
    expect(browser.orders()).toEqual([])
  })

  it("asks first about a courier that was chosen a moment before and costs another fee", async () => {
    const { browser, tab } = await openAtPayment()
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(5_000)
    const now = tab.view().chosen.service
    const other = tab.view().offers.find(({ id, eligible, needsLocation }) => id !== now && eligible && !needsLocation)
    tab.say({ type: "service.chosen", service: ServiceId(other?.id ?? "") })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(5_000)
    expect(tab.view()).toMatchObject({ stage: "changed", isChangeKnown: true })
    expect(browser.orders()).toEqual([])
  })

  it("is taken back by another choice, by a step back, and by a refusal", async () => {
    for (const next of [
      { type: "bank.chosen", bank: BankId("mandiri") },
      { type: "step.wanted", step: "delivery" }
    ] as const) {
      const { browser, tab } = await openAtPayment()
      tab.say({ type: "bank.chosen", bank: bca })
      tab.say({ type: "place.wanted" })
      tab.say(next)
      await browser.clock.advance(5_000)
      expect(tab.view()).toMatchObject({ stage: "ordering", saving: false })
      expect(browser.orders()).toEqual([])
    }
    const { browser, tab } = await openAtPayment()
    tab.say({ type: "bank.chosen", bank: BankId("no such bank") })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(5_000)
    expect(tab.view()).toMatchObject({ stage: "ordering", problem: "BankUnknown" })
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(5_000)
    expect(browser.orders()).toEqual([])
  })

  it("sends what could not be sent at once, and is not carried out later if the shop does not answer then", async () => {
    let isLost = false
    const { browser, tab } = await openAtPayment((call) =>
      isLost && call === "change" ? { ...well, lost: "call" } : well
    )
    isLost = true
    tab.say({ type: "bank.chosen", bank: bca })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().unsent).toBe(true)
    isLost = false
    // Five seconds later the choice is sent again by itself; nothing is ordered without a press.
    await browser.clock.advance(6_000)
    expect(tab.view()).toMatchObject({ stage: "ordering", unsent: false, mayPlace: true })
    expect(browser.orders()).toEqual([])
    isLost = true
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(moment)
    expect(tab.view().unsent).toBe(true)
    isLost = false
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
  })
})
