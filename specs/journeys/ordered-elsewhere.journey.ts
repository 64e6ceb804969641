import type { Page } from "playwright/test"
import { enter } from "./helpers/made-member.ts"
import { chooseShade, lipstick } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

/** The bag is empty and leads nowhere else, as something is saved for later. D-21. */
const expectEmptyWithSaved = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name: "Tas kamu masih kosong" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Disimpan untuk nanti (1)" })).toBeVisible()
  await expect(page).toHaveURL(/\/order$/)
}

test("what a member took out of the bag in another tab is not ordered from this one", { tag: "@small" }, async ({
  page,
  context
}) => {
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.keyboard.press("Escape")

  // The bag is emptied in another tab; this one shows it as it was.
  const other = await context.newPage()
  await other.goto("/order")
  await live(other)
  await other.getByRole("button", { name: "Simpan untuk nanti" }).click()
  await expectEmptyWithSaved(other)
  await other.reload()
  await live(other)
  await expectEmptyWithSaved(other)
  await other.close()

  await page
    .getByRole("button", { name: /^Tas belanja, 1 barang/ })
    .first()
    .click()
  const bag = page.getByRole("dialog", { name: /^Tas belanja/ })
  await bag.getByRole("link", { name: /Checkout/ }).click()
  await expect(page.getByLabel("Alamat lengkap")).toHaveCount(0)
  await expectEmptyWithSaved(page)
  await expect(page.getByRole("button", { name: /^Tas belanja, 1 barang/ })).toHaveCount(0)
  await page
    .getByRole("button", { name: /^Tas belanja/ })
    .first()
    .click()
  await expect(bag).toContainText("Disimpan untuk nanti (1)")
})
