import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { orderingIn } from "#core/checkout/persisted-ordering.rule.ts"
import { reportDefectsTo } from "#core/kernel/defects.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { well } from "../selling-line.ts"
import { details, gift, goodsByName, moment, openBrowser, prepare, wanted } from "./checkout-fixture.ts"

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
      service: "pos.reguler",
      address: { line: "Jl. Melawai Raya No. 18, RT 05/RW 02", recipient: "Rani Putri Lestari" }
    })
    tab.say({ type: "service.chosen", service: ServiceId("jne.reg") })
    await browser.clock.advance(moment)
    expect(tab.view().checkout?.totals.payable).toBe(110_000)
    tab.say({ type: "delivery.sent" })
    // A step of its own in the history: Back leads to the couriers.
    expect(tab.emitted.at(-1)).toEqual({ type: "step.shown", step: "payment", replace: false })
    expect(tab.view()).toMatchObject({ step: "payment", mayPlace: false, methods: [{ method: "bank-transfer" }] })
    tab.say({ type: "bank.chosen", bank: bca })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ mayPlace: true, checkout: { payment: { account: { id: "bca" } } } })
    tab.say({ type: "place.wanted" })
    tab.say({ type: "place.wanted" })
    expect(tab.view()).toMatchObject({ stage: "placing", placing: "sending", mayPlace: false })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
    expect(browser.orders()).toHaveLength(1)
    expect(tab.placed()).toMatchObject([{ code: browser.orders()[0]?.code, lines: ["1"] }])
    expect(orderingIn(browser.ordering.read())).toMatchObject({ over: true, bought: 1 })
  })

  it("goes on to the chosen step, also if something else is saved before that", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await browser.clock.advance(moment)
    tab.say({ type: "draft.changed", draft: details })
    // The bag's own change is on its way when the details are sent.
    tab.say({ type: "lines.changed", lines: [wanted(goodsByName.red, 2)] })
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
      tab.say({ type: "bank.chosen", bank: BankId("bni") })
      tab.reload()
      broken = false
      const chosen = { service: "jne.yes", insured: true, bank: "bni" }
      expect(tab.view()).toMatchObject({ chosen, mayPlace: false })
      await browser.clock.advance(2 * moment)
      expect(tab.view()).toMatchObject({ chosen, step: "payment", mayPlace: true })
      expect(tab.view().checkout).toMatchObject({
        delivery: { service: "jne.yes", insured: true },
        payment: { account: { id: "bni" } }
      })
      expect(tab.emitted.findLast(({ type }) => type === "choices.stored")).toMatchObject({ choices: undefined })
    }
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
      checkout: { contact: { email: "rani@contoh.id" }, delivery: { service: "pos.reguler" } }
    })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toHaveLength(1)
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
