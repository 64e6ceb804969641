import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, expectNoSideScroll, live, test, touch } from "../helpers/shopper.ts"

const sunscreens = "/category/330/sunscreen"
const shown = (page: Page, slot: string) => page.locator(`[data-ad="${slot}"]`).filter({ visible: true })

/** A shift of the page, as browsers report it. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Adds up what moved by itself since the page began. */
const followShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === "layout-shift"
      for (const entry of list.getEntries().filter(isShift))
        if (!entry.hadRecentInput)
          Object.assign(globalThis, { moved: Number(Reflect.get(globalThis, "moved")) + entry.value })
    }).observe({ type: "layout-shift", buffered: true })
  })
const moved = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, "moved")))

/** The box of a slot in pixels, and where the goods begin. */
const boxOf = (page: Page, slot: string) =>
  shown(page, slot)
    .locator("> div")
    .nth(1)
    .evaluate((box) => [box.clientWidth, box.clientHeight])

for (const [size, viewport, tops, sides] of [
  ["a phone", { width: 360, height: 740 }, [320, 100], [320, 50]],
  ["a desk", { width: 1440, height: 900 }, [970, 250], [240, 400]]
] as const)
  test(`slots have their sizes on ${size}, are filled without moving anything, and keep their box if the shop does not answer. D-76`, async ({
    page,
    watched
  }) => {
    await page.setViewportSize(viewport)
    await followShifts(page)
    await page.goto(sunscreens)
    await expect(shown(page, "top").getByRole("link", { name: /Kunci Seharian/ })).toBeVisible()
    expect(await boxOf(page, "top")).toEqual(tops)
    expect(await violationsOn(page)).toEqual([])
    await shown(page, "side").scrollIntoViewIfNeeded()
    await expect(shown(page, "side").getByRole("link")).toBeVisible()
    expect(await boxOf(page, "side")).toEqual(sides)
    await expect(shown(page, "small")).toHaveCount(size === "a desk" ? 1 : 0)
    await quiet(page)
    expect(await moved(page)).toBeLessThan(0.001)
    await expectNoSideScroll(page)

    await page.goto("/category/331/sun-stick")
    await live(page)
    await touch(page)
    await quiet(page)
    await expect(page.locator("[data-ad]")).toHaveCount(0)
    expect(await moved(page)).toBeLessThan(0.001)

    watched.expectLoss(/ads\/impressions/)
    await page.route(/ads\/impressions/, (route) => route.abort())
    await page.goto(sunscreens)
    await live(page)
    await touch(page)
    await quiet(page)
    expect(await boxOf(page, "top")).toEqual(tops)
    await expect(shown(page, "top").getByRole("link")).toHaveCount(0)
    expect(await moved(page)).toBeLessThan(0.001)
  })

test("every page but the first asks for its slots anew, and a click is counted as the reader goes on. D-76", async ({
  page
}) => {
  const taken: Array<string> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/ads/impressions")) taken.push(JSON.parse(request.postData() ?? "{}").slot)
  })
  await page.goto(sunscreens)
  const top = shown(page, "top").getByRole("link", { name: /Kunci Seharian/ })
  await expect(top).toBeVisible()
  expect(taken.filter((slot) => slot === "top")).toHaveLength(1)
  const clicked = page.waitForResponse(/\/ads\/kunci-seharian-atas\/clicks$/)
  await top.click()
  expect((await clicked).status()).toBe(202)
  await expect(page).toHaveURL(/\/product\/setting-spray\/1051-/)
  await expect(page.locator("[data-ad]")).toHaveCount(0)
  await page.goBack()
  await expect(top).toBeVisible()
  expect(taken.filter((slot) => slot === "top")).toHaveLength(2)
  await page.goto("/order")
  await live(page)
  await expect(page.locator("[data-ad]")).toHaveCount(0)
})
