import type { Page } from "playwright/test"
import { startShop } from "../shop-process.ts"
import { violationsOn } from "./helpers/axe.ts"
import { expectFits } from "./helpers/fits.ts"
import { expect, live, neverHere, test, touch } from "./helpers/shopper.ts"

test.use({ isNewHere: true })

const daily = (page: Page) => page.getByRole("dialog", { name: "Halo, kenalan dulu" })
/** It has come, has the focus, and listens to the page, which it does one task after its first paint: no person is quicker. */
const comes = async (page: Page): Promise<void> => {
  await expect(daily(page).getByRole("button", { name: "Tutup" })).toBeFocused()
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
}
const once = (page: Page) => page.getByRole("dialog", { name: "Bingung mulai dari mana?" })

/** Opens a page and touches it; returns once the shop has sent its popup and the page has decided about it. */
const looksAt = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await live(page)
  const said = page.waitForResponse(/\/all-home-banner\/all/)
  await touch(page)
  await (await said).finished()
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestIdleCallback(() => void navigator.locks.request("pendar.popups", () => setTimeout(done, 200)))
      )
  )
}

test("the popup comes with the first touch, and goes by ✕, the ground behind it, Escape and Back", async ({ page }) => {
  const ways: ReadonlyArray<() => Promise<unknown>> = [
    () => daily(page).getByRole("button", { name: "Tutup" }).click(),
    () => page.mouse.click(3, 3),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => daily(page).getByRole("button", { name: "Nanti saja" }).click()
  ]
  for (const close of ways) {
    await page.goto("/")
    await page.evaluate(() => localStorage.removeItem("pendar.popups"))
    await page.reload()
    await live(page)
    await expect(daily(page)).toHaveCount(0)
    await touch(page)
    await comes(page)
    await close()
    await expect(daily(page)).toHaveCount(0)
    await expect(page).toHaveURL("/")
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
  }
})

test("the popup is accessible, leads where it says and lets Back lead home", async ({ page }) => {
  await page.goto("/")
  await live(page)
  await touch(page)
  await expect(daily(page)).toBeVisible()
  await expectFits(page)
  expect(await violationsOn(page)).toEqual([])
  await daily(page).getByRole("link", { name: "Mulai dari sini" }).click()
  await expect(page).toHaveURL(/\/promo\/tiga-langkah/)
  await expect(daily(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL("/")
})

test("it never comes during an order, and waits while a shopper types", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/order")
  await live(page)
  await touch(page)
  await page.goto("/")
  await live(page)
  const search = page.getByLabel("Cari produk").filter({ visible: true }).first()
  await search.click()
  await search.pressSequentially("serum")
  await expect(page.getByRole("option").first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("pendar.popups"))).toBeNull()
  await search.blur()
  await expect(daily(page)).toBeVisible()
})

test("it comes once in 24 h, or once for each banner", { tag: "@phone" }, async ({ browser }) => {
  test.slow()
  // A shop of its own: its clock goes on by days.
  const shop = await startShop()
  const context = await browser.newContext({ baseURL: shop.address, storageState: neverHere })
  const page = await context.newPage()
  const later = async (advance: string): Promise<void> => {
    const answer = await page.request.post("/dev/clock", { data: { advance }, headers: { origin: shop.address } })
    expect(answer.status()).toBe(200)
  }
  try {
    await looksAt(page, "/")
    await expect(daily(page)).toBeVisible()
    await looksAt(page, "/")
    await expect(daily(page)).toHaveCount(0)
    await looksAt(page, "/search?q=serum")
    await expect(once(page)).toBeVisible()
    await later("PT23H")
    await looksAt(page, "/")
    await expect(daily(page)).toHaveCount(0)
    await later("PT1H")
    await looksAt(page, "/")
    await expect(daily(page)).toBeVisible()
    await later("PT72H")
    await looksAt(page, "/search?q=serum")
    await expect(once(page)).toHaveCount(0)
  } finally {
    await context.close()
    await shop.stop()
  }
})
