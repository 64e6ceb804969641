import { enter } from "../helpers/made-member.ts"
import { dialog, loginDialog } from "../helpers/members.ts"
import { ops } from "../helpers/operations.ts"
import { typeDetails } from "../helpers/selling-walk.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

// Rp84.150 each: one takes at most 42 points, two take 84.
const goods = "/product/lip-cream/1124-senandika-malam-minggu-lip-cream"

test("a member spends points on an order, sees them held, and has them back when it is called off", async ({
  page
}) => {
  test.slow()
  const { who, shop } = await enter(page)
  await shop.dispose()
  await ops("points", "give", who.email, "70", "--note", "welcome")
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  const row = page.getByRole("button", { name: /^Poin/ })
  await expect(row).toContainText("70 tersedia")
  await row.click()
  const points = page.getByRole("textbox", { name: "Poin yang dipakai" })
  const why = page.getByRole("region", { name: "Kenapa totalnya segini?" })
  await expect(page.getByText(/^Bisa sampai 42 poin, setara Rp42\.000/)).toBeVisible()

  // Each press changes the total at once; more than may be used becomes the most.
  await page.getByRole("button", { name: "Tambah satu poin" }).click()
  await page.getByRole("button", { name: "Tambah satu poin" }).click()
  await expect(points).toHaveValue("2")
  await expect(why).toContainText("Rp82.150")
  await points.fill("9999")
  await points.press("Enter")
  await expect(points).toHaveValue("42")
  await expect(row).toContainText("Hemat Rp42.000")
  await page.getByRole("button", { name: "Tidak pakai poin" }).click()
  await expect(row).toContainText("70 tersedia")

  // All 70 for two; of one unit fewer count, and all again with the second.
  await page.getByRole("button", { name: /^Tambah Malam Minggu/ }).click()
  await page.getByRole("button", { name: "Pakai semua (70)" }).click()
  await expect(why).toContainText("Rp98.300")
  await page.getByRole("button", { name: /^Kurangi Malam Minggu/ }).click()
  await expect(page.getByText(/^Kamu pilih 70 poin/)).toBeVisible()
  await expect(row).toContainText("Hemat Rp42.000")
  await page.reload()
  await live(page)
  await expect(row).toContainText("Hemat Rp42.000")
  await page.getByRole("button", { name: /^Tambah Malam Minggu/ }).click()
  await expect(row).toContainText("Hemat Rp70.000")
  await expectNoSideScroll(page)

  // The same at the payment, on the order and in its letter.
  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await typeDetails(page, who.email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  const heading = page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })
  await expect(heading).toBeVisible()
  const code = /PDR-\d{6}-\w{5}/.exec(page.url())?.[0] ?? ""
  await expect(page.getByText("Poin (70)").first()).toBeAttached()
  const letter = await page.request.get("/dev/outbox", { params: { to: who.email } })
  expect(await letter.text()).toContain("Poin (70): -Rp70.000")

  // Held, not used: off the balance, and named with the order.
  await page.goto("/account/points")
  await expect(page.getByText("70 poin ditahan untuk pesanan yang belum dibayar")).toBeVisible()
  const held = page.getByRole("listitem").filter({ hasText: "Ditahan untuk pesanan" })
  await expect(held).toContainText("-70")
  await expect(held).toContainText("Saldo 0")
  await held.getByRole("link", { name: code }).click()
  await page.getByRole("button", { name: "Batalkan pesanan" }).click()
  const asked = dialog(page, "Batalkan pesanan?")
  await expect(asked).toContainText("Poin yang kamu pakai kembali ke akunmu.")
  await expect(asked).not.toContainText("voucher")
  await page.getByRole("radio", { name: "Berubah pikiran" }).check()
  await page.getByRole("button", { name: "Ya, batalkan" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Dibatalkan" })).toBeInViewport()
  await page.goto("/account/points")
  await expect(page.getByText("Setara Rp70.000")).toBeVisible()
  const back = page.getByRole("listitem").filter({ hasText: "Poin kembali dari pesanan" })
  await expect(back).toContainText("+70")
  await expect(page.getByText(/ditahan/)).toHaveCount(0)
  await expectNoSideScroll(page)
})

test("an order waits for the points that were pressed before it. H7", async ({ page }) => {
  test.slow()
  const { who, shop } = await enter(page)
  await shop.dispose()
  await ops("points", "give", who.email, "70", "--note", "welcome")
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await typeDetails(page, who.email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  const row = page.getByRole("button", { name: /^Poin/ })
  await row.click()

  // What is taken off again leaves the focus where it is.
  await page.getByRole("button", { name: "Tambah satu poin" }).click()
  await expect(row).toContainText("Hemat Rp1.000")
  const none = page.getByRole("button", { name: "Tidak pakai poin" })
  await none.click()
  await expect(row).toContainText("70 tersedia")
  await expect(none).toBeFocused()

  const answered = Promise.withResolvers<void>()
  await page.route(/\/carts\/points$/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole("button", { name: "Pakai semua (42)" }).click()
  await expect(page.getByRole("textbox", { name: "Poin yang dipakai" })).toHaveValue("42")
  await expect(row).toContainText("70 tersedia")
  const place = page.getByRole("button", { name: "Buat pesanan" }).filter({ visible: true })
  await place.click()
  await expect(place).toHaveAttribute("aria-busy", "true")
  answered.resolve()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await expect(page.getByText("Poin (42)").first()).toBeAttached()
})

test("a member without points reads how they come, a guest is led to the log-in", async ({ page }) => {
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await page.getByRole("button", { name: /^Poin.*Masuk untuk pakai/ }).click()
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press("Escape")
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto("/account")
  await live(page)
  await page.getByRole("link", { name: /^Poin/ }).filter({ visible: true }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Poin" })).toBeVisible()
  await expect(page.getByText("Belum ada poin")).toBeVisible()
  await expect(page.getByText("Tiap belanja Rp50.000 dapat satu poin setelah pesananmu selesai.")).toBeVisible()
})
