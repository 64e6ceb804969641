import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { someEmail, toPayment } from "../helpers/selling-walk.ts"
import { expect, test } from "../helpers/shopper.ts"

const place = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "Buat pesanan" }).filter({ visible: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  return /PDR-[\w-]+/.exec(page.url())?.[0] ?? ""
}
/** What the bank reports of an order, as its simulator sends it. */
const report = async (page: Page, code: string, result: "paid" | "failed"): Promise<void> => {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(`/dev/payments/${code}/settle`, { data: { result }, headers: { origin } })
  expect(answer.status()).toBe(200)
}
const payBox = (page: Page) => page.getByRole("region", { name: "Cara bayar" })
const status = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words })

test("a guest pays into a virtual account, whose fee is part of the total, and reads that it is paid", async ({
  page
}) => {
  const email = someEmail("va")
  await toPayment(page, email)
  const virtual = page.getByRole("radio", { name: "Virtual account BCA" })
  await virtual.check()
  await expect(page.getByText("Begitu kamu bayar, pesananmu langsung terkonfirmasi.")).toBeVisible()
  await expectFits(page)
  expect(await violationsOn(page)).toEqual([])
  const code = await place(page)
  await expect(payBox(page)).toContainText("Virtual account BCA")
  await expect(payBox(page)).toContainText(/39117\d{11}/)
  await expect(page.getByText("Biaya pembayaran BCA").filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole("link", { name: "Saya sudah transfer" })).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  const letter = await (await page.request.get("/dev/outbox", { params: { to: email } })).text()
  expect(letter).toMatch(/ke virtual account BCA\\n39117\d{11}/)
  expect(letter).toContain("Biaya pembayaran BCA: Rp4.000")
  expect(letter).not.toContain("kode unik")

  await report(page, code, "paid")
  await page.getByRole("button", { name: "Cek status pembayaran" }).click()
  await expect(status(page, "Sudah dibayar")).toBeVisible()
  await expect(payBox(page)).toHaveCount(0)
})

test("a guest pays by QRIS: the code is drawn, can be saved, and ends after fifteen minutes", async ({ page }) => {
  await toPayment(page, someEmail("qris"))
  await page.getByRole("radio", { name: "QRIS" }).check()
  await expect(page.getByText("Batas bayar 15 menit setelah pesanan dibuat.")).toBeVisible()
  const code = await place(page)
  const picture = payBox(page).getByRole("img", { name: /^Kode QRIS untuk membayar Rp/ })
  await expect(picture).toBeVisible()
  await expect(payBox(page).getByRole("timer")).toContainText(/^1[45]:\d\d$/)
  await expectFits(page)
  expect(await violationsOn(page)).toEqual([])
  const saved = page.waitForEvent("download")
  await payBox(page).getByRole("button", { name: "Simpan gambar QR" }).click()
  expect((await saved).suggestedFilename()).toBe("qris.png")
  await report(page, code, "paid")
  await page.getByRole("button", { name: "Cek status pembayaran" }).click()
  await expect(status(page, "Sudah dibayar")).toBeVisible()
})

test("a payment that failed is said, and the same goods are paid by transfer instead", async ({ page }) => {
  const email = someEmail("gagal")
  await toPayment(page, email)
  await page.getByRole("radio", { name: "Virtual account Mandiri" }).check()
  // Placed before its fee is known it would be asked about.
  await expect(page.getByText("Begitu kamu bayar, pesananmu langsung terkonfirmasi.")).toBeVisible()
  const first = await place(page)
  await report(page, first, "failed")
  await page.getByRole("button", { name: "Cek status pembayaran" }).click()
  await expect(page.getByText(/Percobaan bayarmu barusan tidak berhasil/)).toBeVisible()
  await expect(payBox(page)).toBeVisible()

  const other = page.getByRole("button", { name: "Ubah cara bayar" })
  const question = page.getByRole("dialog", { name: "Bayar dengan cara lain?" })
  await other.click()
  await question.getByRole("button", { name: "Tidak jadi" }).click()
  await expect(status(page, "Menunggu pembayaran")).toBeVisible()
  await expect(other).toBeFocused()
  await other.click()
  await question.getByRole("button", { name: "Ya, pilih cara lain" }).click()

  // Goods, contact, address and courier are there: only the way to pay is asked.
  await expect(page).toHaveURL(/\/order\?step=payment/)
  await page.getByRole("radio", { name: /Transfer bank BNI/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  const second = await place(page)
  expect(second).not.toBe(first)
  await expect(payBox(page)).toContainText("Rekening BNI")
  await report(page, second, "paid")
  await page.getByRole("button", { name: "Cek status pembayaran" }).click()
  await expect(status(page, "Sudah dibayar")).toBeVisible()
  await page.goto("/orders")
  await page.getByRole("link", { name: new RegExp(first) }).click()
  await expect(status(page, "Dibatalkan")).toBeVisible()
})
