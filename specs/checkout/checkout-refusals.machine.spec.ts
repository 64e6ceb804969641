import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { LineUnknown } from "#core/cart/cart.errors.ts"
import { orderingIn } from "#core/checkout/persisted-ordering.rule.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { priceOf } from "../pricing/some-goods.ts"
import { details, goodsByName, moment, openBrowser, prepare, wantedLine } from "./checkout-fixture.ts"
import type { CheckoutTab } from "./checkout-tabs.ts"

const minute = 60_000

describe("a checkout of which nothing is left", () => {
  it("leads back to the bag after the last unit went to someone else, and never shows an empty order", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.red, stock: 0 })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "short", hasRest: false })
    tab.say({ type: "shortage.accepted" })
    expect(tab.view().stage).toBe("nothing")
    // The checkout was not emptied: it can be ordered as soon as there is stock again, without a reload of the page.
    browser.shop.put({ ...goodsByName.red, stock: 1 })
    tab.reload()
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "payment", mayPlace: true })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
  })

  it("leads back to the bag if it runs out while one looks elsewhere", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red), wantedLine(goodsByName.plum)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.red, stock: 0 })
    tab.say({ type: "page.seen" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", hasRest: true })
    browser.shop.put({ ...goodsByName.plum, stock: 0 })
    tab.say({ type: "page.seen" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("nothing")
  })
})

describe("more than a guest may hold unpaid", () => {
  const codes = (tab: CheckoutTab) => tab.view().checkout?.requirements.map(({ code }) => code)

  it("is said on the first step, does not keep the press back, and is refused when it is placed", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red, 6)], from: { network: "a network" } })
    browser.shop.put({ ...goodsByName.red, stock: 12 })
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ step: "details" })
    expect(tab.view().checkout?.requirements).toContainEqual(
      expect.objectContaining({ code: "HOLD_LIMIT", values: { most: 5, name: goodsByName.red.name } })
    )
    await prepare(browser, tab)
    expect(tab.view()).toMatchObject({ step: "payment", mayPlace: true })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", problem: "HoldTooLarge" })
    expect(codes(tab)).toEqual(["HOLD_LIMIT"])
    // What was said may be over: more has come in meanwhile.
    browser.shop.put({ ...goodsByName.red, stock: 24 })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
  })
})

describe("an order of lines that are no longer in the member's bag", () => {
  it("is refused by name, and its key is removed, as no order came of it", async () => {
    const place = () => Effect.fail(new LineUnknown())
    const browser = openBrowser({ mutant: { says: "", shop: (port) => ({ ...port, place }) } })
    const tab = browser.openTab()
    await prepare(browser, tab)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "payment", problem: "LineUnknown" })
    expect(orderingIn(browser.ordering.read())).not.toHaveProperty("key")
    expect(browser.orders()).toEqual([])
  })
})

/** A guest at the couriers, with all details. */
const atCouriers = async () => {
  const browser = openBrowser()
  const tab = browser.openTab()
  await browser.clock.advance(moment)
  tab.say({ type: "draft.changed", draft: details })
  tab.say({ type: "details.sent" })
  await browser.clock.advance(moment)
  return { browser, tab }
}

/** A guest at the couriers who has chosen a ride without a location, and has pressed the button that leads on. */
const atRefusedRide = async () => {
  const { browser, tab } = await atCouriers()
  tab.say({ type: "service.chosen", service: ServiceId("gosend.same-day") })
  await browser.clock.advance(moment)
  expect(tab.view()).toMatchObject({ step: "delivery", missing: [] })
  tab.say({ type: "delivery.sent" })
  expect(tab.view().step).toBe("delivery")
  expect(tab.view().missing).toContain("LOCATION_MISSING")
  return { browser, tab }
}

describe("a last button that misses something", () => {
  it("says what after the press, and nothing before it", async () => {
    const { browser, tab } = await atCouriers()
    tab.say({ type: "delivery.sent" })
    expect(tab.view()).toMatchObject({ step: "payment", missing: [] })
    tab.say({ type: "place.wanted" })
    expect(tab.view()).toMatchObject({ stage: "ordering", missing: ["PAYMENT_MISSING"] })
    tab.say({ type: "bank.chosen", bank: BankId("bca") })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ missing: [], mayPlace: true })
  })

  it("says below the couriers that a ride needs a location, and stays there", async () => {
    const { browser, tab } = await atRefusedRide()
    tab.say({ type: "location.given", location: { latitude: -6.24, longitude: 106.79 } })
    await browser.clock.advance(moment)
    // The press stands: with the location there is nothing left to wait for.
    expect(tab.view().step).toBe("payment")
    // And ends there: the payment has not been pressed for.
    expect(tab.view().missing).toEqual([])
  })

  it("does not go on by itself with another courier after a press that was refused", async () => {
    const { browser, tab } = await atRefusedRide()
    tab.say({ type: "service.chosen", service: ServiceId("jne.yes") })
    await browser.clock.advance(2 * moment)
    expect(tab.view()).toMatchObject({ step: "delivery", missing: [], chosen: { service: "jne.yes" } })
    tab.say({ type: "delivery.sent" })
    await browser.clock.advance(moment)
    expect(tab.view().step).toBe("payment")
  })

  it("says what the button led back to, after another tab has chosen a ride", async () => {
    const browser = openBrowser()
    const [one, other] = [browser.openTab(), browser.openTab()]
    await prepare(browser, one)
    await browser.clock.advance(moment)
    other.say({ type: "page.seen" })
    await browser.clock.advance(moment)
    other.say({ type: "step.wanted", step: "delivery" })
    await browser.clock.advance(moment)
    other.say({ type: "service.chosen", service: ServiceId("gosend.same-day") })
    await browser.clock.advance(moment)
    expect(other.view().chosen.service).toBe("gosend.same-day")
    one.say({ type: "place.wanted" })
    await browser.clock.advance(2 * moment)
    expect(one.view()).toMatchObject({ stage: "ordering", step: "delivery", missing: ["LOCATION_MISSING"] })
    expect(browser.orders()).toEqual([])
  })
})

describe("a total that changed", () => {
  it("is shown with the codes of both amounts, and names the product and its two prices", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red, 2), wantedLine(goodsByName.plum)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    const before = tab.view().checkout
    browser.shop.put({ ...goodsByName.red, price: priceOf(90_000) })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    const { stage, change, isChangeKnown, checkout } = tab.view()
    expect({ stage, isChangeKnown }).toEqual({ stage: "changed", isChangeKnown: true })
    // Both amounts are the ones on the screen, with the unique code that each of them has.
    expect(change).toMatchObject({ before: before?.totals.payable, now: checkout?.totals.payable })
    expect(checkout?.payment?.uniqueCode).toBeGreaterThan(0)
    expect(change?.prices).toMatchObject([
      {
        goods: { product: goodsByName.red.product },
        before: goodsByName.red.price.priceAfterDiscount,
        now: 90_000
      }
    ])
  })

  it("is not accepted by closing the question: the next press asks again, and orders nothing", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.red, price: priceOf(90_000) })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    tab.say({ type: "total.declined" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("ordering")
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("changed")
    expect(browser.orders()).toEqual([])
    tab.say({ type: "total.accepted" })
    await browser.clock.advance(moment)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toMatchObject([{ totals: { goods: 90_000 } }])
  })

  it("asks for no order of a placing that was refused, at the next visit", async () => {
    const asked: Array<string> = []
    const browser = openBrowser({
      fate: (call) => {
        asked.push(call)
        return { there: 40, back: 40, lost: "no" }
      }
    })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.red, price: priceOf(90_000) })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(orderingIn(browser.ordering.read())?.key).toBeUndefined()
    tab.reload()
    await browser.clock.advance(moment)
    expect(asked).not.toContain("orderByCheckout")
  })
})

describe("a checkout that expired", () => {
  it("says so, asks about the new total, and orders with the next press", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    const before = tab.view().checkout?.totals.payable
    browser.shop.put({ ...goodsByName.red, price: priceOf(90_000) })
    await browser.clock.advance(31 * minute)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(2 * moment)
    expect(tab.view()).toMatchObject({ stage: "changed", isRenewed: true, change: { before } })
    expect(browser.orders()).toEqual([])
    tab.say({ type: "total.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "payment", mayPlace: true })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toHaveLength(1)
  })

  it("says so as well if nothing was shown of it yet in this visit", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    await browser.clock.advance(31 * minute)
    tab.reload()
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", isRenewed: true, change: undefined })
  })
})
