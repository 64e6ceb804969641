import { type Page, request } from "playwright/test"
import { madeMember, postJson } from "./made-member.ts"
import { dialog, logIn, openAccount } from "./members.ts"
import { ops } from "./operations.ts"
import { chooseShade, lipstick, someEmail, typeDetails } from "./selling-walk.ts"
import { expect, live, touch } from "./shopper.ts"

const shade = { id: "100103", name: "03 Bata Merah" }
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click()

/**
 * Walks into rare states, for their pictures alone, and stops in each. It moves the shop's clock and a price: for a shop of
 * its own.
 */
export const walkRare = async (page: Page, visit: (state: string) => Promise<void>): Promise<void> => {
  await usedUp(page, visit)
  await otherTotal(page, visit)
  await popup(page, visit)
}

/** The first and the fourth wrong password; five codes on one day. */
const usedUp = async (page: Page, visit: (state: string) => Promise<void>): Promise<void> => {
  const { who, shop } = await madeMember(page)
  await page.goto("/")
  await live(page)
  await openAccount(page)
  for (const state of ["login-wrong", undefined, undefined, "login-limit"]) {
    await logIn(page, who.userName, "bukan-ini")
    await expect(page.getByRole("alert")).toBeVisible()
    if (state !== undefined) await visit(state)
  }
  await shop.dispose()
  // The first was sent when they became a member; these by this browser, as the one that registered has five of its own.
  const origin = process.env["SHOP"] ?? ""
  const storageState = await page.context().storageState()
  const here = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin }, storageState })
  for (let sent = 1; sent < 5; sent++) {
    await postJson(here, "/dev/clock", { advance: "PT31S" })
    const phone = { phone_no: who.phone, phone_code: "+62" }
    await postJson(here, "/api/public/auth/otp/code", { mode: "sms", entity: "forget-password", ...phone })
  }
  await here.dispose()
  await press(page, "Masuk dengan kode")
  await page.getByRole("textbox", { name: "Nomor HP" }).fill(who.phone)
  await press(page, "Kirim kode")
  await press(page, "WhatsApp")
  await expect(page.getByText("Sudah 5 kode hari ini").first()).toBeVisible()
  await visit("otp-exhausted")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
}

/** A price that rises during the payment, and an answer that is lost. */
const otherTotal = async (page: Page, visit: (state: string) => Promise<void>): Promise<void> => {
  await ops("prices", "set", shade.id, "129000")
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, shade.name)
  await press(page, "Tambah ke tas")
  await expect(dialog(page, "Masuk ke tas")).toBeVisible()
  await page.goto("/order?step=details")
  await typeDetails(page, someEmail("jarang"))
  await press(page, "Lanjut ke pengiriman")
  await press(page, "Lanjut ke pembayaran")
  await page.getByRole("radio", { name: /Transfer bank BNI/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await ops("prices", "set", shade.id, "139000")
  await press(page, "Buat pesanan")
  await expect(dialog(page, "Totalnya berubah")).toBeVisible()
  await visit("changed")
  await dialog(page, "Totalnya berubah")
    .getByRole("button", { name: /^Setuju/ })
    .click()
  await expect(page.getByRole("button", { name: "Buat pesanan" })).not.toHaveAttribute("aria-busy", "true")
  await page.route(/\/api\/orders\/(?:order$|checkouts\/[^/]+\/order$)/, (route) => route.abort())
  await press(page, "Buat pesanan")
  await expect(page.getByText("Sedang memastikan pesananmu")).toBeVisible()
  await visit("uncertain")
}

const popup = async (page: Page, visit: (state: string) => Promise<void>): Promise<void> => {
  await page.goto("/")
  await page.evaluate(() => localStorage.setItem("pendar.popups", JSON.stringify({ v: 1, shown: {} })))
  await page.reload()
  await live(page)
  await touch(page)
  const shown = dialog(page, "Halo, kenalan dulu")
  await expect(shown).toBeVisible()
  await shown.locator("img").evaluate((picture: HTMLImageElement) => picture.decode())
  await visit("popup")
}
