import type { Page } from "playwright/test"
import { chooseShade, lipstick } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

// Rule 12: Back closes what is open over a page; only the next Back leaves the page.

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name })

/** Comes from home, so that Back has somewhere to go. */
const arrive = async (page: Page, path: string): Promise<string> => {
  await page.goto("/")
  await page.goto(path)
  await live(page)
  return page.url()
}

/** Back closes the dialog and stays; opened and closed otherwise, one Back leads home. */
const closesByBack = async (page: Page, open: () => Promise<void>, name: string | RegExp): Promise<void> => {
  const here = page.url()
  await open()
  await expect(dialog(page, name)).toBeVisible()
  await page.goBack()
  await expect(dialog(page, name)).toBeHidden()
  expect(page.url()).toBe(here)
  await expect(page.getByRole("banner")).toBeVisible()
  await open()
  await expect(dialog(page, name)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page, name)).toBeHidden()
  expect(page.url()).toBe(here)
}

test("Back closes the dialogs of a product, then leaves it", { tag: "@every" }, async ({ page }) => {
  await arrive(page, lipstick)
  await closesByBack(page, () => press(page, /^Tas belanja/), /^Tas belanja/)
  await chooseShade(page, "08 Kecubung")
  await closesByBack(page, () => press(page, "Beri tahu saya"), "Beri tahu saat tersedia")
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test("Back closes the filters and the menu of a phone @phone", async ({ page }) => {
  const here = await arrive(page, "/category/102/skincare")
  await closesByBack(page, () => page.getByRole("link", { name: /^Filter/ }).click(), "Filter")
  await press(page, "Kategori")
  const menu = page.getByRole("navigation", { name: "Kategori", exact: true })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  expect(page.url()).toBe(here)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test("a link in a dialog leaves one page behind, not two", async ({ page }) => {
  await arrive(page, lipstick)
  await chooseShade(page, "03 Bata Merah")
  await press(page, "Tambah ke tas")
  await expect(dialog(page, "Masuk ke tas")).toBeVisible()
  await page.getByRole("dialog").getByRole("link", { name: "Lihat tas" }).click()
  await expect(page).toHaveURL(/\/order/)
  await page.goBack()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test("Back and Forward pass over a dialog that was closed, in one press each", async ({ page }) => {
  await arrive(page, lipstick)
  await press(page, /^Tas belanja/)
  await expect(dialog(page, /^Tas belanja/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page, /^Tas belanja/)).toBeHidden()
  const brand = page.getByRole("main").getByRole("link", { name: "Senandika" }).first()
  // Back before the page of the link is drawn.
  await brand.evaluate((link: HTMLElement) => {
    link.click()
    history.back()
  })
  await expect(page).toHaveURL(/\/product\//)
  await expect(brand).toBeVisible()
  await brand.click()
  await expect(page).toHaveURL(/senandika$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/product\//)
  // The page was loaded again: until its script is there, the browser alone walks the entries.
  await live(page)
  // On, to the page that was opened last, and not to this one once more.
  await page.goForward()
  await expect(page).toHaveURL(/senandika$/)
  await expect(page.getByRole("dialog")).toBeHidden()
})

test("a choice that changes the address under a closed dialog leaves Back and Forward as they are", async ({
  page
}) => {
  await arrive(page, "/category/101/makeup")
  const list = page.url()
  await page
    .getByRole("main")
    .getByRole("link", { name: /Delima Satin Lipstick/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\//)
  await press(page, /^Tas belanja/)
  await expect(dialog(page, /^Tas belanja/)).toBeVisible()
  await page.keyboard.press("Escape")
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("main").getByRole("link", { name: "Senandika" }).first().click()
  await expect(page).toHaveURL(/senandika$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await page.goForward()
  await expect(page).toHaveURL(/\/product\//)
  await page.goForward()
  await expect(page).toHaveURL(/senandika$/)
})
