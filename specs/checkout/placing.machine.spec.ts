import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { TotalChanged } from "#core/checkout/checkout.errors.ts"
import { isUnanswered } from "#core/checkout/unanswered.rule.ts"
import type { Requirement } from "#core/pricing/requirement.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { priceOf } from "../pricing/some-goods.ts"
import { type Fate, well } from "../selling-line.ts"
import { details, goodsByName, moment, openBrowser, prepare, wantedLine } from "./checkout-fixture.ts"

const minute = 60_000

describe("the press that orders", () => {
  it("shows a total that changed before anything is placed, and places the new one on a yes", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    const was = tab.view().checkout
    browser.shop.put({ ...goodsByName.red, price: priceOf(90_000) })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    const { stage, change, checkout } = tab.view()
    expect(stage).toBe("changed")
    // Both amounts are on the screen with their unique code: without it, the goods alone make the difference.
    const codes = [Number(was?.payment?.uniqueCode), Number(checkout?.payment?.uniqueCode)] as const
    expect(Math.min(...codes)).toBeGreaterThan(0)
    const goodsMore = 90_000 - Number(was?.totals.goods)
    expect(Number(change?.now) - codes[1] - (Number(change?.before) - codes[0])).toBe(goodsMore)
    expect(change).toMatchObject({ before: was?.totals.payable, now: checkout?.totals.payable })
    expect(browser.orders()).toEqual([])
    tab.say({ type: "total.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", step: "payment", mayPlace: true })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toMatchObject([{ totals: { goods: 90_000 } }])
  })

  it("names what ran out at the last moment, loses nothing else, and goes on with the rest", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red, 2), wantedLine(goodsByName.plum, 2)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.plum, stock: 1 })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("short")
    expect([...tab.view().short]).toEqual([["2", 1]])
    tab.say({ type: "shortage.accepted" })
    await browser.clock.advance(moment)
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true, draft: { email: "rani@contoh.id" } })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()[0]?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["1", 2],
      ["2", 1]
    ])
  })

  it("asks for its order where the answer was lost, and finds it", async () => {
    const lostOnce = (lost: Fate["lost"]) => {
      let left = 1
      return (call: string): Fate => (call === "place" && left-- > 0 ? { ...well, lost } : well)
    }
    for (const lost of ["answer", "call"] as const) {
      const browser = openBrowser({ fate: lostOnce(lost) })
      const tab = browser.openTab()
      await prepare(browser, tab)
      tab.say({ type: "place.wanted" })
      for (let at = 0; at < moment; at += 5) {
        await browser.clock.advance(5)
        // Nothing asks for another press while one would not count.
        if (tab.view().stage === "placing") expect(tab.view().problem).toBeNull()
      }
      if (lost === "call") {
        // A press that came to nothing is said; the next one takes it back.
        expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true, problem: "NotPlaced" })
        tab.say({ type: "place.wanted" })
        await browser.clock.advance(moment)
      }
      expect(tab.view().stage).toBe("placed")
      expect(browser.orders()).toHaveLength(1)
    }
  })

  it("asks after a reload in the middle of placing, too", async () => {
    const browser = openBrowser({
      fate: (call) => (call === "place" ? { there: 3_000, back: 3_000, lost: "no" } : well)
    })
    const tab = browser.openTab()
    await prepare(browser, tab)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(1_000)
    tab.reload()
    await browser.clock.advance(moment)
    // It has not arrived yet: the checkout stands, with its key.
    expect(tab.view()).toMatchObject({ stage: "ordering", mayPlace: true })
    await browser.clock.advance(10_000)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(10_000)
    expect(tab.view().stage).toBe("placed")
    expect(browser.orders()).toHaveLength(1)
  })

  it("gives up asking after a minute, and asks again after a press", async () => {
    let broken = false
    const browser = openBrowser({ fate: () => (broken ? { ...well, lost: "answer" } : well) })
    const tab = browser.openTab()
    await prepare(browser, tab)
    broken = true
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().placing).toBe("asking")
    // Twelve questions, 5 s apart, each with 10 ms on its way; the press itself took 10 ms.
    await browser.clock.advance(minute + 13 * 10 - moment - 1)
    expect(tab.view().placing).toBe("asking")
    await browser.clock.advance(1)
    expect(tab.view().placing).toBe("given-up")
    broken = false
    tab.say({ type: "retry.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
  })

  it("is one order in two tabs: the second shows it", async () => {
    const browser = openBrowser()
    const [one, other] = [browser.openTab(), browser.openTab()]
    await prepare(browser, one)
    other.say({ type: "page.seen" })
    await browser.clock.advance(moment)
    expect(other.view()).toMatchObject({ mayPlace: true })
    one.say({ type: "place.wanted" })
    other.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect([one.view().stage, other.view().stage]).toEqual(["placed", "placed"])
    expect(browser.orders()).toHaveLength(1)
    expect(one.placed()[0]?.code).toBe(other.placed()[0]?.code)
  })
})

describe("the press that orders for the same total", () => {
  it("orders without a question if a fee rose that free shipping takes off", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red, 3)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    const shown = tab.view().checkout
    expect(shown?.delivery?.option).toMatchObject({ fee: shown?.delivery?.option?.freed })
    browser.lists.raiseCourier(shown?.delivery?.service, 40_000)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
    expect(browser.orders()).toMatchObject([{ totals: { payable: shown?.totals.payable } }])
  })

  it("asks if prices moved, though their sum did not", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red), wantedLine(goodsByName.plum)] })
    const tab = browser.openTab()
    await prepare(browser, tab)
    browser.shop.put({ ...goodsByName.red, price: priceOf(110_000) })
    browser.shop.put({ ...goodsByName.plum, price: priceOf(90_000) })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    const { stage, change, isChangeKnown } = tab.view()
    expect([stage, isChangeKnown, change?.before]).toEqual(["changed", true, change?.now])
    expect(change?.prices.map(({ before, now }) => [before, now])).toEqual([
      [100_000, 110_000],
      [100_000, 90_000]
    ])
    tab.say({ type: "total.accepted" })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toHaveLength(1)
  })

  it("asks if another tab has chosen another courier", async () => {
    const browser = openBrowser({ lines: [wantedLine(goodsByName.red, 3)] })
    const [one, other] = [browser.openTab(), browser.openTab()]
    await prepare(browser, one)
    other.say({ type: "page.seen" })
    await browser.clock.advance(moment)
    const shown = one.view().checkout
    const free = other
      .view()
      .offers?.find(({ id, fee, freed, eligible }) => eligible && fee === freed && id !== shown?.delivery?.service)
    other.say({ type: "service.chosen", service: free?.id ?? ServiceId("none") })
    await browser.clock.advance(moment)
    expect(other.view()).toMatchObject({ stage: "ordering", checkout: { delivery: { service: free?.id } } })
    one.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(browser.orders()).toEqual([])
    const { courierName, service } = shown?.delivery?.option ?? {}
    expect(one.view()).toMatchObject({
      stage: "changed",
      change: {
        before: shown?.totals.payable,
        now: shown?.totals.payable,
        courier: { before: `${courierName} ${service}`, now: `${free?.courierName} ${free?.service}` }
      }
    })
  })

  it("does not ask about the own address that is still on its way", async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await prepare(browser, tab)
    tab.say({ type: "draft.changed", draft: { ...details, line: "Jl. Melawai Raya No. 20" } })
    tab.say({ type: "details.sent" })
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    expect(tab.view().stage).toBe("placed")
    expect(browser.orders()).toMatchObject([{ delivery: { address: { line: "Jl. Melawai Raya No. 20" } } }])
  })

  /** A shop that refuses what has not moved; counts the calls. */
  const refusing = async (requirements: ReadonlyArray<Requirement>) => {
    let sent = 0
    const browser = openBrowser({
      mutant: {
        says: "refuses",
        shop: (port) => ({
          ...port,
          place: ({ id }) => {
            sent++
            return Effect.flatMap(port.read({ id }), (checkout) =>
              Effect.fail(new TotalChanged({ checkout: { ...checkout, requirements } }))
            )
          }
        })
      }
    })
    const tab = browser.openTab()
    await prepare(browser, tab)
    tab.say({ type: "place.wanted" })
    await browser.clock.advance(moment)
    return { ...tab.view(), sent }
  }

  it("gives up after three more calls if the shop refuses what has not moved", async () => {
    expect(await refusing([])).toMatchObject({ stage: "ordering", problem: "Unavailable", mayPlace: true, sent: 4 })
  })

  it("says what is missing if that alone is new, and sends nothing more", async () => {
    const missing: Requirement = { code: "PROFILE_INCOMPLETE", values: {}, fix: "complete-profile" }
    expect(await refusing([missing])).toMatchObject({ stage: "ordering", problem: "RequirementsUnmet", sent: 1 })
  })
})

describe("a press that came to nothing", () => {
  it("is unanswered until the shop says that there is no order, and again from the next press on", async () => {
    const lost = { left: 1 }
    const browser = openBrowser({
      fate: (call) => (call === "place" && lost.left-- > 0 ? { ...well, lost: "call" } : well)
    })
    const tab = browser.openTab()
    await prepare(browser, tab)
    const isOpen = () => isUnanswered(browser.ordering.text())
    tab.say({ type: "place.wanted" })
    expect(isOpen()).toBe(true)
    await browser.clock.advance(moment)
    expect([tab.view().problem, isOpen()]).toEqual(["NotPlaced", false])
    tab.reload()
    await browser.clock.advance(moment)
    expect([tab.view().mayPlace, isOpen()]).toEqual([true, false])
    tab.say({ type: "place.wanted" })
    expect(isOpen()).toBe(true)
    await browser.clock.advance(moment)
    expect(browser.orders()).toHaveLength(1)
  })
})
