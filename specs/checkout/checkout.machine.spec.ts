import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { orderingIn } from "#core/checkout/persisted-ordering.rule.ts"
import { reportDefectsTo } from "#core/kernel/defects.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { details, gift, goodsByName, moment, openBrowser, prepare, wantedLine } from "./checkout-fixture.ts"

const bca = BankId("bca")
const minute = 60_000

describe("a guest's checkout", () => {
  it("goes from the details to the couriers to the bank, and shows each step in the address", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    expect(tab.view().stage).toBe("opening")
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "details", steps: ["details", "delivery", "payment"] })
    tab.say({ type: "step.wanted", step: "payment" })
    expect(tab.view().step).toBe("details")
    tab.say({ type: "draft.changed", draft: details })
    tab.say({ type: "details.sent" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ step: "delivery", offersState: "known", problems: {} })
    expect(tab.emitted.filter(({ type }) => type === "step.shown")).toEqual([
      { type: "step.shown", step: "details", replace: true },
      { type: "step.shown", step: "details", replace: true },
      { type: "step.shown", step: "delivery", replace: false }
    ])
    // The recommended courier is chosen to begin with.
    expect(tab.view().checkout?.delivery).toMatchObject({
      service: "anteraja.reg",
      address: { line: "Jl. Melawai Raya No. 18, RT 05/RW 02", recipient: "Rani Putri Lestari" }
    })
    tab.say({ type: "service.chosen", service: ServiceId("jne.reg") })
    await browser.clock.advance(moment)
    expect(tab.view().checkout?.totals.payable).toBe(110_000)
    tab.say({ type: "delivery.sent" })
    // A step of its own in the history: Back leads to the couriers.
    expect(tab.emitted.at(-1)).toEqual({ type: "step.shown", step: "payment", replace: false })
    expect(tab.view()).toMatchObject({ step: "payment", mayPlace: false })
    expect(tab.view().methods.map(({ method }) => method)).toEqual(["bank-transfer", "virtual-account", "qris", "cod"])
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ mayPlace: true, checkout: { payment: { account: { id: "bca" } } } })
    tab.say({ type: "place.wanted" })
    tab.say({ type: "place.wanted" })
    expect(tab.view()).toMatchObject({ stage: "placing", placing: "sending", mayPlace: false })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
    expect(browser.orders()).toHaveLength(1)
    expect(tab.placed()).toMatchObject([{ code: browser.orders()[0]?.code, lines: [{ id: "1", quantity: 1 }] }])
    expect(orderingIn(browser.ordering.read())).toMatchObject({ over: true, bought: 1 })
  })

  it("keeps what was typed and chosen over a reload, at the step it was", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    tab.say({ type: "draft.changed", draft: { ...details, line: "" } })
    tab.reload()
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ step: "details", draft: { email: "rani@contoh.id", line: "" } })
    await prepare(browser, tab)
    tab.reload()
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ step: "payment", mayPlace: true })
    expect(browser.shop.state().checkouts.size).toBe(1)
  })

  it("starts again with everything that was chosen if it was left too long", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    await browser.clock.advance(31 * minute)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    // Another unique code is another total: it is asked about first.
    expect(tab.view()).toMatchObject({ stage: "changed", isRenewed: true, mayPlace: false })
    tab.say({ type: "total.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({
      stage: "ordering",
      step: "payment",
      mayPlace: true,
      checkout: { contact: { email: "rani@contoh.id" }, delivery: { service: "anteraja.reg" } }
    })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toHaveLength(1)
  })

  it("asks a gift card for no address and no courier", async () => {
    const browser = openBrowser({ lines: [gift] })
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ steps: ["details", "payment"], checkout: { ships: false } })
    tab.say({
      type: "draft.changed",
      draft: { email: details.email, phone: details.phone, recipient: details.recipient }
    })
    tab.say({ type: "details.sent" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ step: "payment", offersState: "none" })
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(moment)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toMatchObject([{ delivery: { kind: "message" } }])
  })

  it("gives what is left of a gift card to its receivers in their order", async () => {
    const toDewi = { ...gift, ...(gift.egift && { egift: { ...gift.egift, recipientName: "Dewi" } }) }
    const browser = openBrowser({ lines: [gift, toDewi].map((line) => ({ ...line, quantity: 2 })) })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.card, stock: 3 })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    const { stage, hasRest, short } = tab.view()
    expect({ stage, hasRest, short: [...short] }).toEqual({
      stage: "short",
      hasRest: true,
      short: [[goodsByName.card.combination, 3]]
    })
    tab.say({ type: "shortage.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view().checkout?.lines.map(({ egift, quantity }) => [egift?.recipientName, quantity])).toEqual([
      ["Sari", 2],
      ["Dewi", 1]
    ])
  })

  it("asks again at the next press if the question about what is left was closed", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red, 3)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.red, stock: 2 })
    for (const _ of ["one", "two"]) {
      tab.say({ type: "place.wanted" })
      await browser.clock.advance(moment)
      expect(tab.view()).toMatchObject({ stage: "short", hasRest: true })
      tab.say({ type: "shortage.declined" })
      await browser.clock.advance(moment)
      expect(tab.view().stage).toBe("ordering")
    }
    expect(browser.orders()).toEqual([])
  })

  it("has nothing to show without lines", async () => {
    const tab = openBrowser({ lines: [] }).openTab()
    expect(tab.view().stage).toBe("nothing")
  })
})

describe("a defect on the way to the shop", () => {
  it("is said once, reported, and never sent again by itself", async () => {
    let sent = 0
    const reported: Array<unknown> = []
    reportDefectsTo((cause) => reported.push(cause))
    const browser = openBrowser({
      mutant: {
        says: "",
        shop: (port) => ({
          ...port,
          change: () =>
            Effect.suspend(() => {
              sent++
              return Effect.die(new Error("no such form"))
            })
        })
      }
    })
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    tab.say({ type: "draft.changed", draft: details })
    tab.say({ type: "details.sent" })
    await browser.clock.advance(minute)
    expect(sent).toBe(1)
    expect(tab.view()).toMatchObject({ step: "details", unsent: false, saving: false, problem: "Unexpected" })
    expect(tab.view().draft.line).toBe(details.line)
    expect(reported).toHaveLength(1)
    // The next press is a new try.
    tab.say({ type: "details.sent" })
    expect(tab.view().problem).toBe(null)
    await browser.clock.advance(moment)
    expect(sent).toBe(2)
    reportDefectsTo(() => undefined)
  })
})
