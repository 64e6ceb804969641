import { describe, expect, it } from "vitest"
import type { CheckoutEvent } from "#core/checkout/ordering.ts"
import { details, moment, openBrowser } from "./checkout-fixture.ts"

const courierIds = ["jne.reg", "jnt.ez"]

/** A guest at the couriers, at a shop whose merchant has set up neither couriers nor banks. */
const atEmptyShop = async () => {
  const browser = openBrowser()
  browser.lists.empty()
  const tab = browser.openTab()
  const wait = (milliseconds = moment) => browser.clock.advance(milliseconds)
  await wait()
  tab.say({ type: "draft.changed", draft: details })
  tab.say({ type: "details.sent" })
  await wait()
  expect(tab.view()).toMatchObject({ step: "delivery", offersState: "known", offers: [] })
  return { browser, tab, wait }
}

/** What asks again without a reload: a press, a connection, a look at the tab. D-52, D-56. */
const asking: ReadonlyArray<CheckoutEvent["type"]> = ["retry.wanted", "connection.returned", "page.seen"]

describe("a list with nothing in it", () => {
  it.each(asking)("of couriers is read again after %s, and one is chosen", async (type) => {
    const { browser, tab, wait } = await atEmptyShop()
    browser.lists.restore()
    await wait()
    expect(tab.view().offers).toEqual([])
    tab.say({ type } as CheckoutEvent)
    await wait(2 * moment)
    expect(tab.view().offers.map(({ id }) => id as string)).toEqual(expect.arrayContaining(courierIds))
    expect(tab.view()).toMatchObject({ offersState: "known", saving: false })
    expect(tab.view().chosen.service).toBe(tab.view().offers.find(({ recommended }) => recommended)?.id)
  })

  it.each(asking)("of banks is read again after %s", async (type) => {
    const { browser, tab, wait } = await atEmptyShop()
    browser.lists.restore()
    expect(tab.view()).toMatchObject({ methodsState: "known" })
    tab.say({ type } as CheckoutEvent)
    await wait()
    const banks = tab.view().methods.flatMap((method) => method.banks.map(({ id }) => id as string))
    expect(banks).toEqual(["bca", "mandiri", "bni", "bca-va", "mandiri-va", "qris", "cod"])
  })

  it("that is as empty as before stays so, and can be asked for again", async () => {
    const { browser, tab, wait } = await atEmptyShop()
    for (const _ of [1, 2]) {
      tab.say({ type: "retry.wanted" })
      expect(tab.view()).toMatchObject({ offersState: "asking", methodsState: "asking" })
      await wait()
      expect(tab.view()).toMatchObject({ offersState: "known", offers: [], methodsState: "known" })
    }
    browser.lists.restore()
    tab.say({ type: "retry.wanted" })
    await wait()
    expect(tab.view().offers).not.toEqual([])
  })
})

describe("a list with something to choose", () => {
  it.each(asking)("is not read again after %s", async (type) => {
    const { browser, tab, wait } = await atEmptyShop()
    browser.lists.restore()
    tab.say({ type: "retry.wanted" })
    await wait(2 * moment)
    tab.say({ type } as CheckoutEvent)
    expect(tab.view()).toMatchObject({ offersState: "known", methodsState: "known" })
  })
})
