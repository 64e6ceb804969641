import { dialog } from "../helpers/members.ts"
import { ops } from "../helpers/operations.ts"
import { chooseShade } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

// A product that no other journey sells.
const lipstick = "/product/lipstick/1118-puan-lipstik-presentasi"
const shade = { id: "111802", name: "Notulen" }

test("a bag shows goods below it, and something similar for what has sold out", async ({ page }) => {
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Tas belanja" }).filter({ visible: true }).first().click()
  const trending = dialog(page, "Tas belanja").getByRole("region", { name: "Lagi tren" })
  await expect(trending.getByRole("listitem")).toHaveCount(4)
  await page.keyboard.press("Escape")

  await chooseShade(page, shade.name)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  const goods = page.getByRole("region", { name: "Cocok dengan Lipstik Presentasi" })
  await expect(goods.getByRole("listitem")).toHaveCount(4)
  await expect(goods.getByRole("link", { name: "Lipstik Presentasi" })).toHaveCount(0)

  await ops("stock", "set", shade.id, "0")
  await page.reload()
  const line = page.getByRole("listitem").filter({ hasText: "baru saja habis" })
  // Its price is there, struck, and no part of the sum.
  await expect(line.locator("s")).toHaveText(/^Rp\d/)
  await expect(page.getByRole("region", { name: "Kenapa totalnya segini?" })).toContainText("Rp0")
  const similar = page.getByRole("region", { name: "Yang mirip Lipstik Presentasi" })
  await expect(similar.getByRole("listitem")).toHaveCount(4)
  await expect(page.getByRole("link", { name: "Checkout sebagai tamu" })).toBeHidden()
  await similar.getByRole("link", { name: "Semua Lipstik" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Lipstik" })).toBeVisible()
  await ops("stock", "set", shade.id, "40")
})

test("without a connection the bag says that its checkout waits, and leads there afterwards", async ({
  page,
  context,
  watched
}) => {
  watched.expectLoss(/./)
  await page.goto("/product/blush/1082-senandika-semburat-satin-blush")
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  const toCheckout = page.getByRole("link", { name: "Checkout sebagai tamu" })
  await expect(toCheckout).not.toHaveAttribute("aria-disabled")
  await context.setOffline(true)
  const waits = page.getByRole("link", { name: "Menunggu koneksi" })
  await expect(waits).toHaveAttribute("aria-disabled", "true")
  await waits.click({ force: true })
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
  await context.setOffline(false)
  await toCheckout.click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
})
