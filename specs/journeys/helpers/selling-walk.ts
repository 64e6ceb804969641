import { randomUUID } from "node:crypto"
import type { Page } from "playwright/test"
import { ops } from "./operations.ts"
import { quiet } from "./quiet.ts"
import { expect, live } from "./shopper.ts"

export const lipstick = "/product/lipstick/1001-senandika-delima-satin-lipstick"
const preOrder = "/product/lipstick/1123-nyala-merah-encore-lipstick"

/** A shade of the lipstick whose stock a journey sets. */
export interface Shade {
  readonly id: string
  readonly name: string
}

/** Shades of its own for each size: both walk beside each other. */
export const shadesOf = (size: string): { readonly last: Shade; readonly few: Shade } =>
  size === "desktop"
    ? { last: { id: "100102", name: "02 Manggis" }, few: { id: "100104", name: "04 Mawar Tua" } }
    : { last: { id: "100105", name: "05 Sirih" }, few: { id: "100106", name: "06 Salak" } }

/** An address without an order. */
export const someEmail = (who: string): string => `${who}.${randomUUID().slice(0, 8)}@pembeli.test`

/** Destination of a parcel. */
export interface Place {
  readonly district: string
  readonly village: string
  readonly postalCode: string
}

const kebayoranBaru: Place = { district: "Kebayoran Baru", village: "Gunung", postalCode: "12120" }

/** Fills in contact and address as a guest would. */
export const typeDetails = async (
  page: Page,
  email: string,
  { district, village, postalCode }: Place = kebayoranBaru
): Promise<void> => {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Nomor HP").fill("0812 3456 7890")
  await page.getByLabel("Nama penerima").fill("Rani Putri Lestari")
  await page
    .getByRole("combobox", { name: "Kecamatan atau kode pos" })
    .pressSequentially(district.toLowerCase(), { delay: 20 })
  await page
    .getByRole("option", { name: new RegExp(district) })
    .first()
    .click()
  await page.getByLabel("Kelurahan atau desa").selectOption({ label: village })
  await expect(page.getByLabel("Kode pos", { exact: true })).toHaveValue(postalCode)
  await page.getByLabel("Alamat lengkap").fill("Jl. Melawai Raya No. 18, RT 05/RW 02")
}

/** Goes from the goods to the ways to pay, with everything typed. */
export const toPayment = async (page: Page, email: string, goods = lipstick): Promise<void> => {
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await typeDetails(page, email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
}

/** Orders by a bank transfer from the step of the payment; returns the code of the order. */
export const orderByTransfer = async (page: Page): Promise<string> => {
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  // Placed before its code is known it would be asked about.
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await press(page, "Buat pesanan")
  await heading(page, /^Pesanan PDR-/)
  return /PDR-[\w-]+/.exec(page.url())?.[0] ?? ""
}

/** Buys what the page of a product shows, as a guest: from "Beli sekarang" to the page of the order. */
export const placeOrder = async (page: Page, email: string): Promise<void> => {
  await press(page, "Beli sekarang")
  await heading(page, "Checkout sebagai tamu")
  await typeDetails(page, email)
  await press(page, "Lanjut ke pengiriman")
  await press(page, "Lanjut ke pembayaran")
  await orderByTransfer(page)
}

export const chooseShade = (page: Page, name: string) =>
  page.getByRole("radio", { name: new RegExp(name) }).check({ force: true })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible()

/**
 * Walks a guest through every state of buying, and stops in each.
 *
 * @param few its stock is set
 * @param visit receives the name of the state the page is in
 */
export const walkSelling = async (page: Page, few: Shade, visit: (state: string) => Promise<void>): Promise<void> => {
  const email = someEmail("jalan")
  const dialog = (name: string) => expect(page.getByRole("dialog", { name })).toBeVisible()

  // Nothing in the bag; sold out; notify me.
  await page.goto(lipstick)
  await live(page)
  await press(page, "Tas belanja")
  await dialog("Tas belanja")
  await expect(page.getByText("Tas kamu masih kosong")).toBeVisible()
  await visit("bag-drawer-empty")
  await page.keyboard.press("Escape")
  await chooseShade(page, "08 Kecubung")
  await press(page, "Beri tahu saya")
  await dialog("Beri tahu saat tersedia")
  await press(page, "Beri tahu saya")
  await expect(page.getByText("Tulis email yang lengkap")).toBeVisible()
  await visit("notify-me")
  await page.getByLabel("Email").fill(email)
  await press(page, "Beri tahu saya")
  await expect(page.getByText("Sip, kami kabari")).toBeVisible()
  await visit("notify-me-done")
  await page.keyboard.press("Escape")

  // Into the bag, and what does not fit there.
  await chooseShade(page, few.name)
  await press(page, "Tambah ke tas")
  await dialog("Masuk ke tas")
  await visit("added")
  await page.keyboard.press("Escape")
  await page.goto(preOrder)
  await live(page)
  await press(page, "Tambah ke tas")
  await dialog("Pre-order dibeli terpisah")
  await expect(page.getByRole("button", { name: "Batal" })).toBeFocused()
  await visit("conflict")
  await press(page, "Batal")
  await press(page, /^Tas belanja, /)
  await dialog("Tas belanja (1)")
  await visit("bag-drawer")
  await page.goto("/order")
  await heading(page, "Tas belanja (1)")
  await visit("bag")
  await ops("stock", "set", few.id, "0")
  await page.reload()
  await expect(page.getByText("baru saja habis")).toBeVisible()
  await expect(page.getByRole("link", { name: "Cari gantinya" })).toBeVisible()
  await visit("bag-sold-out")
  await ops("stock", "set", few.id, "3")
  await page.reload()
  await expect(page.getByText("Sisa 3")).toBeVisible()
  // What the bag offers beside its goods is asked for once it rests.
  await quiet(page)
  await page.context().setOffline(true)
  await expect(page.getByText("Kamu sedang offline")).toBeVisible()
  await press(page, /^Tambah Delima/)
  await heading(page, "Tas belanja (2)")
  await visit("bag-offline")
  await page.context().setOffline(false)
  await expect(page.getByText("Kamu sedang offline")).toBeHidden()

  // The checkout, step by step.
  await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
  await heading(page, "Checkout sebagai tamu")
  await visit("details")
  await press(page, "Lanjut ke pengiriman")
  await expect(page.getByRole("region", { name: /isian yang perlu dicek/ })).toBeVisible()
  await visit("details-problems")
  await page.getByRole("combobox", { name: "Kecamatan atau kode pos" }).pressSequentially("bandung", { delay: 20 })
  await expect(page.getByRole("option").first()).toBeVisible()
  await visit("details-places")
  await page.getByRole("combobox", { name: "Kecamatan atau kode pos" }).fill("")
  await typeDetails(page, email)
  // An address without a gap has room everywhere, too.
  await page
    .getByLabel("Alamat lengkap")
    .fill("Jl. Melawai Raya No. 18, KompleksPertokoanMelawaiPlazaLantaiDuaBlokSelatan")
  await press(page, "Lanjut ke pengiriman")
  await heading(page, "Pengiriman")
  await expect(
    page
      .getByRole("group", { name: /^(Gratis|Reguler)$/ })
      .getByRole("radio")
      .first()
  ).toBeVisible()
  await visit("delivery")
  await press(page, "Lanjut ke pembayaran")
  await heading(page, "Mau bayar pakai apa?")
  await expect(page.getByRole("radio", { name: /Transfer bank BNI/ })).toBeVisible()
  await visit("payment")
  await page.getByRole("radio", { name: /Transfer bank BNI/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await visit("payment-bank")

  // Another shopper was faster.
  await ops("stock", "set", few.id, "1")
  await press(page, "Buat pesanan")
  await dialog("Ada yang berubah di tasmu")
  await visit("short")
  await press(page, "Lanjut dengan sisanya")
  // One unit alone is below Rp200.000: its shipping is not free any more, which is asked about.
  await dialog("Totalnya berubah")
  await expect(page.getByText(/^Ongkir: Rp0 → Rp/)).toBeVisible()
  await visit("total-changed")
  await page.getByRole("button", { name: /^Setuju, jadi/ }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await ops("stock", "set", few.id, "3")
  await expect(page.getByRole("button", { name: "Buat pesanan" })).not.toHaveAttribute("aria-busy")
  await press(page, "Buat pesanan")

  // The order, and what can be done with it.
  await heading(page, /^Pesanan PDR-/)
  const order = page.url()
  await visit("order-awaiting")
  await page.getByRole("link", { name: "Saya sudah transfer" }).click()
  await heading(page, "Konfirmasi transfer")
  await visit("confirm")
  await press(page, "Kirim konfirmasi")
  await expect(page.getByText("Data belum diisi.").first()).toBeVisible()
  await visit("confirm-problems")
  await page.getByLabel("Bank pengirim").fill("BNI")
  await page.getByLabel("Nama pemilik rekening").fill("Rani Putri")
  await press(page, "Kirim konfirmasi")
  await expect(page.getByRole("status").filter({ hasText: "Menunggu verifikasi" })).toBeVisible()
  await visit("order-review")
  await press(page, "Batalkan pesanan")
  await dialog("Batalkan pesanan?")
  await visit("cancel")
  await page.getByRole("radio", { name: "Berubah pikiran" }).check()
  await press(page, "Ya, batalkan")
  await expect(page.getByRole("status").filter({ hasText: "Dibatalkan" })).toBeVisible()
  await visit("order-cancelled")

  // A link that was lost.
  await page.goto("/orders")
  await heading(page, "Cari pesananmu")
  await live(page)
  await visit("lookup")
  await page.getByLabel("Kode pesanan").fill(/PDR-[\w-]+/.exec(order)?.[0] ?? "")
  await page.getByLabel("Email").fill(email)
  await press(page, "Kirim tautan")
  await expect(page.getByText("tautannya sudah kami kirim")).toBeVisible()
  await visit("lookup-sent")
  await page.goto("/orders/PDR-261120-ZZZZZ")
  await heading(page, "Pesanan tidak bisa dibuka")
  await visit("order-unknown")
}
