import type { Page } from "playwright/test"
import { codeIn, pay } from "./kinds-walk.ts"
import { ops } from "./operations.ts"
import { asNewMember } from "./own-pages.ts"
import { placedOrder } from "./placed-order.ts"
import { lipstick, someEmail } from "./selling-walk.ts"
import { expect, live } from "./shopper.ts"

type Visit = (state: string) => Promise<void>

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()
const card = "/product/e-gift-card/1048-pendar-e-gift-card-pendar"
const early = { product: 1326, combination: "132601", path: "/product/eye-care/1326-onbyul-comet-tail-eye-serum" }
const later = "/product/night-cream/1197-xenolith-retinal-strata-night-cream"

/** An e-gift from its form to the account of its recipient. */
export const walkEgift = async (page: Page, visit: Visit): Promise<void> => {
  const recipient = someEmail("kirana")
  await page.goto(card)
  await live(page)
  await visit("egift-product")
  await page.getByRole("link", { name: "Pilih amplop & penerima" }).filter({ visible: true }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Kirim e-gift" })).toBeVisible()
  await visit("egift-form")
  await press(page, "Masukkan ke tas")
  await expect(page.getByText("Isi nama penerima").first()).toBeVisible()
  await visit("egift-problems")
  await page.getByRole("radio", { name: "Ulang tahun" }).check({ force: true })
  await page.getByRole("radio", { name: "Rp250.000" }).check({ force: true })
  await page.getByLabel("Nama penerima").fill("Kirana")
  await page.getByRole("radio", { name: "Email" }).check({ force: true })
  await page.getByLabel("Email penerima").fill(recipient)
  await page.getByLabel("Pesan").fill("Selamat ulang tahun, Ki! Semoga kulitmu tenang dan tidurmu cukup.")
  await page.getByRole("radio", { name: /^Sekarang/ }).check({ force: true })
  await visit("egift-filled")
  await press(page, "Masukkan ke tas")
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await expect(page.getByText(/^Untuk Kirana/).first()).toBeVisible()
  await visit("egift-bag")
  await page.getByRole("link", { name: /^Checkout/ }).click()
  await page.getByLabel("Email").fill(someEmail("pemberi"))
  await page.getByLabel("Nomor HP").fill("0812 3456 7890")
  await page.getByLabel("Nama pemesan").fill("Rani Lestari")
  await press(page, /^Lanjut/)
  await page.getByRole("radio", { name: /QRIS/ }).check()
  await press(page, "Buat pesanan")
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await pay(page, codeIn(page))
  const letter = async () => {
    const answer = await page.request.get("/dev/outbox", {
      params: { to: recipient },
      headers: { accept: "application/json" }
    })
    const { data } = (await answer.json()) as { readonly data: ReadonlyArray<{ readonly text: string }> }
    return /\/gift#[A-Z0-9-]+/.exec(data[0]?.text ?? "")?.[0] ?? ""
  }
  await expect.poll(letter).not.toBe("")
  await page.reload()
  await expect(page.getByText("Terkirim", { exact: true })).toBeVisible()
  await visit("egift-order")
  const gift = await letter()
  await page.goto("/gift")
  await live(page)
  await visit("gift-code")
  await page.goto(gift)
  await page.reload()
  await live(page)
  await expect(page.getByRole("button", { name: "Buka amplop" })).toBeVisible()
  await visit("gift-sealed")
  await press(page, "Buka amplop")
  await expect(page.getByText("“Selamat ulang tahun, Ki!")).toBeVisible()
  await visit("gift-opened")
  await asNewMember(page, new URL(page.url()).origin, "Kirana")
  await page.reload()
  await live(page)
  await press(page, "Simpan ke akun")
  await expect(page.getByText("Sudah ada di akunmu")).toBeVisible()
  await visit("gift-saved")
  await page.context().clearCookies({ name: /^(?!tours)/ })
  await page.goto("/")
  await page.goto(gift)
  await live(page)
  await expect(page.getByText("E-gift ini sudah dipakai")).toBeVisible()
  await visit("gift-closed")
}

/** Pre-orders: on cards and their page, in a bag that holds something else, and as an order. */
export const walkPreOrder = async (page: Page, visit: Visit): Promise<void> => {
  await page.goto("/search?q=comet")
  await live(page)
  await visit("preorder-card")
  await page.goto(early.path)
  await live(page)
  await visit("preorder-product")
  const add = async (path: string) => {
    await page.goto(path)
    await live(page)
    await press(page, "Tambah ke tas")
  }
  const mix = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Batal" }) })
  await add(lipstick)
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await add(early.path)
  await expect(mix).toBeVisible()
  await visit("mix-preorder")
  await mix.getByRole("button", { name: /^Kosongkan & tambah/ }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await add(later)
  await expect(mix).toBeVisible()
  await visit("mix-date")
  await press(page, "Batal")
  await page.goto("/order")
  await live(page)
  await visit("preorder-bag")
  const { code, address } = await placedOrder(page, new URL(page.url()).origin, [[early.product, early.combination]])
  await ops("orders", "accept", code, "--no-transfer")
  await page.goto(address)
  await live(page)
  await expect(page.getByText(/^Dikirim mulai /)).toBeVisible()
  await visit("preorder-order")
}

/** A member whose bag holds something else has a third choice. D-21. */
export const walkMemberMix = async (page: Page, visit: Visit): Promise<void> => {
  await page.goto("/")
  await asNewMember(page, new URL(page.url()).origin, "Sekar")
  for (const path of [lipstick, early.path]) {
    await page.goto(path)
    await live(page)
    await press(page, "Tambah ke tas")
    await expect(page.getByRole("dialog")).toBeVisible()
  }
  await expect(page.getByRole("button", { name: /^Simpan tas lama/ })).toBeVisible()
  await visit("mix-member")
}
