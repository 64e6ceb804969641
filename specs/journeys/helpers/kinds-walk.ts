import type { Page } from "playwright/test"
import { withCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { fakeCamera, showBarcode } from "./camera.ts"
import { ops } from "./operations.ts"
import { lipstick, orderByTransfer, someEmail } from "./selling-walk.ts"
import { expect, live } from "./shopper.ts"

type Visit = (state: string) => Promise<void>

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()
export const pay = async (page: Page, code: string): Promise<void> => {
  const { origin } = new URL(page.url())
  await page.request.post(`/dev/payments/${code}/settle`, { data: { result: "paid" }, headers: { origin } })
}
export const codeIn = (page: Page): string => /PDR-[\w-]+/.exec(page.url())?.[0] ?? ""

const store = "5"
const eanOf = (combination: string): string => withCheckDigit(`200${combination.padStart(9, "0")}`)

/** Self checkout in a store, from its empty bag to the door, and a session that ends. */
export const walkSelfCheckout = async (page: Page, visit: Visit): Promise<void> => {
  for (const one of ["100105", "106101"]) await ops("store-stock", "set", store, one, "5")
  await ops("store-stock", "set", store, "106201", "0")
  await fakeCamera(page)
  const path = `/order?mode=self-checkout&store=${store}`
  const find = async (ean: string) => {
    await press(page, "Ketik nomor")
    await page.getByLabel("Nomor barcode").fill(ean)
    await press(page, "Cari barang")
  }
  await page.goto("/order?mode=self-checkout&store=99")
  await live(page)
  await expect(page.getByText(/^Toko ini tidak melayani/)).toBeVisible()
  await visit("scan-no-store")
  await page.goto(path)
  await live(page)
  await expect(page.getByText("Arahkan ke barcode")).toBeVisible()
  await visit("scan-empty")
  await find("2000001001012")
  await expect(page.getByText("Nomornya belum pas.")).toBeVisible()
  await visit("scan-typed")
  await page.getByLabel("Nomor barcode").fill(eanOf("106201"))
  await press(page, "Cari barang")
  await expect(page.getByText(/stok toko ini habis/)).toBeVisible()
  await visit("scan-refused")
  await press(page, "Pindai ulang")
  await showBarcode(page, eanOf("100105"))
  await expect(page.getByText("Ketemu", { exact: true })).toBeVisible()
  await visit("scan-found")
  await showBarcode(page)
  await press(page, "Masukkan ke tas")
  await find(eanOf("106101"))
  await expect(page.getByText("Ketemu", { exact: true })).toBeVisible()
  await press(page, "Masukkan ke tas")
  await expect(page.getByText("2 barang")).toBeVisible()
  await visit("scan-bag")
  await begunAgo(page, 26)
  await expect(page.getByText(/^Tinggal kurang dari/)).toBeVisible()
  await visit("scan-soon")
  await begunAgo(page, 31)
  await expect(page.getByText(/menitmu sudah habis/)).toBeVisible()
  await visit("scan-over")
  await press(page, "Lanjut belanja di toko ini")
  await press(page, "Bayar")
  await press(page, "Lihat total")
  await expect(page.getByText("Tulis namamu.")).toBeVisible()
  await visit("scan-pay-problems")
  await page.getByLabel("Nama").fill("Rani Lestari")
  await page.getByLabel("Email").fill(someEmail("mandiri"))
  await page.getByLabel("Nomor HP").fill("081234567890")
  await page.getByText(/^Tambah paper bag/).click()
  await press(page, "Lihat total")
  await expect(page.getByRole("heading", { name: "Total belanja" })).toBeVisible()
  await visit("scan-total")
  await press(page, /^Bayar Rp/)
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await expect(page.getByRole("img", { name: /^Kode QRIS/ })).toBeVisible()
  await visit("exit-pay")
  await pay(page, codeIn(page))
  await expect(page.getByText(/^Langsung · /)).toBeVisible()
  await visit("exit-code")
  const shown = (await page.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).textContent()) ?? ""
  await ops("pickup", "hand-over", shown, "--store", store)
  await expect(page.getByText("Terima kasih, Rani!")).toBeVisible()
  await visit("exit-verified")
}

/** Lets the session begin some minutes earlier. */
export const begunAgo = async (page: Page, minutes: number): Promise<void> => {
  await page.evaluate((ago) => {
    for (const [name, text] of Object.entries(localStorage)) {
      const stored = String(text)
      if (!name.includes("elf") || !stored.includes("startedAt")) continue
      const session = JSON.parse(stored) as { readonly startedAt: number }
      localStorage.setItem(name, JSON.stringify({ ...session, startedAt: Date.now() - ago * 60_000 }))
    }
  }, minutes)
  await page.reload()
  await live(page)
}

/** Picking up: the sheet of the stores, the code before and when it counts, and a store in another time zone. */
export const walkPickup = async (page: Page, visit: Visit): Promise<void> => {
  const bali = { id: "13", name: "Pendar Jepun Walk" }
  for (const one of [store, bali.id]) await ops("store-stock", "set", one, "100103", "4")
  await ops("store-stock", "set", "1", "100103", "0")
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("radio", { name: /03 Bata Merah/ }).check({ force: true })
  await press(page, "Tambah ke tas")
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.goto("/order?step=details")
  await live(page)
  const sheet = page.getByRole("dialog", { name: "Ambil di toko mana?" })
  await page.getByRole("radio", { name: /Ambil di toko/ }).click()
  await expect(sheet.getByText(/^\d+ dari 16 toko/)).toBeVisible()
  await visit("pickup-stores")
  await sheet.getByRole("searchbox").fill("denpasar")
  await sheet.getByRole("radio", { name: new RegExp(bali.name) }).check({ force: true })
  await visit("pickup-bali")
  await sheet.getByRole("button", { name: `Ambil di ${bali.name}` }).click()
  await expect(sheet).toBeHidden()
  await page.getByLabel("Email").fill(someEmail("ambil"))
  await page.getByLabel("Nomor HP").fill("0812 3456 7890")
  await page.getByLabel("Nama pemesan").fill("Rani Lestari")
  await visit("pickup-chosen")
  await press(page, "Lanjut ke pembayaran")
  const code = await orderByTransfer(page)
  await visit("pickup-placed")
  await ops("orders", "accept", code, "--no-transfer")
  await page.reload()
  await expect(page.getByRole("heading", { name: "Sedang disiapkan" })).toBeVisible()
  await visit("pickup-preparing")
  for (const move of ["pack", "ready"]) await ops("orders", "advance", code, move)
  await page.reload()
  await expect(page.getByText(/^Disimpan sampai .* WITA$/)).toBeVisible()
  await visit("pickup-ready")
  const shown = (await page.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).textContent()) ?? ""
  await ops("pickup", "hand-over", shown, "--store", bali.id)
  await page.reload()
  await expect(page.getByText(/^Sudah diambil/).first()).toBeVisible()
  await visit("pickup-collected")
}
