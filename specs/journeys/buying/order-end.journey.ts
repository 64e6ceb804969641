import { ops } from "../helpers/operations.ts"
import { asNewMember } from "../helpers/own-pages.ts"
import { placedOrder } from "../helpers/placed-order.ts"
import { expect, live, test } from "../helpers/shopper.ts"

/** Goods whose stock and prices no other journey changes. */
const [blush, powder] = [[1061, "106101"] as const, [1062, "106201"] as const]

test("an order that is cancelled is shown from its top, with what it is now", async ({ page, baseURL }) => {
  const { address } = await placedOrder(page, baseURL ?? "", [blush])
  await page.goto(address)
  await live(page)
  await expect(page.getByText(/^Perkiraan tiba/)).toBeVisible()
  // The link of this page is named by itself; the row leads to another.
  await expect(page.getByRole("link", { name: "Semua pesanan di perangkat ini", exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Batalkan pesanan" }).click()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(page.getByRole("dialog")).toContainText("Barangnya kami lepas lagi untuk pembeli lain.")
  await expect(page.getByRole("dialog")).not.toContainText("kembali ke akunmu")
  await page.getByRole("radio", { name: "Berubah pikiran" }).check()
  await page.getByRole("button", { name: "Ya, batalkan" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Dibatalkan" })).toBeInViewport()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByText(/^Perkiraan tiba/)).toBeHidden()
  await expect(page.getByText("Tidak jadi dikirim")).toBeVisible()
})

test("an order says that there is no connection, and is read again once there is one", async ({
  page,
  context,
  baseURL,
  watched
}) => {
  watched.expectLoss(/./)
  const { code, address } = await placedOrder(page, baseURL ?? "", [blush])
  await page.goto(address)
  await live(page)
  const check = page.getByRole("button", { name: "Cek status pembayaran" })
  await expect(check).toBeVisible()
  await context.setOffline(true)
  await check.click()
  const notice = page.getByRole("alert").filter({ hasText: "Kamu sedang offline. Statusnya kami cek lagi" })
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await check.click()
  await expect(page.getByText(/^Dicek pukul \d\d\.\d\d: pembayarannya belum masuk/)).toBeVisible()
  // An order that is opened without one.
  await page.getByRole("link", { name: "Semua pesanan di perangkat ini" }).click()
  const link = page.getByRole("link", { name: code })
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: "Kamu sedang offline" })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1, name: `Pesanan ${code}` })).toBeVisible()
})

test("an order that has arrived expects no parcel, and a received one can be ordered again", async ({
  page,
  baseURL
}) => {
  const { code, address } = await placedOrder(page, baseURL ?? "", [powder])
  await ops("orders", "accept", code)
  await ops("orders", "advance", code, "pack")
  await ops("orders", "advance", code, "ship", "--tracking", "JNE0123456789")
  await page.goto(address)
  await live(page)
  const expected = page.getByText(/^Perkiraan tiba/)
  await expect(expected).toBeVisible()
  await ops("orders", "advance", code, "deliver")
  await page.reload()
  await live(page)
  await expect(page.getByRole("status").filter({ hasText: "Sudah sampai" })).toBeVisible()
  await expect(expected).toBeHidden()
  await expect(page.getByText(/^Sampai (?:Min|Sen|Sel|Rab|Kam|Jum|Sab)\s\d/)).toBeVisible()
  // The newest events are shown, the older ones are folded.
  await expect(page.getByText("Pesanan dibuat")).toBeHidden()
  await page.getByText("Lihat 2 kejadian sebelumnya").click()
  await expect(page.getByText("Pesanan dibuat")).toBeVisible()
  const again = page.getByRole("button", { name: "Pesan lagi" })
  await expect(again).toBeHidden()
  await page.getByRole("button", { name: "Pesanan diterima" }).click()
  await again.click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (2)" })).toBeVisible()
  await expect(page.getByText("Barangnya sudah masuk lagi ke tas.")).toBeVisible()
})

test("removing an account names the order that is still to be paid, until it is cancelled", async ({
  page,
  baseURL
}) => {
  await asNewMember(page, baseURL ?? "", "Wulan")
  const { code } = await placedOrder(page, baseURL ?? "", [blush])
  await page.goto("/account/orders")
  await live(page)
  // The list says until when.
  await expect(page.getByRole("link", { name: new RegExp(`Bayar sebelum .* WIB.*${code}`) })).toBeVisible()
  await page.goto("/account/data")
  await live(page)
  const unpaid = page.getByText(`Pesanan ${code} masih menunggu pembayaran.`)
  await expect(unpaid).toBeHidden()
  await page.getByRole("button", { name: "Hapus akun" }).click()
  await expect(unpaid).toBeVisible()
  await page.getByRole("link", { name: "Buka pesanannya" }).click()
  await expect(page.getByRole("heading", { level: 1, name: `Pesanan ${code}` })).toBeVisible()
  await ops("orders", "cancel", code, "--note", "uji")
  await page.goto("/account/data")
  await live(page)
  const read = page.waitForResponse(/\/api\/orders/)
  await page.getByRole("button", { name: "Hapus akun" }).click()
  await read
  await expect(page.getByLabel("Kata sandi sekarang")).toBeVisible()
  await expect(unpaid).toBeHidden()
})
