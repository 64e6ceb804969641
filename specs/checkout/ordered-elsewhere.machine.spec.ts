import { describe, expect, it } from "vitest"
import { priceOf } from "../pricing/some-goods.ts"
import { type Browser, goodsByName, moment, openBrowser, prepare, wantedLine } from "./checkout-fixture.ts"
import type { CheckoutTab } from "./checkout-tabs.ts"

const { red, plum, perfume } = goodsByName
type Said = Parameters<CheckoutTab["say"]>[0]

const say = async ({ clock }: Browser, tab: CheckoutTab, ...events: ReadonlyArray<Said>): Promise<void> => {
  for (const event of events) tab.say(event)
  await clock.advance(moment)
}
const ordered = (browser: Browser) =>
  browser.orders().map(({ lines }) => lines.map(({ id, quantity }) => `${id} ×${quantity}`).join(", "))

/** Presses the last button, and says yes to what is asked, until there is one more order. */
const order = async (browser: Browser, tab: CheckoutTab): Promise<void> => {
  const before = browser.orders().length
  for (let press = 0; press < 4 && browser.orders().length === before; press++) {
    await say(browser, tab, { type: "place.wanted" })
    await browser.clock.advance(moment)
    if (tab.view().stage === "changed") await say(browser, tab, { type: "total.accepted" })
    await browser.clock.advance(moment)
  }
}

/** A tab with red and plum that is ready to order, beside one that has ordered `others`. */
const besideAnOrderOf = async (...others: Parameters<typeof wantedLine>[]) => {
  const browser = openBrowser({ lines: [wantedLine(red), wantedLine(plum, 2)] })
  const tab = browser.openTab()
  await prepare(browser, tab)
  browser.browser.bag = others.map((one) => wantedLine(...one))
  const other = browser.openTab()
  await prepare(browser, other)
  await order(browser, other)
  expect(other.view().stage).toBe("placed")
  return { browser, tab }
}

describe.each([
  ["looked at", "page.seen"],
  ["pressed", "place.wanted"]
] as const)("a tab beside the order of another one, once it is %s", (_, type) => {
  it("asks about goods of its own that were in that order, and orders the rest", async () => {
    const { browser, tab } = await besideAnOrderOf([plum, 2])
    await say(browser, tab, { type })
    await browser.clock.advance(moment)
    const { stage, change } = tab.view()
    expect(stage).toBe("changed")
    expect(change?.quantities.map(({ line, before, now }) => [line, before, now])).toEqual([["2", 2, 0]])
    await say(browser, tab, { type: "total.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true, problem: "OrderedInOtherTab" })
    await say(browser, tab, { type: "place.wanted" })
    expect(ordered(browser)).toEqual(["2 ×2", "1 ×1"])
    expect(tab.view().stage).toBe("placed")
  })

  it("asks about a price that moved meanwhile", async () => {
    const { browser, tab } = await besideAnOrderOf([perfume])
    browser.shop.put({ ...red, price: priceOf(140_000) })
    await say(browser, tab, { type })
    await browser.clock.advance(moment)
    const { stage, change } = tab.view()
    expect([stage, change?.prices.map(({ line, now }) => [line, now])]).toEqual(["changed", [["1", 140_000]]])
    expect(ordered(browser)).toHaveLength(1)
  })

  it("asks nothing if only the code moved, and keeps its notice when the bag follows", async () => {
    const { browser, tab } = await besideAnOrderOf([perfume])
    await say(browser, tab, { type })
    await browser.clock.advance(moment)
    await say(browser, tab, { type: "lines.changed", lines: [wantedLine(red), wantedLine(plum, 2)] })
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true, problem: "OrderedInOtherTab" })
    await say(browser, tab, { type: "place.wanted" })
    expect(tab.view().stage).toBe("placed")
  })
})

describe("the order of a tab's own press", () => {
  const withoutPlum = async () => {
    const browser = openBrowser({ lines: [wantedLine(red), wantedLine(plum, 2)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...plum, stock: 0 })
    return { browser, tab }
  }

  it("is its success, also if the shop has left out what ran out before the checkout was opened again", async () => {
    const { browser, tab } = await withoutPlum()
    await browser.clock.advance(31 * 60_000)
    browser.letsGo()
    await order(browser, tab)
    expect(ordered(browser)).toEqual(["1 ×1"])
    expect([tab.view().stage, tab.placed()[0]?.code]).toEqual(["placed", browser.orders()[0]?.code])
  })

  it("is its success after the rest of a shortage was taken, beside an order of other goods", async () => {
    const { browser, tab } = await withoutPlum()
    await say(browser, tab, { type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("short")
    browser.browser.bag = [wantedLine(perfume)]
    const other = browser.openTab()
    await prepare(browser, other)
    await order(browser, other)
    expect(other.view().stage).toBe("placed")
    await say(browser, tab, { type: "shortage.accepted" })
    await browser.clock.advance(moment)
    await order(browser, tab)
    if (browser.orders().length < 2) await order(browser, tab)
    expect(ordered(browser)).toHaveLength(2)
    expect(ordered(browser)[1]).toBe("1 ×1")
    expect([tab.view().stage, tab.placed()[0]?.code]).toEqual(["placed", browser.orders()[1]?.code])
  })
})
