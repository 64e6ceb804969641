import type { Page } from "playwright/test"
import { chooseShade, lipstick, placeOrder, someEmail } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"
import { cutOffOn, enlargeLetters, textStylesOn } from "../helpers/text-styles.ts"

// Every text has a style of the look, and can be read at twice its size. Look, tokens 3.

/** Goes from home to the checkout, and stops on each page. */
const walkToCheckout = async (page: Page, visit: (name: string) => Promise<void>): Promise<void> => {
  for (const [name, path] of [
    ["home", "/"],
    ["category", "/category/101/makeup"],
    ["product", lipstick]
  ] as const) {
    await page.goto(path)
    await live(page)
    await visit(name)
  }
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await visit("added")
  await page.getByRole("link", { name: "Lihat tas" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: /^Tas belanja/ })).toBeVisible()
  await live(page)
  await visit("bag")
  await page
    .getByRole("link", { name: /Checkout/ })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  await visit("checkout")
}

test("every text has a style of the look", async ({ page }) => {
  const expectStyles = async (name: string) => {
    const { seen, theme } = await textStylesOn(page)
    expect(theme.length, "styles of the theme").toBeGreaterThanOrEqual(11)
    expect(Object.keys(seen).length, `styles on ${name}`).toBeGreaterThan(3)
    expect(
      Object.entries(seen).filter(([style]) => !theme.includes(style)),
      name
    ).toEqual([])
  }
  await page.goto(lipstick)
  await live(page)
  await placeOrder(page, someEmail("huruf"))
  await expectStyles("order")
  await walkToCheckout(page, expectStyles)
})

test("letters of twice the size cut nothing off @phone", async ({ page }) => {
  await enlargeLetters(page)
  await walkToCheckout(page, async (name) => {
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("32px")
    expect(await cutOffOn(page), name).toEqual([])
  })
})
