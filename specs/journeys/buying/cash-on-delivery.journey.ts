import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { ops } from "../helpers/operations.ts"
import { someEmail, toPayment } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const cash = (page: Page) => page.getByRole("radio", { name: /^Bayar tunai ke kurir/ })
const status = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words })

test("a member pays the courier: the fee is named, the page says how much, and Back closes its dialog. D-57", async ({
  page
}) => {
  test.slow()
  const { who, shop } = await enter(page)
  await shop.dispose()
  await toPayment(page, who.email)
  await expect(page.getByRole("group", { name: "Bayar di tempat (COD)" })).toContainText("+Rp5.000 · saat tiba")

  // Another courier takes no money: the way out leads there.
  await page.getByRole("link", { name: "Ubah Pengiriman" }).click()
  await page.getByRole("radio", { name: /AnterAja Next Day/ }).check()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await expect(cash(page)).toBeDisabled()
  await expect(page.getByText("Kurir yang kamu pilih tidak menerima pembayaran.")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole("link", { name: "Ganti kurir" }).click()
  await page.getByRole("radio", { name: /AnterAja REG/ }).check()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await cash(page).check()

  // Chosen before the courier was changed, it is refused in words, and the ways that are left have the focus.
  await page.getByRole("link", { name: "Ubah Pengiriman" }).click()
  await page.getByRole("radio", { name: /AnterAja Next Day/ }).check()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await expect(cash(page)).toBeDisabled()
  await page.getByRole("button", { name: "Buat pesanan" }).filter({ visible: true }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Bayar di tempat tidak bisa" })).toBeInViewport()
  await expect(page.getByRole("radio", { name: /Transfer bank BCA/ })).toBeFocused()
  await page.getByRole("link", { name: "Ganti kurir" }).click()
  await page.getByRole("radio", { name: /AnterAja REG/ }).check()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await cash(page).check()
  await expect(page.getByText("Kurir menerima pembayaran saat paketmu tiba.")).toBeVisible()
  await expectFits(page)
  // From its top: a row that is scrolled half under the header would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsOn(page)).toEqual([])

  // A dialog that was closed here leaves nothing that Back would have to undo on the page of the order.
  await page.getByRole("button", { name: "syarat" }).filter({ visible: true }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.getByRole("button", { name: "Tutup" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("button", { name: "Buat pesanan" }).filter({ visible: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  const code = /PDR-[\w-]+/.exec(page.url())?.[0] ?? ""
  await expect(status(page, "Bayar saat tiba")).toBeVisible()
  await expect(page.getByText("Siapkan Rp133.200 tunai untuk kurir.")).toBeVisible()
  await expect(page.getByText("Biaya bayar di tempat").filter({ visible: true }).first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const letter = await (await page.request.get("/dev/outbox", { params: { to: who.email } })).text()
  expect(letter).toContain("Siapkan Rp133.200 tunai, dan bayar ke kurir saat paketmu tiba.")
  expect(letter).toContain("Biaya bayar di tempat: Rp5.000")

  await page.getByRole("button", { name: "Batalkan pesanan" }).click()
  await expect(dialog(page, "Batalkan pesanan?")).toBeVisible()
  await page.goBack()
  await expect(dialog(page, "Batalkan pesanan?")).toBeHidden()
  await expect(page.getByRole("heading", { level: 1, name: `Pesanan ${code}` })).toBeVisible()

  for (const move of [["pack"], ["ship", "--tracking", "AJ123"]]) await ops("orders", "advance", code, ...move)
  await page.reload()
  await live(page)
  await expect(page.getByText("Siapkan Rp133.200 tunai untuk kurir.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Pesanan diterima" })).toHaveCount(0)
  await ops("orders", "advance", code, "deliver")
  await page.reload()
  await live(page)
  await expect(page.getByText(/tunai untuk kurir/)).toHaveCount(0)
  await page.getByRole("button", { name: "Pesanan diterima" }).click()
  await expect(status(page, "Selesai")).toBeVisible()
  await expect(page.getByRole("button", { name: "Cetak kuitansi" })).toBeVisible()
})

test("a guest reads for whom the courier can be paid", async ({ page }) => {
  await toPayment(page, someEmail("tunai"))
  await expect(cash(page)).toBeDisabled()
  await expect(page.getByText("Untuk anggota dengan nomor HP terverifikasi.")).toBeVisible()
})
