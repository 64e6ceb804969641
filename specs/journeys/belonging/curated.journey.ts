import { violationsInThemes, violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { dialog } from "../helpers/members.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

for (const [size, tag] of [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const)
  test(`a shopper opens a selection, swaps a step, reloads, and puts all of it into the bag, on ${size}. Specification 2`, {
    tag
  }, async ({ page }) => {
    await page.goto("/our-curated-selections")
    await live(page)
    await expect(page.getByRole("heading", { level: 1, name: "Pilihan kami" })).toBeVisible()
    const trending = page.getByRole("region", { name: "Lagi ramai minggu ini" }).getByRole("article")
    await expect(trending).toHaveCount(10)
    const more = page.getByRole("button", { name: "Muat lebih banyak" })
    await more.click()
    await expect(trending).toHaveCount(20)
    await more.click()
    await expect(trending).toHaveCount(30)
    await expect(more).toHaveCount(0)
    await quiet(page)
    expect(await violationsInThemes(page)).toEqual([])
    await expectFits(page)

    await page.getByRole("link", { name: "Cakep di sawo matang" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Cakep di sawo matang" })).toBeVisible()
    await page.goBack()
    await expect(trending).toHaveCount(30)
    await page.goForward()
    await expect(page.getByText("Segarkan pipi dilewati: produknya habis.")).toBeVisible()
    await page.getByRole("button", { name: /^Tukar dengan yang lain \(2\) Blush Rona Sawo/ }).click()
    const swap = dialog(page, "Pilih untuk Segarkan pipi")
    await expect(swap.getByRole("listitem")).toHaveCount(3)
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await swap.getByRole("button", { name: "Pilih Ubin Tegel Duo Blush" }).click()
    await expect(page.getByText(/dilewati/)).toHaveCount(0)
    await expect(page).toHaveURL(/swap=2-1$/)
    await page.reload()
    await live(page)
    await expect(page.getByRole("link", { name: "Ubin Tegel Duo Blush" })).toBeVisible()
    await quiet(page)
    expect(await violationsInThemes(page)).toEqual([])
    await expectFits(page)

    await page.getByRole("button", { name: "Masukkan semua" }).click()
    await expect(page.getByText("4 produk masuk ke tas.")).toBeVisible()
  })

test("a shopper tells a friend of a product: by WhatsApp or with the copied link. Specification 2, Modals", {
  tag: "@phone"
}, async ({ page }) => {
  await page.goto("/product/lipstick/1001-senandika-delima-satin-lipstick")
  await live(page)
  await page.getByRole("button", { name: "Bagikan" }).click()
  const share = dialog(page, "Bagikan ke teman")
  const address = /wa\.me\/\?text=Delima%20Satin%20Lipstick%20http.*1001-senandika-delima-satin-lipstick/
  await expect(share.getByRole("link", { name: "Kirim lewat WhatsApp" })).toHaveAttribute("href", address)
  await expect(share.getByRole("button", { name: "Salin tautan" })).toBeVisible()
  await quiet(page)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Bagikan" })).toBeFocused()
})
