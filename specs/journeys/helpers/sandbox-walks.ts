import type { Page } from "playwright/test"
import { dialog, fillPasswords, fillRegistration, logIn, loginDialog, openAccount } from "./members.ts"
import { lipstick, typeDetails } from "./selling-walk.ts"
import { expect } from "./shopper.ts"

/** The actions in the sandbox, from an address on. */
export interface SandboxWalk {
  readonly address: string
  readonly isNew?: true
  /** The actions before, on another page; what the browser stored of them is there. */
  readonly before?: SandboxWalk
  /** @param visit stops where the page has come to rest */
  readonly walk: (page: Page, visit: () => Promise<void>) => Promise<void>
}

const newcomer = {
  firstName: "Laras",
  lastName: "Maharani",
  email: "laras@contoh.id",
  userName: "laras2001",
  phone: "081298765432",
  password: "melati-putih-9"
}
const halfAMinuteMs = 31_000
const anHourMs = 3_600_000
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click()
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const sees = (page: Page, part: string) => page.evaluate((there) => pendarSandbox.see(there), part)
const waits = (page: Page, ms: number) => page.evaluate((passing) => pendarSandbox.wait(passing), ms)

const passwords: SandboxWalk = {
  address: "/",
  walk: async (page, visit) => {
    await openAccount(page)
    await visit()
    for (let time = 1; time <= 5; time++) {
      await logIn(page, "rani1998", "bukan-ini")
      await expect(loginDialog(page).getByRole("alert").first()).toBeVisible()
      await expect(page.getByRole("button", { name: "Masuk", exact: true }).last()).not.toHaveAttribute("aria-busy")
      await visit()
    }
  }
}

const forgotten: SandboxWalk = {
  address: "/",
  walk: async (page, visit) => {
    await openAccount(page)
    await press(page, "Lupa kata sandi?")
    await expect(dialog(page, "Lupa kata sandi")).toBeVisible()
    await visit()
    await page.getByLabel("Email yang terdaftar").fill("rani@contoh.id")
    await press(page, "Kirim tautan")
    await says(page, "Anda telah menerima email")
    await visit()
  }
}

const codes: SandboxWalk = {
  address: "/",
  walk: async (page, visit) => {
    await openAccount(page)
    await press(page, "Masuk dengan kode")
    await expect(page.getByRole("textbox", { name: "Nomor HP" })).toBeVisible()
    await visit()
    await page.getByRole("textbox", { name: "Nomor HP" }).fill("081234567890")
    await press(page, "Kirim kode")
    await expect(page.getByRole("button", { name: "WhatsApp", exact: true })).toBeVisible()
    await visit()
    await press(page, "WhatsApp")
    await expect(page.getByLabel("Kode verifikasi")).toBeVisible()
    await visit()
    // Five a day; when the last one counts no more and another is asked for, there is none.
    for (let left = 4; left > 0; left--) {
      await says(page, `sisa ${left} dari 5 hari ini`)
      await waits(page, halfAMinuteMs)
      await press(page, "Kirim ulang kode")
    }
    await says(page, "sisa 0 dari 5 hari ini")
    await waits(page, anHourMs)
    await press(page, "Ubah")
    await press(page, "Kirim kode")
    await says(page, "Sudah 5 kode hari ini")
    await visit()
  }
}

const wrongCode: SandboxWalk = {
  address: "/",
  walk: async (page, visit) => {
    await openAccount(page)
    await press(page, "Masuk dengan kode")
    await page.getByRole("textbox", { name: "Nomor HP" }).fill("081234567890")
    await press(page, "Kirim kode")
    await press(page, "WhatsApp")
    await page.getByLabel("Kode verifikasi").fill("654321")
    await press(page, "Verifikasi")
    await says(page, "Kodenya salah.")
    await visit()
  }
}

const registering: SandboxWalk = {
  address: "/",
  walk: async (page, visit) => {
    await openAccount(page)
    await loginDialog(page).getByRole("button", { name: "Daftar" }).click()
    await expect(dialog(page, "Daftar akun")).toBeVisible()
    await visit()
    await fillRegistration(page, newcomer)
    await fillPasswords(page, newcomer)
    await dialog(page, "Daftar akun").getByRole("button", { name: "Daftar", exact: true }).click()
    await says(page, "Kami kirim 6 digit ke")
    await visit()
    await press(page, "WhatsApp")
    await page.getByLabel("Kode verifikasi").fill("123456")
    await press(page, "Verifikasi")
    await expect(page).toHaveURL(/\/register-detail/)
    await expect(page.getByRole("combobox", { name: "Kecamatan atau kode pos" })).toBeVisible()
    await visit()
  }
}

const filling: SandboxWalk = {
  address: lipstick,
  walk: async (page) => {
    await press(page, "Tambah ke tas")
    await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  }
}

const bag: SandboxWalk = {
  address: lipstick,
  before: filling,
  walk: async (page, visit) => {
    await expect(page.getByRole("button", { name: /^Tas belanja, / }).first()).toBeVisible()
    await visit()
    await press(page, "Tambah ke tas")
    await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
    await visit()
  }
}

const conflict: SandboxWalk = {
  address: "/product/lipstick/1123-nyala-merah-encore-lipstick",
  before: filling,
  walk: async (page, visit) => {
    await press(page, "Tambah ke tas")
    await expect(page.getByRole("dialog", { name: "Pre-order dibeli terpisah" })).toBeVisible()
    await visit()
  }
}

const reviewing: SandboxWalk = {
  address: "/order",
  before: filling,
  walk: async (page, visit) => {
    await heading(page, "Tas belanja (1)")
    await visit()
  }
}

const ordering: SandboxWalk = {
  address: "/order?step=details",
  before: filling,
  walk: async (page, visit) => {
    await heading(page, "Checkout sebagai tamu")
    await visit()
    await typeDetails(page, "rani@contoh.id")
    await press(page, "Lanjut ke pengiriman")
    await heading(page, "Pengiriman")
    await expect(
      page
        .getByRole("group", { name: /^(Gratis|Reguler)$/ })
        .getByRole("radio")
        .first()
    ).toBeVisible()
    await visit()
    await press(page, "Lanjut ke pembayaran")
    await heading(page, "Mau bayar pakai apa?")
    await expect(page.getByRole("radio", { name: /Transfer bank BNI/ })).toBeVisible()
    await visit()
    await page.getByRole("radio", { name: /Transfer bank BNI/ }).check()
    await says(page, /Kode unik \d+ ikut ditransfer/)
    await visit()
    await expect(page.getByRole("button", { name: "Buat pesanan" })).toHaveAttribute("aria-disabled", "false")
    await press(page, "Buat pesanan")
    await heading(page, /^Pesanan PDR-/)
    await visit()
    await press(page, "Batalkan pesanan")
    await expect(page.getByRole("dialog", { name: "Batalkan pesanan?" })).toBeVisible()
    await visit()
  }
}

const popup: SandboxWalk = {
  address: "/",
  isNew: true,
  walk: async (page, visit) => {
    await sees(page, "h1")
    await expect(page.getByRole("dialog", { name: "Halo, kenalan dulu" })).toBeVisible()
    await visit()
  }
}

const tour: SandboxWalk = {
  address: lipstick,
  isNew: true,
  walk: async (page, visit) => {
    await sees(page, "[data-tour=combinations]")
    await expect(page.getByRole("dialog", { name: "Pilih yang cocok buatmu" })).toBeVisible()
    await visit()
  }
}

/** A page that needs no action to be in its state. */
const standing = (address: string, name: string | RegExp): SandboxWalk => ({
  address,
  walk: async (page, visit) => {
    await heading(page, name)
    await visit()
  }
})

/** Everything that is done on the stage to lead into states of the shop. */
export const sandboxWalks: Readonly<Record<string, SandboxWalk>> = {
  passwords,
  forgotten,
  codes,
  wrongCode,
  registering,
  bag,
  conflict,
  reviewing,
  ordering,
  popup,
  tour,
  lookup: standing("/orders", "Cari pesananmu"),
  unknownOrder: standing("/orders/PDR-261120-ZZZZZ", "Pesanan tidak bisa dibuka"),
  category: standing("/category/101/makeup", /./),
  reviews: standing(`${lipstick}/reviews`, "Semua review")
}
