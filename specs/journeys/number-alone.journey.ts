import { violationsOn } from "./helpers/axe.ts"
import { dialog, enterCode, expectMember, loginDialog, newcomer, openAccount, proveBy } from "./helpers/members.ts"
import { ops } from "./helpers/operations.ts"
import { lipstick, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test("a number alone begins an account", async ({ page }) => {
  const ayu = newcomer("Ayu")
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await loginDialog(page).getByRole("button", { name: "Daftar" }).click()
  await page.getByRole("button", { name: "Daftar cepat pakai nomor HP" }).click()
  await page.getByRole("textbox", { name: "Nomor HP" }).fill(ayu.phone)

  // Another country is chosen in a dialog of its own; what was typed stays, whether it is confirmed or not.
  const code = page.getByLabel("Kode negara")
  const abroad = dialog(page, "Nomor luar negeri")
  await code.focus()
  await code.selectOption({ label: "Lainnya…" })
  await abroad.getByRole("button", { name: "Pakai negara ini" }).click()
  await expect(abroad.getByRole("radio").first()).toBeFocused()
  await abroad.getByLabel("Cari negara atau kode").fill("singa")
  await abroad.getByRole("radio", { name: "Singapura" }).check()
  await expect(abroad.getByText("Kode ke nomor ini kami kirim lewat WhatsApp.")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await abroad.getByRole("button", { name: "Pakai +65" }).click()
  await expect(code).toHaveValue("+65")
  await expect(code).toBeFocused()
  await code.selectOption({ label: "Lainnya…" })
  await abroad.getByRole("radio", { name: "Malaysia" }).check()
  await page.goBack()
  await expect(abroad).toHaveCount(0)
  await expect(code).toHaveValue("+65")
  await code.selectOption("+62")
  await expect(page.getByRole("textbox", { name: "Nomor HP" })).toHaveValue(ayu.phone)
  await page.getByRole("button", { name: "Kirim kode" }).click()
  // The second of two quick presses meets what the first one left there: it closes nothing, and sends no empty code.
  const sheet = dialog(page, "Daftar cepat")
  const height = async () => (await sheet.boundingBox())?.height ?? 0
  const before = await height()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route("**/auth/otp/code", async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole("button", { name: "SMS", exact: true }).dblclick()
  await expect(page.getByText("Mengirim kode…")).toBeVisible()
  expect(await height()).toBeGreaterThanOrEqual(before)
  answer()
  await expect(page.getByText("Kode 6 digit dikirim lewat SMS")).toBeVisible()
  await expect(page.getByText("Isi 6 angkanya dulu, ya.")).toHaveCount(0)
  await enterCode(page, ayu.phone)
  await expect(page).toHaveURL("/register-detail")
  await expectMember(page)
})

test("a number that a till knows becomes an account, and another one is refused", async ({ page, watched }) => {
  watched.expectRefusal(404, /auth\/otp\/code/)
  const ratih = newcomer("Ratih")
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await page.getByRole("button", { name: "Punya akun dari toko?" }).click()
  const sheet = dialog(page, "Sudah daftar di toko?")
  await sheet.getByRole("textbox", { name: "Nomor HP" }).fill(ratih.phone)
  await page.reload()
  await live(page)
  await expect(sheet.getByRole("textbox", { name: "Nomor HP" })).toHaveValue(ratih.phone)
  await sheet.getByRole("button", { name: "Kirim kode" }).click()
  await page.getByRole("button", { name: "SMS", exact: true }).click()
  await expect(sheet.getByText("Nomor yang kamu masukkan belum tepat.")).toBeVisible()
  await ops("till", "add", ratih.phone)
  await sheet.getByRole("button", { name: "Kirim kode" }).click()
  await proveBy(page, "SMS", ratih.phone)
  await expect(page).toHaveURL("/register-detail")
  await expectMember(page)
})

test("a number alone in the middle of an order is led back to it", async ({ page }) => {
  const tari = newcomer("Tari")
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await page.getByRole("main").getByRole("button", { name: "Masuk" }).click()
  await loginDialog(page).getByRole("button", { name: "Daftar" }).click()
  await page.getByRole("button", { name: "Daftar cepat pakai nomor HP" }).click()
  await dialog(page, "Daftar cepat").getByRole("textbox", { name: "Nomor HP" }).fill(tari.phone)
  await page.getByRole("button", { name: "Kirim kode" }).click()
  // A log-in draws no new form: what is typed the moment its dialog is gone stays, and so does the focus.
  const form = await page.getByRole("textbox", { name: "Email", includeHidden: true }).elementHandle()
  await proveBy(page, "SMS", tari.phone)
  await expect(page.getByRole("heading", { level: 1, name: "Checkout", exact: true })).toBeVisible()
  await typeDetails(page, tari.email)
  await expect(page.getByText("Lengkapi profilmu dulu, baru bisa memesan.")).toBeVisible()
  expect(await form?.evaluate((field: HTMLInputElement) => [field.isConnected, field.value])).toEqual([
    true,
    tari.email
  ])
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  // Half a registration may not order: the press says so where the focus is.
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  const half = page.locator(":focus")
  await expect(half).toContainText("Lengkapi profilmu dulu, baru bisa memesan.")
  await half.getByRole("link", { name: "Lengkapi profil" }).click()
  await page.getByLabel("Nama depan").fill(tari.firstName)
  await page.getByLabel("Nama belakang").fill(tari.lastName)
  await page.getByLabel("Jenis kelamin").selectOption({ label: "Perempuan" })
  await page.getByLabel("Email", { exact: true }).fill(tari.email)
  await page.getByLabel("Username", { exact: true }).fill(tari.userName)
  await page.getByRole("button", { name: "Simpan" }).click()
  await expect(page).toHaveURL(/\/register-detail\?next=/)
  await page.getByRole("link", { name: "Nanti saja" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeVisible()
  // Two quick presses, while the choice is on its way to the shop: the second one counts, and asks about the new amount.
  await page.getByRole("radio", { name: /Transfer bank Mandiri/ }).evaluate((radio: HTMLElement) => {
    radio.click()
    const place = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Buat pesanan")
    if (!place) throw new Error("no button to place the order")
    place.click()
  })
  const changed = dialog(page, "Totalnya berubah")
  await expect(changed).toContainText("Kode unik")
  await changed.getByRole("button", { name: /^Setuju/ }).click()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
})
