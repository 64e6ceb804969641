import type { Page } from "playwright/test"
import { expect, live, test, touch } from "../helpers/shopper.ts"

const offer = (page: Page) => page.getByRole("complementary", { name: "Pasang Pendar di HP-mu" })

/** A browser that was here before, two days ago. */
const beenHereTwice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seenAt = Date.now() - 172_800_000
    if (localStorage.getItem("pendar.install") === null)
      localStorage.setItem("pendar.install", JSON.stringify({ v: 1, visits: 1, seenAt }))
  })
}

/** What Chromium does by itself where the shop can be installed; its headless form never does. */
const offerPrompt = (page: Page, outcome: "accepted" | "dismissed" = "dismissed"): Promise<void> =>
  page.evaluate((answer) => {
    const prompt = async () => {
      document.documentElement.dataset["prompted"] = "yes"
    }
    const userChoice = Promise.resolve({ outcome: answer })
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt, userChoice }))
  }, outcome)

const openSearch = async (page: Page): Promise<void> => {
  await page.goto("/search?q=serum")
  await live(page)
  await offerPrompt(page)
  await touch(page)
}

/** Mock install-prompt-mobile; decision 0134. */
test.describe("the offer to install", () => {
  test("comes with the second visit, and stays away once it was put off", async ({ page }) => {
    await beenHereTwice(page)
    await openSearch(page)
    await expect(offer(page)).toBeVisible()
    await offer(page).getByRole("button", { name: "Nanti", exact: true }).click()
    await expect(offer(page)).toBeHidden()
    const facts = await page.evaluate(() => JSON.parse(localStorage.getItem("pendar.install") ?? "{}"))
    expect(facts.visits).toBe(2)
    expect(Math.round((facts.restsUntil - Date.now()) / 86_400_000)).toBe(30)
    await openSearch(page)
    await page.waitForFunction(() => document.documentElement.dataset["live"] === "yes")
    await expect(offer(page)).toBeHidden()
  })

  test("opens the browser's own dialog, and rests 90 days if that is refused", async ({ page }) => {
    await beenHereTwice(page)
    await openSearch(page)
    await offer(page).getByRole("button", { name: "Pasang", exact: true }).click()
    await expect(page.locator("html[data-prompted=yes]")).toBeAttached()
    await expect(offer(page)).toBeHidden()
    const facts = await page.evaluate(() => JSON.parse(localStorage.getItem("pendar.install") ?? "{}"))
    expect(Math.round((facts.restsUntil - Date.now()) / 86_400_000)).toBe(90)
  })

  test("does not come on a first visit, nor over a form or the page of a product", async ({ page }) => {
    await openSearch(page)
    await page.waitForFunction(() => localStorage.getItem("pendar.install") !== null)
    await expect(offer(page)).toBeHidden()
    await page.evaluate(() =>
      localStorage.setItem("pendar.install", JSON.stringify({ v: 1, visits: 5, seenAt: Date.now() }))
    )
    for (const path of ["/order", "/product/lipstick/1001-senandika-delima-satin-lipstick"]) {
      await page.goto(path)
      await live(page)
      await offerPrompt(page)
      await touch(page)
      await expect(offer(page)).toBeHidden()
    }
  })
})
