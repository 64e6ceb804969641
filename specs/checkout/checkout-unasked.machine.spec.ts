import { describe, expect, it } from "vitest"
import { orderingIn } from "#core/checkout/persisted-ordering.rule.ts"
import type { ServiceId } from "#core/shipping/shipping.ts"
import { priceOf } from "../pricing/some-goods.ts"
import { type Browser, details, goodsByName, moment, openBrowser, prepare, wantedLine } from "./checkout-fixture.ts"
import type { CheckoutTab } from "./checkout-tabs.ts"

const { red, plum } = goodsByName
const own = "Jl. Melawai Raya No. 18"
type Said = Parameters<CheckoutTab["say"]>[0]

const say = async ({ clock }: Browser, tab: CheckoutTab, ...events: ReadonlyArray<Said>): Promise<void> => {
  for (const event of events) tab.say(event)
  await clock.advance(moment)
}
const ordered = (browser: Browser) =>
  browser
    .orders()
    .map(({ lines, delivery }) => [
      lines.map(({ id, quantity }) => `${id} ×${quantity}`).join(", "),
      delivery.kind === "ship" ? delivery.address.line : undefined
    ])

/** A tab that is ready to order, and another one of the same browser that orders other goods to another address. */
const withOtherTab = async (line = own) => {
  const browser = openBrowser()
  const tab = browser.openTab()
  await prepare(browser, tab)
  await say(browser, tab, { type: "draft.changed", draft: { line: own } }, { type: "details.sent" })
  browser.browser.bag = [wantedLine(plum, 2)]
  const other = browser.openTab()
  await browser.clock.advance(moment)
  await say(browser, other, { type: "draft.changed", draft: { ...details, line } }, { type: "details.sent" })
  expect(other.view().checkout?.lines.map(({ id }) => id)).toEqual(["2"])
  return { browser, tab, other }
}

describe("a tab whose order was changed in another tab", () => {
  it("shows its own goods when it is looked at, and orders them", async () => {
    const { browser, tab } = await withOtherTab()
    const shown = tab.view().checkout?.totals.goods
    await say(browser, tab, { type: "page.seen" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true, checkout: { totals: { goods: shown } } })
    await say(browser, tab, { type: "place.wanted" })
    expect(ordered(browser)).toEqual([["1 ×1", own]])
  })

  it("says that they are back if it is pressed before it is looked at, and orders with the next press", async () => {
    const { browser, tab } = await withOtherTab()
    await say(browser, tab, { type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(ordered(browser)).toEqual([])
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true, problem: "OtherTab" })
    await say(browser, tab, { type: "place.wanted" })
    expect(ordered(browser)).toEqual([["1 ×1", own]])
  })

  it.each([
    ["looked at", "page.seen"],
    ["pressed", "place.wanted"]
  ] as const)("asks about another destination once it is %s, and a no brings its own back", async (_, type) => {
    const { browser, tab } = await withOtherTab("Jl. Teman No. 99")
    await say(browser, tab, { type })
    await browser.clock.advance(moment)
    const { stage, change } = tab.view()
    expect([stage, change?.address?.before.line, change?.address?.now.line]).toEqual([
      "changed",
      own,
      "Jl. Teman No. 99"
    ])
    await say(browser, tab, { type: "total.declined" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true })
    await say(browser, tab, { type: "place.wanted" })
    expect(ordered(browser)).toEqual([["1 ×1", own]])
  })

  it("goes there after a yes", async () => {
    const { browser, tab } = await withOtherTab("Jl. Teman No. 99")
    await say(browser, tab, { type: "page.seen" })
    await say(browser, tab, { type: "total.accepted" })
    await say(browser, tab, { type: "place.wanted" })
    expect(ordered(browser)).toEqual([["1 ×1", "Jl. Teman No. 99"]])
  })
})

describe("a tab whose checkout another tab has ordered with other goods", () => {
  const withOrderElsewhere = async (line = own) => {
    const world = await withOtherTab(line)
    const { browser, tab, other } = world
    await say(browser, tab, { type: "step.wanted", step: "payment" })
    await say(browser, other, { type: "bank.chosen", bank: "mandiri" as never })
    await say(browser, other, { type: "place.wanted" })
    expect(ordered(browser)).toEqual([["2 ×2", line]])
    return world
  }

  it.each([
    ["looked at", "page.seen"],
    ["pressed", "place.wanted"]
  ] as const)(
    "orders nothing once it is %s, says so, and orders its own goods with the next press",
    async (_, type) => {
      const { browser, tab } = await withOrderElsewhere("Jl. Teman No. 99")
      const shown = tab.view().checkout?.totals.goods
      await say(browser, tab, { type })
      await browser.clock.advance(moment)
      expect(ordered(browser)).toHaveLength(1)
      expect(tab.placed()).toEqual([])
      const [order] = browser.orders()
      expect(tab.view()).toMatchObject({
        stage: "ordering",
        step: "payment",
        mayPlace: true,
        isRenewed: false,
        problem: "OrderedInOtherTab",
        elsewhere: { code: order?.code, lines: [{ id: "2" }] },
        checkout: { totals: { goods: shown }, payment: { account: { id: "bca" } } }
      })
      expect(tab.emitted.filter(({ type: emitted }) => emitted === "placed.elsewhere")).toHaveLength(1)
      await say(browser, tab, { type: "place.wanted" })
      expect(ordered(browser)).toEqual([
        ["2 ×2", "Jl. Teman No. 99"],
        ["1 ×1", own]
      ])
      expect(tab.placed()).toMatchObject([{ code: browser.orders()[1]?.code, lines: [{ id: "1", quantity: 1 }] }])
      expect(orderingIn(browser.ordering.read())).toMatchObject({ over: true, bought: 2 })
    }
  )

  it.each([
    ["looked at", "page.seen"],
    ["pressed", "place.wanted"]
  ] as const)("takes nothing out of the bag that was put into it after that order, once it is %s", async (_, type) => {
    const { browser, tab } = await withOrderElsewhere("Jl. Teman No. 99")
    const [order] = browser.orders()
    const again = (order?.lines ?? []).map((line) => wantedLine(line.goods, 1))
    browser.browser.bag = [...browser.browser.bag, ...again]
    const before = browser.browser.bag
    await say(browser, tab, { type })
    await browser.clock.advance(moment)
    expect(tab.view().problem).toBe("OrderedInOtherTab")
    expect(browser.browser.bag).toEqual(before)
  })

  it("does so too if its press arrives while the answer to the other one is on its way", async () => {
    const { browser, tab, other } = await withOtherTab()
    await say(browser, other, { type: "bank.chosen", bank: "mandiri" as never })
    other.say({ type: "place.wanted" })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(6_000)
    expect(ordered(browser)).toEqual([["2 ×2", own]])
    expect([other.view().stage, tab.view().stage, tab.view().problem]).toEqual([
      "placed",
      "ordering",
      "OrderedInOtherTab"
    ])
  })

  it("shows the order as its own if all of its goods are in it", async () => {
    const browser = openBrowser({ lines: [wantedLine(red)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.browser.bag = [wantedLine(red), wantedLine(plum, 2)]
    const other = browser.openTab()
    await prepare(browser, other)
    await say(browser, other, { type: "place.wanted" })
    await say(browser, tab, { type: "page.seen" })
    expect(ordered(browser).map(([lines]) => lines)).toEqual(["1 ×1, 2 ×2"])
    expect([tab.view().stage, tab.placed()[0]?.code]).toEqual(["placed", browser.orders()[0]?.code])
  })

  it("shows an order whose answer an earlier visit lost, whatever is wanted now (H1)", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(1)
    tab.leaves()
    browser.browser.bag = [wantedLine(plum)]
    await browser.clock.advance(moment)
    expect(ordered(browser)).toHaveLength(1)
    const next = browser.openTab()
    await browser.clock.advance(moment)
    expect(next.placed()).toMatchObject([{ code: browser.orders()[0]?.code, lines: [{ id: "1", quantity: 1 }] }])
  })
})

describe("a price that rises during the checkout", () => {
  const ready = async (quantities: readonly [number, number?] = [1, 1]) => {
    const [reds, plums = 0] = quantities
    const browser = openBrowser({ lines: [wantedLine(red, reds), ...(plums > 0 ? [wantedLine(plum, plums)] : [])] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    const { offers, checkout } = tab.view()
    const other = offers?.find(({ id, eligible }) => eligible && id !== checkout?.delivery?.service)
    if (other === undefined) throw new Error("another courier")
    return { browser, tab, service: other.id }
  }
  const rise = (browser: Browser) => browser.shop.put({ ...red, price: priceOf(140_000) })

  it.each<readonly [string, (service: ServiceId) => Said]>([
    ["the page is looked at", () => ({ type: "page.seen" })],
    ["a bank is chosen", () => ({ type: "bank.chosen", bank: "mandiri" as never })],
    ["a courier is chosen", (service) => ({ type: "service.chosen", service })],
    ["the parcel is insured", () => ({ type: "insurance.chosen", insured: true })],
    ["a note is written", () => ({ type: "note.changed", note: "Titip di pos" })],
    ["the details are sent again", () => ({ type: "details.sent" })]
  ])("is asked about once %s, and nothing is ordered before the yes", async (_, event) => {
    const { browser, tab, service } = await ready()
    rise(browser)
    await say(browser, tab, event(service))
    await browser.clock.advance(moment)
    const { stage, change } = tab.view()
    expect(stage).toBe("changed")
    expect(change?.prices.map(({ before, now }) => [before, now])).toEqual([[100_000, 140_000]])
    await say(browser, tab, { type: "total.declined" })
    await say(browser, tab, { type: "place.wanted" })
    expect([tab.view().stage, ordered(browser)]).toEqual(["changed", []])
    await say(browser, tab, { type: "total.accepted" }, { type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders().map(({ totals }) => totals.goods)).toEqual([240_000])
  })

  it("is asked about after a shortage was accepted", async () => {
    const { browser, tab } = await ready([1, 2])
    browser.shop.put({ ...plum, stock: 1 })
    await say(browser, tab, { type: "place.wanted" })
    expect(tab.view().stage).toBe("short")
    rise(browser)
    await say(browser, tab, { type: "shortage.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view().change?.prices).toHaveLength(1)
    expect(tab.view().stage).toBe("changed")
  })

  it("is asked about after the rest was accepted on the page, which says the new number of units alone", async () => {
    const { browser, tab } = await ready([1, 3])
    browser.shop.put({ ...plum, stock: 2 })
    rise(browser)
    await say(browser, tab, { type: "page.seen" })
    await browser.clock.advance(moment)
    await say(browser, tab, { type: "shortage.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view().change?.prices).toHaveLength(1)
    await say(browser, tab, { type: "place.wanted" })
    expect([tab.view().stage, browser.orders()]).toEqual(["changed", []])
  })

  it("and units that run out are asked about once: the press after the yes orders the rest", async () => {
    const { browser, tab } = await ready([1, 3])
    browser.shop.put({ ...plum, stock: 2 })
    await say(browser, tab, { type: "page.seen" })
    await browser.clock.advance(moment)
    expect([tab.view().stage, tab.view().mayPlace]).toEqual(["ordering", false])
    await say(browser, tab, { type: "shortage.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true })
    await say(browser, tab, { type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders().map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1, 2]])
  })

  it("is asked about if it is the chosen courier's, and the list of couriers says it, too", async () => {
    // Not for free.
    const { browser, tab, service } = await ready([1])
    const feeShown = () => tab.view().offers.find(({ id }) => id === service)?.fee
    const offered = feeShown() ?? 0
    browser.lists.raiseCourier(service, 20_000)
    await say(browser, tab, { type: "service.chosen", service })
    await browser.clock.advance(moment)
    const { stage, change } = tab.view()
    expect([stage, change?.shipping?.now]).toEqual(["changed", offered + 20_000])
    await say(browser, tab, { type: "total.accepted" })
    await browser.clock.advance(moment)
    expect([tab.view().stage, feeShown()]).toEqual(["ordering", offered + 20_000])
  })

  it("is not asked about if only the own choices moved the total", async () => {
    const { browser, tab, service } = await ready()
    await say(browser, tab, { type: "service.chosen", service }, { type: "insurance.chosen", insured: true })
    await say(browser, tab, { type: "bank.chosen", bank: "mandiri" as never })
    await say(browser, tab, { type: "page.seen" })
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true, change: undefined })
  })
})
