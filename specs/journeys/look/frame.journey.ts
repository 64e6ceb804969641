import type { Locator, Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { chooseShade, lipstick, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

// What stands around a page: on a phone the goods own the first view. Decision 0088.

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await live(page)
}
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (box === null) throw new Error("it is not on the page")
  return box
}
const header = (page: Page) => page.getByRole("banner")
const padangBarat = { district: "Padang Barat", village: "Olo", postalCode: "25117" }
const strip = (page: Page) => page.getByRole("complementary", { name: "Pengumuman" })
const firstCard = (page: Page) => page.getByRole("main").getByRole("article").first().locator("img").first()

test("a phone shows goods in its first view @phone", async ({ page }) => {
  for (const path of ["/category/101/makeup", "/brand/114-puan"]) {
    await open(page, path)
    const line = await boxOf(strip(page))
    const bar = await boxOf(header(page))
    expect([line.y, line.height, bar.y, bar.height]).toEqual([0, 32, 32, 56])
    const { y, height } = await boxOf(firstCard(page))
    expect(y).toBeLessThanOrEqual(360)
    // Name and price stand above the bar at the bottom.
    const { y: tabs } = await boxOf(page.getByRole("navigation", { name: "Menu utama" }))
    expect(y + height + 100).toBeLessThan(tabs)
    await expect(
      page
        .getByRole("article")
        .first()
        .getByText(/Rp[0-9]/)
        .first()
    ).toBeInViewport({ ratio: 1 })
  }
  await open(page, `${lipstick}/reviews`)
  await expect(strip(page)).toBeHidden()
  await open(page, "/search?q=serum")
  await expect(strip(page)).toBeHidden()
  expect((await boxOf(firstCard(page))).y).toBeLessThanOrEqual(200)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hasil untuk “serum”")
})

test("the header leaves on the way down and returns on the way up @phone", async ({ page }) => {
  await open(page, "/category/101/makeup")
  const filter = page.getByRole("link", { name: /^Filter/ })
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 900)
  await expect(header(page)).not.toBeInViewport()
  // What narrows the list stays at the top.
  await expect.poll(async () => (await boxOf(filter)).y).toBe(8)
  await page.mouse.wheel(0, -40)
  await expect.poll(async () => (await boxOf(header(page))).y).toBe(0)
  await expect.poll(async () => (await boxOf(filter)).y).toBe(64)
  await expect(strip(page)).not.toBeInViewport()
  // A search that is being typed keeps it.
  await page.getByLabel("Cari produk").focus()
  await page.mouse.wheel(0, 300)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
})

test("announcements take turns, stop under the pointer, and stay closed once they are @desktop", async ({ page }) => {
  await open(page, "/")
  // Away from the corner in which a pointer begins.
  await page.mouse.move(700, 700)
  const first = strip(page).getByText("Gratis ongkir mulai Rp200.000")
  const second = strip(page).getByRole("link", { name: "Harga kilat pukul 06.00 dan 18.00" })
  await expect(first).toBeVisible()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  const states = () =>
    strip(page)
      .getByRole("list")
      .evaluate((list) => list.getAnimations({ subtree: true }).map(({ playState }) => playState))
  expect(await states()).toEqual(["running", "running"])
  await second.hover()
  expect(await states()).toEqual(["paused", "paused"])
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect(first).toBeVisible()
  await expect(second).toBeHidden()
  await page.getByRole("button", { name: "Tutup pengumuman" }).click()
  await expect(strip(page)).toHaveCount(0)
  await page.reload()
  // Before any script of the shop has come.
  await expect(header(page)).toBeVisible()
  expect((await boxOf(header(page))).y).toBe(0)
  await live(page)
  await expect(strip(page)).toHaveCount(0)
})

test("a checkout has the way back, the logo and nothing else around it", async ({ page }) => {
  await open(page, lipstick)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: /^Tas belanja/ })).toBeVisible()
  await expect(header(page).getByText("Aman")).toHaveCount(0)
  await page
    .getByRole("link", { name: /Checkout/ })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  await expect(header(page).getByText("Aman")).toBeVisible()
  await expect(header(page).getByRole("search")).toHaveCount(0)
  await expect(header(page).getByRole("button")).toHaveCount(0)
  await expect(strip(page)).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
})

test("an emergency is named where it concerns a delivery, and stays closed @desktop", async ({ page }) => {
  const notice = page.getByText(/Sumatera Barat mundur/)
  await open(page, "/")
  await expect(notice).toHaveCount(0)
  await open(page, lipstick)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).first().click()
  await typeDetails(page, someEmail("cuaca"), padangBarat)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(notice).toBeVisible()
  await page.getByRole("button", { name: "Tutup pengumuman" }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test("an emergency that concerns all deliveries is named on home", async ({ page }) => {
  // As if its merchant had named no region.
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"regions":["13"],', "") })
  })
  await open(page, "/")
  const notice = page.getByRole("main").getByRole("complementary", { name: "Pengumuman" })
  await expect(notice).toContainText("mundur satu sampai dua hari")
  await notice.getByRole("button", { name: "Tutup pengumuman" }).click()
  await expect(notice).toHaveCount(0)
})
