import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Checkout } from "#core/checkout/checkout.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { Requirement } from "#core/pricing/requirement.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { priceOf } from "../pricing/some-goods.ts"
import { type Fate, well } from "../selling-line.ts"
import { details, goodsByName, moment, openBrowser, prepare, wantedLine } from "./checkout-fixture.ts"
import type { CheckoutMutant } from "./checkout-tabs.ts"

/** The line of a telephone: 400 ms there and back. */
const slow: Fate = { there: 200, back: 200, lost: "no" }
const bca = BankId("bca")
const minute = 60_000

/** A checkout at its last step, on a slow line, without a bank. */
const openAtPayment = async (fate: (call: string) => Fate = () => slow, mutant?: CheckoutMutant) => {
  const browser = openBrowser({ fate, mutant })
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

describe("choosing at the checkout", () => {
  it("goes on to the chosen step, also if something else is saved before that", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    tab.say({ type: "draft.changed", draft: details })
    // The bag's own change is on its way when the details are sent.
    tab.say({ type: "lines.changed", lines: [wantedLine(goodsByName.red, 2)] })
    tab.say({ type: "details.sent" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ step: "delivery", checkout: { lines: [{ quantity: 2 }] } })
  })

  it("goes to the bank as soon as there is a courier, if that was chosen before", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    tab.say({ type: "draft.changed", draft: details })
    tab.say({ type: "details.sent" })
    browser.deaf.add("shippingOptions")
    await browser.clock.advance(moment)
    tab.say({ type: "delivery.sent" })
    // Something else is saved, and couriers are still not known: the press stands.
    tab.say({ type: "note.changed", note: "titip di pos satpam" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ step: "delivery", offersState: "failed" })
    browser.deaf.clear()
    await browser.clock.advance(minute)
    expect(tab.view()).toMatchObject({ step: "payment", offersState: "known" })
    expect(tab.emitted.filter((event) => event.type === "step.shown" && !event.replace)).toEqual([
      { type: "step.shown", step: "delivery", replace: false },
      { type: "step.shown", step: "payment", replace: false }
    ])
  })

  it("says what is wrong with a field once it was left, and with all of them once they are sent", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    tab.say({ type: "draft.changed", draft: { email: "rani@", phone: "812 345" } })
    expect(tab.view().problems).toEqual({})
    tab.say({ type: "field.left", field: "email" })
    expect(tab.view().problems).toEqual({ email: "email" })
    tab.say({ type: "details.sent" })
    expect(tab.view().problems).toEqual({
      email: "email",
      phone: "length",
      recipient: "required",
      district: "required",
      village: "required",
      postalCode: "required",
      line: "required"
    })
    tab.say({ type: "draft.changed", draft: { recipient: "R2 <D2>", postalCode: "1212" } })
    expect(tab.view().problems).toMatchObject({ recipient: "letters", postalCode: "postal-code" })
    expect(tab.view().step).toBe("details")
  })

  it("keeps a choice the shop has not heard of over a reload, until it has", async () => {
    for (const lost of ["call", "answer"] as const) {
      let broken = false
      const browser = openBrowser({ fate: (call) => (broken && call === "change" ? { ...well, lost } : well) })
      const tab = browser.openTab()
      await prepare(browser, tab)
      broken = true
      tab.say({ type: "service.chosen", service: ServiceId("jne.yes") })
      await browser.clock.advance(10)
      tab.say({ type: "insurance.chosen", insured: true })
      tab.say({ type: "paperBag.chosen", paperBag: true })
      tab.say({ type: "bank.chosen", bank: BankId("bni") })
      tab.reload()
      broken = false
      const chosen = { service: "jne.yes", insured: true, paperBag: true, bank: "bni" }
      expect(tab.view()).toMatchObject({ chosen, mayPlace: false })
      await browser.clock.advance(2 * moment)
      expect(tab.view()).toMatchObject({ chosen, step: "payment", mayPlace: true })
      expect(tab.view().checkout).toMatchObject({
        delivery: { service: "jne.yes", insured: true },
        paperBag: { price: 5_000, wanted: true, counts: false },
        payment: { account: { id: "bni" } }
      })
      expect(tab.emitted.findLast(({ type }) => type === "choices.stored")).toMatchObject({ choices: undefined })
    }
  })

  it("sends what was chosen as soon as there is a connection again", async () => {
    let broken = false
    const browser = openBrowser({ fate: () => (broken ? { ...well, lost: "call" } : well) })
    const tab = browser.openTab()
    await prepare(browser, tab)
    broken = true
    tab.say({ type: "note.changed", note: "titip satpam" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ unsent: true, mayPlace: false })
    broken = false
    tab.say({ type: "connection.returned" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ unsent: false, mayPlace: true, checkout: { note: "titip satpam" } })
  })
})

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

  it("asks about no total while the profile is incomplete, and says so", async () => {
    const half: Requirement = { code: "PROFILE_INCOMPLETE", values: {}, fix: "complete-profile" }
    const ofHalf = (checkout: Checkout): Checkout => ({ ...checkout, requirements: [...checkout.requirements, half] })
    const { browser, tab } = await openAtPayment(undefined, {
      says: "has half a registration",
      shop: (port) => ({
        ...port,
        open: (input) => Effect.map(port.open(input), ofHalf),
        read: (input) => Effect.map(port.read(input), ofHalf),
        change: (input) => Effect.map(port.change(input), ofHalf)
      })
    })
    tab.say({ type: "bank.chosen", bank: bca })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(5_000)
    expect(tab.view()).toMatchObject({ stage: "ordering", missing: ["PROFILE_INCOMPLETE"] })
    expect(tab.view().checkout?.payment?.uniqueCode).toBeGreaterThan(0)
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
    browser.shop.put({ ...goodsByName.red, price: priceOf(shown + 10_000) })
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
