import type { Page, Request } from "playwright/test"
import { followLink } from "../helpers/follow-link.ts"
import { expect, live, test, touch } from "../helpers/shopper.ts"

test.use({ isAsked: true })

const counting = /\/api\/(?:analytics|conversions)\//
const question = (page: Page) => page.getByRole("complementary", { name: "Catatan kunjungan" })
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
const waiting = async (page: Page): Promise<number> =>
  JSON.parse((await stored(page, "pendar.tracked")) ?? '{"events":[]}').events.length

/** Every event that left the page, and how many of them the shop said were new. */
const followEvents = (page: Page) => {
  const sent: Array<{ readonly _id: string; readonly verb: string; readonly object_type: string }> = []
  let isNew = 0
  page.on("request", (request: Request) => {
    if (request.url().endsWith("/sessions/me")) sent.push(...JSON.parse(request.postData() ?? "{}").events)
  })
  page.on("response", async (response) => {
    if (response.url().endsWith("/sessions/me"))
      isNew += (await response.json().catch(() => ({ data: { stored: 0 } }))).data.stored
  })
  return {
    sent,
    ids: () => [...new Set(sent.map(({ _id }) => _id))],
    isNew: () => isNew
  }
}

const home = async (page: Page): Promise<void> => {
  await page.goto("/")
  await live(page)
  await touch(page)
  await expect(question(page)).toBeVisible()
}

test("what a viewer who agreed does arrives once each, also what was done without a line. D-72", async ({
  page,
  context,
  watched
}) => {
  watched.expectLoss(/./)
  const events = followEvents(page)
  await home(page)
  expect(events.sent).toEqual([])
  await question(page).getByRole("button", { name: "Boleh" }).click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => events.sent.map(({ verb, object_type }) => `${verb} ${object_type}`)).toEqual(["view home"])
  await followLink(page, "/brands")
  await expect.poll(() => events.ids().length).toBe(2)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem("pendar.route"))).toBe("/brands")

  await context.setOffline(true)
  for (const path of ["/stores", "/expert", "/brands"]) {
    const before = await waiting(page)
    await followLink(page, path)
    await expect.poll(() => waiting(page)).toBe(before + 1)
  }
  await context.setOffline(false)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(events.ids()).toHaveLength(5)
  await expect.poll(() => events.isNew()).toBe(5)

  // What waits as the page is left goes with it, and again with the next page: the shop stores it once.
  await page.route(counting, (route) => route.abort())
  await followLink(page, "/stores")
  await expect.poll(() => waiting(page)).toBe(1)
  await page.unroute(counting)
  await page.goto("/brands")
  await expect.poll(() => waiting(page)).toBe(0)
  await expect.poll(() => events.ids().length).toBe(7)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("@")
})

test("a viewer who refuses sends nothing, before and after, and may think again. D-72", async ({ page }) => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (counting.test(request.url())) asked.push(request.url())
  })
  await home(page)
  await question(page).getByRole("button", { name: "Tidak usah" }).click()
  await expect(question(page)).toHaveCount(0)
  for (const path of ["/brands", "/category/330/sunscreen", "/"]) {
    await page.goto(path)
    await live(page)
    await touch(page)
  }
  await page.goto("/pages/privacy")
  const choice = page.getByRole("region", { name: "Catatan kunjungan" })
  await expect(choice.getByRole("status")).toHaveText("Saat ini kunjunganmu tidak dicatat.")
  expect([asked, await stored(page, "pendar.tracked"), await stored(page, "pendar.consent")]).toEqual([[], null, "no"])

  const first = page.waitForRequest(/\/sessions\/me$/)
  await choice.getByRole("button", { name: "Boleh" }).click()
  await expect(choice.getByRole("status")).toHaveText("Saat ini kunjunganmu dicatat.")
  await first
  await expect.poll(() => waiting(page)).toBe(0)
  await choice.getByRole("button", { name: "Tidak usah" }).click()
  const before = asked.length
  await page.goto("/brands")
  await live(page)
  await touch(page)
  await page.goto("/")
  await live(page)
  expect([asked.length, await stored(page, "pendar.tracked")]).toEqual([before, null])
})
