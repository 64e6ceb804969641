import { randomUUID } from "node:crypto"
import type { Locator, Page } from "playwright/test"
import { keepSecret } from "../../house/scanned-logs.ts"
import { quiet } from "./quiet.ts"
import { expect, live } from "./shopper.ts"

/** A person without an account. */
export interface Newcomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly userName: string
  /** As it is typed, `0812…`. */
  readonly phone: string
  readonly password: string
}

/** The persons that the provider of these journeys knows, by their log-in name there. */
export const atGoogle = {
  whole: { email: "citra@gmail.test", email_verified: true, given_name: "Citra", family_name: "Ayu" },
  phone: { email: "nadia@gmail.test", email_verified: true, given_name: "Nadia", family_name: "Putri" },
  desktop: { email: "mega@gmail.test", email_verified: true, given_name: "Mega", family_name: "Sari" },
  joinphone: { email: "laras@gmail.test", email_verified: true, given_name: "Laras", family_name: "Wulan" },
  joindesktop: { email: "intan@gmail.test", email_verified: true, given_name: "Intan", family_name: "Dewi" }
}

export const newcomer = (firstName: string): Newcomer => {
  const mark = randomUUID().replace(/\D/g, "").padEnd(9, "7").slice(0, 9)
  return {
    firstName,
    lastName: "Maharani",
    email: `${firstName.toLowerCase()}.${mark}@pembeli.test`,
    userName: `${firstName.toLowerCase()}${mark}`.slice(0, 16),
    phone: `0812${mark}`,
    password: "melati-putih-9"
  }
}

/** The code that was sent last to a number or an address. */
export const codeTo = async (page: Page, to: string): Promise<string> => {
  const answer = await page.request.get("/dev/outbox", { params: { to } })
  const { data } = (await answer.json()) as { readonly data: ReadonlyArray<{ readonly code?: string }> }
  const code = data.find((message) => message.code !== undefined)?.code
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  keepSecret(code)
  return code
}

/** The link of the newest message with one to an address. */
export const linkTo = async (page: Page, to: string): Promise<string> => {
  const answer = await page.request.get("/dev/outbox", { params: { to } })
  const { data } = (await answer.json()) as { readonly data: ReadonlyArray<{ readonly text: string }> }
  const texts = data.map(({ text }) => text).join("\n")
  const [link] = /https?:\S+\/forgot\/reset\/password\S+/.exec(texts) ?? []
  if (link === undefined) throw new Error(`no link was sent to ${to}`)
  return link
}

/** Advances the shop's clock: half a minute passes between two codes. */
export const halfAMinuteLater = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url())
  const answer = await page.request.post("/dev/clock", { data: { advance: "PT31S" }, headers: { origin } })
  expect(answer.status()).toBe(200)
  await page.reload()
  await live(page)
}

/** A dialog by its whole title. */
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true })

/** The dialog to log in, with the title of any wish that leads to it. */
export const loginDialog = (page: Page) => page.getByRole("dialog", { name: /^Masuk(?:$| dulu,| lagi,)/ })

/** Opens the account dialog from wherever the page is. */
export const openAccount = async (page: Page): Promise<void> => {
  await page
    .getByRole("button", { name: /^(?:Akun|Masuk)$/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(loginDialog(page)).toBeVisible()
}

/** Types the code that came and sends it. */
export const enterCode = async (page: Page, to: string): Promise<void> => {
  await page.getByLabel("Kode verifikasi").fill(await codeTo(page, to))
  await page.getByRole("button", { name: "Verifikasi" }).click()
}

/** Requests a code by a method, if one is required, and types it. */
export const proveBy = async (page: Page, way: "SMS" | "WhatsApp", to: string): Promise<void> => {
  await page.getByRole("button", { name: way, exact: true }).click()
  await expect(page.getByText(`Kode 6 digit dikirim lewat ${way}`)).toBeVisible()
  await enterCode(page, to)
}

export const fillRegistration = async (page: Page | Locator, who: Newcomer): Promise<void> => {
  await page.getByLabel("Nama depan").fill(who.firstName)
  await page.getByLabel("Nama belakang").fill(who.lastName)
  await page.getByLabel("Jenis kelamin").selectOption({ label: "Perempuan" })
  await page.getByLabel("Sapaan").selectOption({ label: "Ms" })
  await page.getByLabel("Email", { exact: true }).fill(who.email)
  await page.getByLabel("Username", { exact: true }).fill(who.userName)
  await page.getByLabel("Nomor HP").fill(who.phone)
}

export const fillPasswords = async (page: Page | Locator, who: Pick<Newcomer, "password">): Promise<void> => {
  await page.getByLabel("Kata sandi", { exact: true }).fill(who.password)
  await page.getByLabel("Ulangi kata sandi").fill(who.password)
}

export const logIn = async (page: Page, identifier: string, password: string): Promise<void> => {
  await page.getByLabel("Email atau username").fill(identifier)
  await page.getByLabel("Kata sandi", { exact: true }).fill(password)
  await loginDialog(page).getByRole("button", { name: "Masuk", exact: true }).click()
}

export const logOut = async (page: Page): Promise<void> => {
  await page.goto("/account")
  await live(page)
  // Its parts come one after the other, and would move the button under the press.
  await quiet(page)
  await page.getByRole("button", { name: "Keluar" }).click()
  await expect(page.getByText("Kamu sudah keluar.")).toBeVisible()
  await expect(page).toHaveURL("/")
}

/** The page shows that a member is logged in. */
export const expectMember = async (page: Page): Promise<void> => {
  await expect(
    page
      .getByRole("link", { name: /^(?:Akun|Hai, .+)$/ })
      .filter({ visible: true })
      .first()
  ).toBeVisible()
}
