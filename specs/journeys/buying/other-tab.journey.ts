import type { Page } from "playwright/test"
import { chooseShade, lipstick, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const perfume = "/product/eau-de-parfum/1006-kenanga-senja-di-ubud"

/** Goes from a product to the last button, with a bank chosen. */
const toPayment = async (tab: Page, email: string): Promise<void> => {
  await tab.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await typeDetails(tab, email)
  await tab.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await tab.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await tab.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(tab.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
}

test("another tab that buys other goods changes nothing that this one orders", async ({ page, context, watched }) => {
  // The first press meets the order as the other tab left it.
  watched.expectRefusal(409, /\/api\//)
  const email = someEmail("dua-tab")
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await toPayment(page, email)

  const other = await context.newPage()
  await other.goto(perfume)
  await live(other)
  await other.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  const place = other.getByLabel("Alamat lengkap")
  await expect(other.locator("summary").filter({ hasText: "Ringkasan" })).toContainText("1 produk")
  await typeDetails(other, email)
  await place.fill("Jalan Teman 99")
  await other.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(other.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()

  // Pressed in the window beside it: the other place is asked about, and the own one comes back with the goods.
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  const question = page.getByRole("dialog")
  await expect(question.getByText(/Dikirim ke: .+Jalan Teman 99/)).toBeVisible()
  await question.getByRole("button", { name: "Pakai alamat tadi" }).click()
  await expect(page.getByText("Tab lain sempat mengisi pesanan ini dengan barang lain.")).toBeVisible()
  const summary = page.locator("summary").filter({ hasText: "Ringkasan" })
  await expect(summary).toContainText("1 produk")
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  const again = question.getByRole("button", { name: /^Setuju, jadi/ })
  const placed = page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })
  // A new unique code is another total, which is asked about; the same one is not.
  await expect(again.or(placed)).toBeVisible()
  if (await again.isVisible()) {
    await again.click()
    await page.getByRole("button", { name: "Buat pesanan" }).click()
  }
  await expect(placed).toBeVisible()
  await expect(page.getByRole("main")).toContainText("03 Bata Merah")
  await expect(page.getByRole("main")).not.toContainText("Kenanga")
  await expect(page.getByRole("main")).not.toContainText("Jalan Teman 99")
})

test("the order of another tab is shown by a checkout that was on its way to it", async ({ page, context }) => {
  const email = someEmail("dua-tab-satu-pesanan")
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await typeDetails(page, email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await other.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(other.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await other.getByRole("button", { name: "Buat pesanan" }).click()
  const placed = /^Pesanan PDR-/
  await expect(other.getByRole("heading", { level: 1, name: placed })).toBeVisible()

  await expect(page.getByRole("heading", { level: 1, name: placed })).toBeVisible()
  expect(page.url()).toBe(other.url())
})

test("another tab that has ordered other goods leaves this one its own", async ({ page, context, watched }) => {
  watched.expectRefusal(409, /\/api\//)
  const email = someEmail("tab-lain-pesan")
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await toPayment(page, email)

  const other = await context.newPage()
  await other.goto(perfume)
  await live(other)
  await toPayment(other, email)
  await other.getByRole("button", { name: "Buat pesanan" }).click()
  const placed = /^Pesanan PDR-/
  await expect(other.getByRole("heading", { level: 1, name: placed })).toBeVisible()
  await expect(other.getByRole("main")).toContainText("Kenanga")
  // Once more, as a gift: that stays in the bag.
  await other.goto(perfume)
  await live(other)
  await other.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  await expect(other.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await other.close()

  await page.bringToFront()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  const notice = page.getByText("Di tab lain kamu sudah membuat pesanan.")
  await expect(notice).toBeVisible()
  const order = page.getByRole("link", { name: /^Lihat pesanan PDR-/ })
  await expect(order).toHaveAttribute("href", /PDR-/)
  await expect(page.locator("summary").filter({ hasText: "Ringkasan" })).toContainText("1 produk")
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: placed })).toBeVisible()
  await expect(page.getByRole("main")).toContainText("03 Bata Merah")
  await expect(page.getByRole("main")).not.toContainText("Kenanga")
  await expect(page.getByRole("button", { name: /^Tas belanja, 1 barang/ })).toBeVisible()
})
