import type { Page } from "playwright/test"
import { withCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { violationsOn } from "../helpers/axe.ts"
import { fakeCamera, showBarcode } from "../helpers/camera.ts"
import { expectFits } from "../helpers/fits.ts"
import { begunAgo } from "../helpers/kinds-walk.ts"
import { ops } from "../helpers/operations.ts"
import { someEmail } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const menteng = { id: "5", name: "Pendar Teras Menteng" }
/** Shades that no other journey changes, for each size. */
const goods = { phone: ["100105", "106101", "106201"], desktop: ["100106", "106101", "106201"] } as const
const eanOf = (combination: string): string => withCheckDigit(`200${combination.padStart(9, "0")}`)

/** Hides the page, or shows it again, as a switch to another app does. */
const seen = (page: Page, state: "hidden" | "visible"): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, state)

const isFilming = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { srcObject } = document.querySelector("video") ?? {}
    return srcObject instanceof MediaStream && srcObject.active
  })

for (const size of ["phone", "desktop"] as const)
  test(`three things are scanned and typed in a store, paid by QRIS, and let out once, on ${size}. D-66`, {
    tag: size === "desktop" ? "@desktop" : "@phone"
  }, async ({ page }) => {
    const [shade, first, second] = goods[size]
    for (const one of goods[size]) await ops("store-stock", "set", menteng.id, one, "5")
    await fakeCamera(page)
    const press = (name: string | RegExp) =>
      page.getByRole("button", { name }).filter({ visible: true }).first().click()
    const found = page.getByText("Ketemu", { exact: true })
    const type = async (ean: string) => {
      await press("Ketik nomor")
      await page.getByLabel("Nomor barcode").fill(ean)
      await press("Cari barang")
      await expect(found).toBeVisible()
      await press("Masukkan ke tas")
    }
    await page.goto(`/order?mode=self-checkout&store=${menteng.id}`)
    await live(page)
    await expect(page.getByRole("heading", { level: 1, name: menteng.name })).toBeVisible()
    await expect(page.getByText("Arahkan ke barcode")).toBeVisible()
    // In the background the camera rests; it begins again where the page is seen.
    await seen(page, "hidden")
    await expect(page.getByText("Arahkan ke barcode")).toBeHidden()
    expect(await isFilming(page)).toBe(false)
    await seen(page, "visible")
    await expect(page.getByText("Arahkan ke barcode")).toBeVisible()
    expect(await isFilming(page)).toBe(true)
    const lamp = page.getByRole("button", { name: "Senter" })
    const asked = (torch: boolean) =>
      expect(page.locator("html")).toHaveAttribute("data-lamp", JSON.stringify([{ torch }]))
    await lamp.click()
    await expect(lamp).toHaveAttribute("aria-pressed", "true")
    await asked(true)
    await lamp.click()
    await asked(false)
    await showBarcode(page, eanOf(shade))
    await expect(found).toBeVisible()
    await showBarcode(page)
    expect(await violationsOn(page)).toEqual([])
    await press("Masukkan ke tas")
    await press("Ketik nomor")
    await page.getByLabel("Nomor barcode").fill("2000001001012")
    await press("Cari barang")
    await expect(page.getByText("Nomornya belum pas.")).toBeVisible()
    await press("Pakai kamera")
    await type(eanOf(first))
    // The session goes on after a reload.
    await page.reload()
    await live(page)
    await expect(page.getByText("2 barang")).toBeVisible()
    await type(eanOf(second))
    await expect(page.getByText("3 barang")).toBeVisible()
    await expectFits(page)
    await press("Bayar")
    await press("Lihat total")
    await expect(page.getByText("Tulis namamu.")).toBeVisible()
    await page.getByLabel("Nama").fill("Rani Lestari")
    await page.getByLabel("Email").fill(someEmail("mandiri"))
    await page.getByLabel("Nomor HP").fill("081234567890")
    await page.getByText(/^Tambah paper bag/).click()
    // Five minutes before its end the session warns; when it is over, the bag stays and can be gone on with.
    await begunAgo(page, 26)
    await expect(page.getByText(/^Tinggal kurang dari 5 menit/)).toBeVisible()
    await begunAgo(page, 31)
    await expect(page.getByText("Waktu 30 menitmu sudah habis")).toBeVisible()
    await expect(page.getByText(/^Isi tasmu \(3 barang\) masih tersimpan/)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await press("Lanjut belanja di toko ini")
    await expect(page.getByText("3 barang")).toBeVisible()
    // What was typed and chosen is there after a reload.
    await page.reload()
    await live(page)
    await press("Bayar")
    await expect(page.getByLabel("Nama")).toHaveValue("Rani Lestari")
    await expect(page.getByLabel("Nomor HP")).toHaveValue("081234567890")
    await expect(page.getByRole("checkbox", { name: /^Tambah paper bag/ })).toBeChecked()
    expect(await violationsOn(page)).toEqual([])
    await press("Lihat total")
    await expect(page.getByRole("heading", { name: "Total belanja" })).toBeVisible()
    await press(/^Bayar Rp/)
    await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
    const order = /PDR-[\w-]+/.exec(page.url())?.[0] ?? ""
    await expect(page.getByRole("img", { name: /^Kode QRIS untuk membayar Rp/ })).toBeVisible()
    const { origin } = new URL(page.url())
    await page.request.post(`/dev/payments/${order}/settle`, { data: { result: "paid" }, headers: { origin } })
    await press("Cek status pembayaran")
    await expect(page.getByRole("heading", { name: "Tunjukkan ke staf di pintu" })).toBeVisible()
    // A clock that runs proves that the page is no picture.
    const clock = page.getByText(/^Langsung · \d\d\.\d\d\.\d\d WIB$/)
    const earlier = (await clock.textContent()) ?? ""
    await expect(clock).not.toHaveText(earlier)
    const picture = page.getByRole("img", { name: /^Kode QR untuk mengambil pesanan/ })
    const code = /([2-9A-HJ-NP-Z]{3}) ([2-9A-HJ-NP-Z]{3})$/.exec((await picture.getAttribute("aria-label")) ?? "")
    const shown = `${code?.[1]}${code?.[2]}`
    expect(await violationsOn(page)).toEqual([])
    await ops("pickup", "hand-over", shown, "--store", menteng.id)
    // The page says so by itself, and still after a reload; the code counts once.
    await expect(page.getByRole("heading", { name: "Terima kasih, Rani!" })).toBeVisible()
    await expect(page.getByRole("status").filter({ hasText: "Sudah diverifikasi" })).toBeVisible()
    await expect(page.getByText(/^Dicek staf Pendar Teras Menteng, \d\d\.\d\d WIB\./)).toBeVisible()
    await expect(page.getByRole("heading", { name: "Tunjukkan ke staf di pintu" })).toBeHidden()
    await expectFits(page)
    expect(await violationsOn(page)).toEqual([])
    await expect(ops("pickup", "hand-over", shown, "--store", menteng.id)).rejects.toThrow()
    await page.reload()
    await live(page)
    await expect(page.getByRole("heading", { name: "Terima kasih, Rani!" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Belanja lagi di toko ini" })).toHaveAttribute(
      "href",
      `/order?mode=self-checkout&store=${menteng.id}`
    )
  })
