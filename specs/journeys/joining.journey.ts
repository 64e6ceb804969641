import type { BrowserContext, Page } from "playwright/test"
import { madeMember, postJson } from "./helpers/made-member.ts"
import {
  atGoogle,
  codeTo,
  dialog,
  fillPasswords,
  fillRegistration,
  logIn,
  loginDialog,
  type Newcomer,
  newcomer,
  openAccount,
  proveBy
} from "./helpers/members.ts"
import { chooseShade, lipstick, someEmail, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

/** Goods of the account's bag, and shades a guest takes: one of them is in both. */
const inAccount = [
  { product_id: 1001, combination_id: "100103", quantity: 2 },
  { product_id: 1082, combination_id: "108202", quantity: 1 }
]
const blush = "/product/blush/1082-senandika-semburat-satin-blush"
const asGuest = [
  [lipstick, "03 Bata Merah"],
  [lipstick, "01 Delima"],
  [blush, "Kesumba"]
] as const
/** Lines of both, each once: the shade in both with the larger number. D-20. */
const together = { lines: 4, units: 5 }

/** A member whose bag holds two lines; `proves`: her address is hers. */
const someMember = async (page: Page, change: Partial<Newcomer> = {}, proves = false): Promise<Newcomer> => {
  const { who, shop } = await madeMember(page, change)
  if (proves) {
    const sent = await postJson(shop, "/api/public/auth/login/otp/request", { mode: "email", email: who.email })
    await postJson(shop, "/api/public/auth/login/otp", {
      mode: "email",
      entity: "login",
      entity_value: who.email,
      code: await codeTo(page, who.email),
      hash: sent["hash"]
    })
  }
  for (const line of inAccount) await postJson(shop, "/api/cart/user/me/carts", line)
  await shop.dispose()
  return who
}

/** Three lines in the bag, the checkout open, the address typed: in the middle of it. */
const inCheckout = async (page: Page): Promise<void> => {
  for (const [product, shade] of asGuest) {
    await page.goto(product)
    await live(page)
    await chooseShade(page, shade)
    await page.getByRole("button", { name: "Tambah ke tas" }).click()
    await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toContainText(shade)
  }
  await page.goto("/order?step=details")
  await live(page)
  await typeDetails(page, someEmail("gita"))
}

const street = "Jl. Melawai Raya No. 18, RT 05/RW 02"

/** The checkout is a member's now; on a phone nothing else of the frame says so. */
const expectMembersCheckout = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name: "Checkout", exact: true })).toBeVisible()
}

/** Nothing was lost or doubled, here and in the other tab, and she is where she was. */
const expectJoined = async (page: Page, other: Page, lines: number, units: number): Promise<void> => {
  await expect(page).toHaveURL(/\/order\?step=details/)
  await expect(page.getByLabel("Alamat lengkap")).toHaveValue(street)
  for (const tab of [page, other]) {
    await expectMembersCheckout(tab)
    await tab.goto("/order")
    await live(tab)
    await expect(tab.getByRole("heading", { level: 1, name: `Tas belanja (${units})` })).toBeVisible()
    await expect(tab.getByRole("button", { name: /^Tambah (?:Delima|Semburat)/ })).toHaveCount(lines)
  }
}

const secondTab = async (context: BrowserContext): Promise<Page> => {
  const other = await context.newPage()
  await other.goto("/order?step=details")
  await live(other)
  return other
}

/** Holds back the shop's answer to who is logged in, until the returned function is called. */
const withheldSession = async (tab: Page): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await tab.route("**/auth/**", async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Units in the bag that this browser stores for a guest. */
const unitsInBrowser = (tab: Page): Promise<number> =>
  tab.evaluate(() => Number(JSON.parse(localStorage.getItem("pendar.bag") ?? "{}").count ?? 0))

test("a guest's bag and her account's are one after she logged in by password, in two tabs at once", {
  tag: ["@wide", "@every"]
}, async ({ page, context }) => {
  const gita = await someMember(page)
  await inCheckout(page)
  const other = await secondTab(context)
  for (const tab of [page, other]) await openAccount(tab)
  // Both presses are on their way before the shop reads one of them.
  let sent = 0
  let send = () => {}
  const bothSent = new Promise<void>((resolve) => {
    send = resolve
  })
  await context.route("**/auth/login", async (route) => {
    sent += 1
    if (sent === 2) send()
    await bothSent
    await route.continue()
  })
  await Promise.all([logIn(page, gita.email, gita.password), logIn(other, gita.userName, gita.password)])
  await bothSent
  for (const tab of [page, other]) await expectMembersCheckout(tab)
  await expectJoined(page, other, together.lines, together.units)
})

test("it is so by a code over WhatsApp", async ({ page, context, baseURL }) => {
  const gita = await someMember(page)
  await inCheckout(page)
  const other = await secondTab(context)
  await page.request.post("/dev/clock", { data: { advance: "PT31S" }, headers: { origin: baseURL ?? "" } })
  // The other tab learns of the log-in late: until then it knows only that the browser's bag is empty.
  const learn = await withheldSession(other)
  await openAccount(page)
  await page.getByRole("button", { name: "Masuk dengan kode" }).click()
  await page.getByRole("dialog").getByLabel("Nomor HP").fill(gita.phone)
  await page.getByRole("button", { name: "Kirim kode" }).click()
  const joined = page.waitForResponse(/\/carts\/merge$/)
  await proveBy(page, "WhatsApp", gita.phone)
  await joined
  await expect.poll(() => unitsInBrowser(other)).toBe(0)
  learn()
  await expectMembersCheckout(page)
  await expect(other).toHaveURL(/\/order\?step=details/)
  // What had opened the dialog is gone with the guest's checkout.
  await expect(page.getByRole("heading", { level: 1, name: "Checkout", exact: true })).toBeFocused()
  await expectJoined(page, other, together.lines, together.units)
})

test(
  "it is so with Google, whose pages lie in between",
  { tag: "@wide" },
  async ({ page, context, watched }, { project }) => {
    // The provider's own pages want a font and an icon.
    watched.expectLoss(/fonts\.googleapis\.com/)
    watched.expectRefusal(404, /favicon\.ico/)
    const person = `join${project.name}` as "joinphone" | "joindesktop"
    await someMember(page, { email: atGoogle[person].email }, true)
    await inCheckout(page)
    const other = await secondTab(context)
    await openAccount(page)
    await page.getByRole("link", { name: "Lanjut dengan Google" }).click()
    await page.getByRole("textbox").first().fill(person)
    await page.locator("input[type=password]").fill("apa saja")
    await page.getByRole("button", { name: "Sign-in" }).click()
    await page.getByRole("button", { name: "Continue" }).click()
    await expectMembersCheckout(page)
    await expectJoined(page, other, together.lines, together.units)
  }
)

test("a guest who registers in the middle of it keeps her bag and her place", async ({ page, context }) => {
  const gita = newcomer("Gita")
  await inCheckout(page)
  const other = await secondTab(context)
  await openAccount(page)
  await loginDialog(page).getByRole("button", { name: "Daftar" }).click()
  const form = dialog(page, "Daftar akun")
  await fillRegistration(form, gita)
  await fillPasswords(form, gita)
  await form.getByRole("button", { name: "Daftar", exact: true }).click()
  await proveBy(page, "SMS", gita.phone)
  await expectMembersCheckout(page)
  await expectJoined(page, other, asGuest.length, asGuest.length)
})
