import type { Page } from "playwright/test"
import { madeMember } from "./made-member.ts"
import {
  codeTo,
  dialog,
  fillPasswords,
  fillRegistration,
  linkTo,
  logIn,
  loginDialog,
  newcomer,
  openAccount
} from "./members.ts"
import { chooseShade, lipstick } from "./selling-walk.ts"
import { expect, live } from "./shopper.ts"

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click()

/**
 * Walks through every state of the log-in, and stops in each.
 *
 * @param visit receives the name of the state the page is in
 */
export const walkAccount = async (page: Page, visit: (state: string) => Promise<void>): Promise<void> => {
  const { who: known, shop } = await madeMember(page)
  const she = newcomer("Laras")

  await shop.dispose()

  // Password: empty, wrong three and five times.
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await visit("login")
  await logIn(page, "", "")
  await expect(page.getByText("Data belum diisi.").first()).toBeVisible()
  await visit("login-empty")
  for (let time = 0; time < 3; time++) {
    await logIn(page, known.userName, "bukan-ini")
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible()
  }
  await expect(page.getByText("Kata sandinya masih salah.")).toBeVisible()
  await visit("login-warned")
  for (let time = 0; time < 2; time++) {
    await logIn(page, known.userName, "bukan-ini")
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible()
  }
  await expect(page.getByText("Akunmu dikunci setelah 5 kali")).toBeVisible()
  await visit("login-locked")

  // A forgotten password.
  await press(page, "Atur ulang kata sandi")
  await expect(dialog(page, "Lupa kata sandi")).toBeVisible()
  await visit("forgot")
  await page.getByLabel("Email yang terdaftar").fill(known.email)
  await press(page, "Kirim tautan")
  await expect(page.getByText("Anda telah menerima email")).toBeVisible()
  await visit("forgot-mailed")
  await page.goto(await linkTo(page, known.email))
  await expect(page).toHaveURL("/set-new-password")
  await expect(page.getByLabel("Kata sandi baru", { exact: true })).toBeVisible()
  await visit("new-password")
  await page.getByLabel("Kata sandi baru", { exact: true }).fill("123456")
  await press(page, "Simpan kata sandi")
  await expect(page.getByText("Data belum diisi.")).toBeVisible()
  await visit("new-password-weak")
  await page.getByLabel("Kata sandi baru", { exact: true }).fill("kenanga-biru-7")
  await page.getByLabel("Ulangi kata sandi baru").fill("kenanga-biru-7")
  await press(page, "Simpan kata sandi")
  await expect(page.getByText("Kata sandimu sudah diganti")).toBeVisible()
  await visit("new-password-done")

  // A code instead.
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await press(page, "Masuk dengan kode")
  await visit("code")
  await page.getByRole("textbox", { name: "Nomor HP" }).fill("12")
  await press(page, "Kirim kode")
  await expect(page.getByText("10 sampai 14 angka.")).toBeVisible()
  await visit("code-problem")
  await page.getByLabel("Kode negara").focus()
  await page.getByLabel("Kode negara").selectOption({ label: "Lainnya…" })
  const abroad = dialog(page, "Nomor luar negeri")
  await abroad.getByRole("button", { name: "Pakai negara ini" }).click()
  await expect(abroad.getByText("Pilih negaranya dulu, ya.")).toBeVisible()
  await visit("overseas-missing")
  await abroad.getByRole("radio", { name: "Singapura" }).check()
  await visit("overseas")
  await abroad.getByRole("button", { name: "Batal" }).click()
  await expect(abroad).toHaveCount(0)
  await page.keyboard.press("Escape")

  // An account from a till.
  await openAccount(page)
  await press(page, "Punya akun dari toko?")
  await expect(dialog(page, "Sudah daftar di toko?")).toBeVisible()
  await visit("store")
  await page.keyboard.press("Escape")

  // A new account.
  await openAccount(page)
  await loginDialog(page).getByRole("button", { name: "Daftar" }).click()
  await visit("register")
  await dialog(page, "Daftar akun").getByRole("button", { name: "Daftar", exact: true }).click()
  await expect(page.getByRole("link", { name: "Tulis nama depanmu." })).toBeVisible()
  await visit("register-problems")
  await fillRegistration(page, she)
  await fillPasswords(page, she)
  await dialog(page, "Daftar akun").getByRole("button", { name: "Daftar", exact: true }).click()
  await expect(page.getByText("Kami kirim 6 digit ke")).toBeVisible()
  await visit("otp-method")
  await press(page, "WhatsApp")
  await expect(page.getByLabel("Kode verifikasi")).toBeVisible()
  const code = await codeTo(page, she.phone)
  await page.getByLabel("Kode verifikasi").fill(code === "482100" ? "482101" : "482100")
  await press(page, "Verifikasi")
  await expect(page.getByText("Kodenya salah.").first()).toBeVisible()
  await visit("otp")
  await page.getByLabel("Kode verifikasi").fill(code)
  await press(page, "Verifikasi")
  await expect(page).toHaveURL("/register-detail")
  await expect(page.getByRole("combobox", { name: "Kecamatan atau kode pos" })).toBeVisible()
  await visit("register-detail")
  await page.goto("/account")
  await expect(page.getByRole("heading", { level: 1, name: "Akun saya" })).toBeVisible()
  await visit("account")
  await page.goto("/account/orders")
  await expect(page.getByText("Belum ada pesanan")).toBeVisible()
  await visit("account-orders-none")

  // Two addresses and an order of hers.
  const { origin } = new URL(page.url())
  for (const address of [home, office]) {
    const saved = await page.request.post("/api/public/user/me/addresses", { data: { address }, headers: { origin } })
    expect(saved.ok()).toBe(true)
  }
  await page.goto("/account/addresses")
  await expect(page.getByRole("article", { name: "Kantor, Laras Maharani" })).toBeVisible()
  await visit("account-addresses-two")
  await press(page, "Ubah alamat Kantor, Laras Maharani")
  await expect(page.getByLabel("Nama penerima")).toHaveValue("Laras Maharani")
  await visit("account-address")
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await press(page, "Beli sekarang")
  await expect(page.getByLabel("Kode pos", { exact: true })).toHaveValue(/^\d{5}$/)
  await press(page, "Lanjut ke pengiriman")
  await press(page, "Lanjut ke pembayaran")
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await press(page, "Buat pesanan")
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await page.goto("/account/orders")
  await expect(page.getByText("Menunggu transfer")).toBeVisible()
  await visit("account-orders-one")
  await page.goto("/account")
  await expect(page.getByText("Menunggu transfer")).toBeVisible()
  await visit("account-ordered")
}

const home = {
  label: "Rumah",
  recipient: "Laras Maharani",
  phone_no: "81234567890",
  phone_code: "+62",
  district_id: "31.74.07",
  subdistrict: { id: "31.74.07.1002", name: "Gunung" },
  postal_code: "12120",
  line: "Jalan Senopati 12, RT 03/RW 05",
  landmark: "Seberang taman"
}
const office = {
  ...home,
  label: "Kantor",
  district_id: "32.73.09",
  subdistrict: { id: "32.73.09.1003", name: "Citarum" },
  postal_code: "40115",
  line: "Jalan Riau 5, lantai 3"
}
