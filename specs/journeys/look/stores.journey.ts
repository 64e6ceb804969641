import { violationsOn } from "../helpers/axe.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

// The stores of one city, at an address of its own: findings of the screens, 42.

/** Height of the page of all stores in pixels, at most. */
const longest = { phone: 3_400, desktop: 2_000 }

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false })

  test("a reader finds the stores of a city, and of the others", async ({ page }) => {
    await page.goto("/stores")
    await page.getByRole("link", { name: "Jakarta · 4" }).click()
    await expect(page).toHaveURL(/\/stores\?city=jakarta$/)
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(4)
    await expect(page.getByText("Buka tiap hari 10.00–22.00 WIB")).toHaveCount(1)
    await page.getByRole("link", { name: /Lihat 12 toko di kota lain/ }).click()
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(16)
  })
})

test("a press on a city shows its stores at once", async ({ page, isMobile }) => {
  await page.goto("/stores")
  await live(page)
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(length).toBeLessThanOrEqual(isMobile ? longest.phone : longest.desktop)
  await expect(page.getByText("16 toko · 13 kota")).toBeVisible()
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole("link", { name: "Denpasar" }).click()
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Pendar Jepun Walk"])
  await expect(page.getByRole("heading", { level: 2, name: "Denpasar" })).toBeVisible()
  await expect(page.getByText(/(Buka sampai|Tutup, buka).* WITA/)).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
  // Pressing it again shows all.
  await page.getByRole("navigation", { name: "Pilih kota" }).getByRole("link", { name: "Denpasar" }).click()
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(16)
})
