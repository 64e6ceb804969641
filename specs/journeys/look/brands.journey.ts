import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

// All brands on one page that does not get long: findings of the screens, 21.

/** Height of a page in pixels, at most. */
const longest = { phone: 2_150, desktop: 1_800 }

const letters = (page: Page) => page.getByRole("navigation", { name: "Huruf awal" })
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test("all brands stand in columns below letters that stay", async ({ page, isMobile }) => {
  await page.goto("/brands")
  await live(page)
  expect(await lengthOf(page)).toBeLessThanOrEqual(isMobile ? longest.phone : longest.desktop)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand A–Z")
  await expect(page.getByRole("link", { name: "Senandika 6 produk" })).toBeVisible()
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])

  // A letter leads to its brands, which stand free below the row; on a phone the row follows.
  await letters(page).getByRole("link", { name: "P", exact: true }).click()
  await expect(page).toHaveURL(/#letter-P$/)
  const free = async () => {
    const part = await page.getByRole("region", { name: "P", exact: true }).boundingBox()
    const row = await letters(page).boundingBox()
    return part !== null && row !== null && part.y >= row.y + row.height - 1
  }
  await expect.poll(free).toBe(true)
  await expect(letters(page)).toBeInViewport({ ratio: 1 })
  if (isMobile) {
    await expect(letters(page).locator("[aria-current]")).toHaveText("P")
    await expect(letters(page).getByRole("link", { name: "P", exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test("the page of a letter has its brands, what they sell, and the letters beside it", async ({ page, isMobile }) => {
  await page.goto("/brands/S")
  await live(page)
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: /^(Saifon|Senandika|Sukma|Surya) \d+ produk · / })).toHaveCount(4)
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Terlaris dari brand S", "Brand huruf lain"])
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(["Q", "R", "T", "U"])
  const goods = main.getByRole("region", { name: "Terlaris dari brand S" }).getByRole("listitem")
  await expect(goods.filter({ visible: true }).filter({ hasText: /^(Saifon|Senandika|Sukma|Surya)/ })).toHaveCount(
    isMobile ? 4 : 5
  )
  for (const letter of ["Q", "R", "T", "U"])
    await expect(main.getByRole("region", { name: letter, exact: true }).getByRole("link")).not.toHaveCount(0)
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
})

test("the page of a letter leads to those of others @phone", async ({ page }) => {
  await page.goto("/brands/S")
  await live(page)
  await expect(letters(page).locator("[aria-current=page]")).toHaveText("S")
  await expect(letters(page).getByRole("link", { name: "S", exact: true })).toBeInViewport({ ratio: 1 })
  await letters(page).getByRole("link", { name: "T", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand berawalan T")
  await expect(page.getByRole("link", { name: "Tirta Lab 12 produk" })).toBeVisible()
})
