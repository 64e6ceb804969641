import { ops } from "../helpers/operations.ts"
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
  await page.getByRole("radio", { name: "Berubah pikiran" }).check()
  await page.getByRole("button", { name: "Ya, batalkan" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Dibatalkan" })).toBeInViewport()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByText(/^Perkiraan tiba/)).toBeHidden()
})

test("an order says that there is no connection, and is read again once there is one", { tag: "@small" }, async ({
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

test("an order that has arrived expects no parcel, and a received one can be ordered again", { tag: "@small" }, async ({
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
  const again = page.getByRole("button", { name: "Pesan lagi" })
  await expect(again).toBeHidden()
  await page.getByRole("button", { name: "Pesanan diterima" }).click()
  await again.click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (2)" })).toBeVisible()
  await expect(page.getByText("Barangnya sudah masuk lagi ke tas.")).toBeVisible()
})
