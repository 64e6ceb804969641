import { enter } from "../helpers/made-member.ts"
import { typeDetails } from "../helpers/selling-walk.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

// Rp84.150 each: three of them pass Rp200.000, from which on members get a balm worth Rp35.000.
const lipCream = "/product/lip-cream/1124-senandika-malam-minggu-lip-cream"
// Three products of this brand give everybody a sheet mask of it.
const mask = "/product/sheet-mask/1210-mawar-sheet-mask-vitamin-c-jambu"

const order = async (page: Parameters<typeof typeDetails>[0], email: string): Promise<void> => {
  await typeDetails(page, email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
}

test("a member earns a gift, declines it, takes it back, and finds it in the order and its letter", async ({
  page
}) => {
  test.slow()
  const { who, shop } = await enter(page)
  await shop.dispose()
  await page.goto(lipCream)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  const gifts = page.getByRole("list", { name: "Hadiah untukmu" })
  const more = page.getByRole("button", { name: /^Tambah Malam Minggu/ })
  await more.click()
  await expect(page.getByRole("group", { name: /^Jumlah Malam Minggu/ })).toContainText("2")
  await expect(gifts).toHaveCount(0)
  await more.click()
  await expect(gifts.getByRole("listitem")).toContainText(["Balm Madu Randu"])
  await expect(gifts).toContainText("Gratis, nilainya Rp35.000")
  await expect(page.getByRole("region", { name: "Kenapa totalnya segini?" })).toContainText("Rp252.450")
  await expectNoSideScroll(page)

  await page.getByRole("button", { name: /^Tidak usah Balm Madu Randu/ }).click()
  await expect(gifts).toContainText("Hadiah dilewati")
  await expect(gifts).not.toContainText("Gratis")
  // The focus stays where it was pressed.
  await expect(page.getByRole("button", { name: /^Ambil lagi Balm Madu Randu/ })).toBeFocused()
  await page.reload()
  await live(page)
  await expect(gifts).toContainText("Hadiah dilewati")
  await page.getByRole("button", { name: /^Ambil lagi Balm Madu Randu/ }).click()
  await expect(gifts).toContainText("Gratis")

  // Below the amount it goes, and comes back with the goods.
  await page.getByRole("button", { name: /^Kurangi Malam Minggu/ }).click()
  await expect(gifts).toHaveCount(0)
  await more.click()
  await expect(gifts).toContainText("Gratis")

  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await order(page, who.email)
  const items = page.getByRole("listitem").filter({ hasText: "Hadiah untukmu" })
  await expect(items).toContainText("Balm Madu Randu")
  await expect(items).toContainText("Gratis")
  const letter = await page.request.get("/dev/outbox", { params: { to: who.email } })
  expect(await letter.text()).toContain("1 × Balm Madu Randu, 4 g: hadiah")
})

test("a guest has the gifts that are for everybody, and a declined one is not sent", async ({ page }) => {
  test.slow()
  await page.goto(mask)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  const gifts = page.getByRole("list", { name: "Hadiah untukmu" })
  const more = page.getByRole("button", { name: /^Tambah Sheet Mask Vitamin C/ })
  await more.click()
  await more.click()
  await expect(gifts).toContainText("Hydrating Sheet Mask Air Mawar")
  await page.getByRole("link", { name: /^Checkout/ }).click()
  await order(page, "tamu.hadiah@contoh.id")
  await expect(page.getByRole("listitem").filter({ hasText: "Hadiah untukmu" })).toContainText("Air Mawar")

  // Declined in the bag while its checkout is open: the checkout follows.
  await page.goto(mask)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await more.click()
  await more.click()
  await expect(gifts).toContainText("Air Mawar")
  await page.getByRole("link", { name: /^Checkout/ }).click()
  await expect(page.getByRole("button", { name: "Lanjut ke pengiriman" })).toBeVisible()
  await page.goto("/order")
  await live(page)
  await page.getByRole("button", { name: /^Tidak usah Hydrating Sheet Mask/ }).click()
  await expect(gifts).toContainText("Hadiah dilewati")
  await page.getByRole("link", { name: /^Checkout/ }).click()
  await order(page, "tamu.hadiah@contoh.id")
  await expect(page.getByText("Sheet Mask Vitamin C Jambu").first()).toBeVisible()
  await expect(page.getByText("Hadiah untukmu")).toHaveCount(0)
})
