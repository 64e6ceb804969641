import type { Locator, Page } from "playwright/test"
import { newcomer } from "./helpers/members.ts"
import { asNewMember } from "./helpers/own-pages.ts"
import { quiet } from "./helpers/quiet.ts"
import { chooseShade, lipstick } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

/*
 * Every press here replaces the part of the page it is in. The focus goes to what takes its place, never to the body; nothing is
 * touched but keys. Rule 59; decision 0074.
 */

const press = async (control: Locator): Promise<void> => {
  await control.focus()
  await control.press("Enter")
}

/** The focus is there, and it can be seen. */
const expectAt = async (target: Locator): Promise<void> => {
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const saved = (part: Locator) => part.getByRole("alert").filter({ hasText: "Sudah tersimpan." })

const fillAddress = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Nama alamat").fill(name)
  await page.getByLabel("Nama penerima").fill("Sari Maharani")
  await page.getByLabel("Nomor HP").fill("0812 3456 7890")
  await page.getByRole("combobox", { name: "Kecamatan atau kode pos" }).fill("kebayoran baru")
  await page
    .getByRole("option", { name: /Kebayoran Baru/ })
    .first()
    .click()
  await page.getByLabel("Kelurahan").selectOption({ label: "Senayan" })
  await page.locator("textarea[name=line]").fill("Jalan Senopati 12")
}

test("the focus follows the pages of an account", { tag: "@wide" }, async ({ page, baseURL }) => {
  await asNewMember(page, baseURL ?? "", "Sari")
  await page.setViewportSize({ width: 1366, height: 768 })
  const card = (name: string) => page.getByRole("article", { name: `${name}, Sari Maharani` })

  // The book of addresses. The first press is quicker than the file that moves the focus.
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/page-focus-/, (route) => held.then(() => route.continue()))
  await page.goto("/account/addresses")
  await live(page)
  await press(button(page, "Tambah alamat"))
  await expect(page.getByRole("heading", { name: "Alamat baru" })).toBeVisible()
  letCome()
  await expectAt(page.getByRole("heading", { name: "Alamat baru" }))
  // Cancel, save, change, make the main one, remove.
  await press(button(page, "Batal"))
  await expectAt(button(page, "Tambah alamat"))
  await press(button(page, "Tambah alamat"))
  await fillAddress(page, "Rumah")
  await press(button(page, "Simpan"))
  await expectAt(saved(card("Rumah")))
  await press(button(page, "Tambah alamat"))
  await expectAt(page.getByRole("heading", { name: "Alamat baru" }))
  await fillAddress(page, "Kantor")
  await press(button(page, "Simpan"))
  await expectAt(saved(card("Kantor")))
  await expect(saved(page.getByRole("main"))).toHaveCount(1)
  await press(button(page, "Ubah alamat Kantor, Sari Maharani"))
  await expectAt(page.getByRole("heading", { name: "Ubah alamat" }))
  await expect(saved(page.getByRole("main"))).toHaveCount(0)
  await press(button(page, "Batal"))
  await expectAt(button(page, "Ubah alamat Kantor, Sari Maharani"))
  await press(button(page, "Ubah alamat Kantor, Sari Maharani"))
  await page.locator("textarea[name=line]").fill("Jalan Senopati 14")
  await press(button(page, "Simpan"))
  await expectAt(saved(card("Kantor")))
  await press(button(page, "Jadikan utama: Kantor, Sari Maharani"))
  await expectAt(saved(card("Kantor")))
  await press(button(page, "Hapus alamat Rumah, Sari Maharani"))
  await press(button(page, "Ya, hapus"))
  await expect(page.getByRole("alert").filter({ hasText: "Alamatnya sudah dihapus." })).toBeVisible()
  await expectAt(page.getByRole("heading", { level: 1 }))

  // Another number: each of the buttons has a name of its own; then how the code comes, and back.
  await page.goto("/account/security")
  await live(page)
  await expect(page.getByRole("button", { name: /^Ubah/ })).toHaveCount(3)
  await press(button(page, "Ubah nomor HP"))
  const number = page.getByRole("textbox", { name: "Nomor HP" })
  await number.fill(newcomer("Sari").phone)
  await press(button(page, "Kirim kode"))
  await expectAt(page.getByText(/^Kami kirim \d digit ke/))
  await press(button(page, "Kembali"))
  await expectAt(number)

  // The account is removed, or not.
  await page.goto("/account/data")
  await live(page)
  await press(button(page, "Hapus akun"))
  await expectAt(page.getByLabel("Kata sandi sekarang"))
  await press(button(page, "Batal"))
  await expectAt(button(page, "Hapus akun"))
  await press(button(page, "Hapus akun"))
  await expectAt(page.getByLabel("Kata sandi sekarang"))

  // A member's bag: one line for later, one removed.
  for (const combination_id of ["100103", "108202"])
    await page.request.post("/api/cart/user/me/carts", {
      data: { product_id: combination_id === "100103" ? 1001 : 1082, combination_id, quantity: 1 },
      headers: { origin: baseURL ?? "" }
    })
  await page.goto("/order")
  await live(page)
  // The list of what is saved takes presses once it has been read.
  await quiet(page)
  const later = page.getByRole("button", { name: /^Simpan nanti .+/ })
  await expect(later).toHaveCount(2)
  await press(later.first())
  await expect(later).toHaveCount(1)
  await expectAt(later)
  const back = page.getByRole("button", { name: /^Masukkan ke tas .+/ })
  await press(back)
  await expect(later).toHaveCount(2)
  await expect(back).toHaveCount(0)
  await expectAt(page.getByRole("heading", { level: 1 }))
})

test("the focus follows what a guest presses", { tag: ["@wide", "@every"] }, async ({ page, watched }) => {
  const goods = [
    [lipstick, "03 Bata Merah"],
    [lipstick, "01 Delima"],
    ["/product/blush/1082-senandika-semburat-satin-blush", "Kesumba"]
  ] as const
  for (const [product, shade] of goods) {
    await page.goto(product)
    await live(page)
    await chooseShade(page, shade)
    await press(button(page, "Tambah ke tas"))
    await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toContainText(shade)
  }
  // The bag over a page, then the page of the bag.
  const remove = page.getByRole("button", { name: /^Keluarkan .+, .+ dari tas$/ })
  await page.goto("/")
  await live(page)
  await press(page.getByRole("button", { name: /^Tas/ }).filter({ visible: true }).first())
  await expect(remove).toHaveCount(3)
  const second = await remove.nth(1).getAttribute("aria-label")
  await press(remove.first())
  await expect(remove).toHaveCount(2)
  await expectAt(page.getByRole("button", { name: second ?? "", exact: true }))
  await page.goto("/order")
  await live(page)
  await expect(remove).toHaveCount(2)
  await press(remove.last())
  await expect(remove).toHaveCount(1)
  await expectAt(remove)
  await page.goto("/")
  await live(page)
  await press(page.getByRole("button", { name: /^Tas/ }).filter({ visible: true }).first())
  await press(remove)
  await expectAt(page.getByRole("dialog").getByRole("heading", { level: 3 }))

  // The link of an order, by mail.
  await page.goto("/orders")
  await live(page)
  await page.getByLabel("Kode pesanan").fill("PDR-261120-7K3QX")
  await page.getByLabel("Email").fill("sari@pembeli.test")
  await press(button(page, "Kirim tautan"))
  await expectAt(page.getByRole("alert").filter({ hasText: "tautannya sudah kami kirim" }))

  // A link for a new password that is over, as the page learns while something is typed. A good one: members.journey.ts.
  let answer = (): void => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  watched.expectRefusal(422, /reset-password\/check/)
  await page.route(/reset-password/, (route) => answered.then(() => route.continue()))
  await page.evaluate(() => sessionStorage.setItem("pendar.reset-token", '{"v":1,"uid":"1","code":"basi"}'))
  await page.goto("/set-new-password")
  await live(page)
  await page.getByLabel("Kata sandi baru", { exact: true }).fill("kenanga")
  answer()
  await expectAt(page.getByRole("alert").filter({ hasText: "Tautan ini sudah tidak berlaku" }))
})
