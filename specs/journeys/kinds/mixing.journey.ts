import { violationsInThemes } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { lipstick } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const preOrder = { product: 1123, path: "/product/lipstick/1123-nyala-merah-encore-lipstick" }

test("a guest whose other tab holds a pre-order is asked, and both tabs show what is decided. D-21", {
  tag: "@phone"
}, async ({ page, context }) => {
  const press = (on: typeof page, name: string | RegExp) =>
    on.getByRole("button", { name }).filter({ visible: true }).first().click()
  const mix = page.getByRole("dialog", { name: "Pre-order dibeli terpisah" })
  await page.goto(lipstick)
  await live(page)
  const other = await context.newPage()
  await other.goto(preOrder.path)
  await live(other)
  await press(other, "Tambah ke tas")
  await expect(other.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await other.keyboard.press("Escape")

  // Both sides are named; a visitor has two choices, and nothing happens before one is made.
  await page.bringToFront()
  await press(page, "Tambah ke tas")
  await expect(mix).toBeVisible()
  await expect(mix.getByRole("region", { name: "Di tasmu sekarang" })).toContainText("Merah Encore")
  await expect(mix.getByRole("region", { name: "Yang mau ditambah" })).toContainText("Delima Satin Lipstick")
  await expect(mix.getByRole("button", { name: /^Simpan tas lama/ })).toHaveCount(0)
  await expect(mix.getByRole("button", { name: "Batal" })).toBeFocused()
  await expectFits(page)
  expect(await violationsInThemes(page)).toEqual([])
  await press(page, "Batal")
  await expect(mix).toBeHidden()
  await expect(page.getByRole("button", { name: /^Tas belanja, 1/ }).first()).toBeVisible()

  // What was asked survives neither a press of Back nor a reload: the bag is as it was.
  await press(page, "Tambah ke tas")
  await expect(mix).toBeVisible()
  await page.goBack()
  await expect(mix).toBeHidden()
  await press(page, "Tambah ke tas")
  await mix.getByRole("button", { name: /^Kosongkan & tambah/ }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await other.bringToFront()
  await other.goto("/order")
  await live(other)
  await expect(other.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
  await expect(other.getByText("Delima Satin Lipstick").first()).toBeVisible()
  await expect(other.getByText("Merah Encore")).toHaveCount(0)
})

test("a member whose other tab was quicker is asked from the wishlist, and keeps the old bag for later. D-21", {
  tag: "@wide"
}, async ({ page, context, watched }) => {
  watched.expectRefusal(409, /\/carts$/)
  watched.expectRefusal(422, /\/carts$/)
  const { shop } = await enter(page)
  await shop.dispose()
  const saved = await page.request.post("/api/catalogue/v3/users/me/wishlists", {
    data: { product_id: preOrder.product },
    headers: { origin: new URL(page.url()).origin }
  })
  expect(saved.status()).toBe(200)
  await page.goto("/wishlist")
  await live(page)
  const move = page.getByRole("button", { name: /Pindah ke tas/ }).first()
  await expect(move).toBeVisible()

  const other = await context.newPage()
  await other.goto(lipstick)
  await live(other)
  await other.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await expect(other.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()

  await page.bringToFront()
  await move.click()
  const mix = page.getByRole("dialog", { name: "Pre-order dibeli terpisah" })
  await expect(mix).toBeVisible()
  await expect(mix.getByRole("region", { name: "Di tasmu sekarang" })).toContainText("Delima Satin Lipstick")
  await expectFits(page)
  expect(await violationsInThemes(page)).toEqual([])
  await mix.getByRole("button", { name: /^Simpan tas lama/ }).click()
  await expect(mix).toBeHidden()
  await page.goto("/order")
  await live(page)
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
  await expect(page.getByText("Merah Encore").first()).toBeVisible()
  await expect(page.getByText(/^Disimpan untuk nanti \(1\)/)).toBeVisible()
  await expect(page.getByText("Delima Satin Lipstick").first()).toBeVisible()
})
