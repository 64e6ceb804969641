import type { Page } from "playwright/test"
import { browserStores, otherKeys } from "#adapters/browser/storage.ts"
import { enter, madeMember } from "./helpers/made-member.ts"
import {
  dialog,
  enterCode,
  expectMember,
  fillPasswords,
  fillRegistration,
  logIn,
  loginDialog,
  logOut,
  newcomer,
  openAccount
} from "./helpers/members.ts"
import { quiet } from "./helpers/quiet.ts"
import { chooseShade, lipstick, placeOrder, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

const known = new Map<string, string>([
  ...Object.values(browserStores).map(({ key, owner }) => [key, owner] as const),
  ...Object.entries(otherKeys)
])

test("after a log-out the next guest sees nothing of the member, in no tab", async ({ page, context, watched }) => {
  watched.expectLoss(/auth\/logout/)
  const { who, shop } = await madeMember(page)
  await shop.dispose()
  const box = (tab: Page) =>
    tab.getByRole("search").getByRole("textbox").or(tab.getByRole("search").getByRole("combobox"))
  const searches = (tab: Page) => tab.getByRole("group", { name: "Terakhir dicari" }).getByRole("option")
  const search = async (): Promise<void> => {
    await box(page).click()
    await expect(page.getByRole("listbox")).toBeVisible()
    await box(page).fill("toner")
    await box(page).press("Enter")
    await expect(page).toHaveURL(/q=toner/)
  }
  await page.goto("/")
  await live(page)
  await search()
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  await page.goto("/")
  await live(page)
  await box(page).click()
  await expect(searches(page)).toHaveText(["toner"])
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Tambah ke tas" }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  const away = await context.newPage()
  for (const tab of [page, await context.newPage(), away]) {
    await tab.goto("/order?step=details")
    await live(tab)
    await tab.getByLabel("Alamat lengkap").fill("Jl. Rahasia No. 18, RT 05/RW 02")
    await expect(tab.getByLabel("Email")).toHaveValue(who.email)
  }
  // One tab is at another site while she logs out: nothing tells it.
  await away.goto("about:blank")
  const stored = () =>
    page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split("; ").map((one) => one.split("=")[0] ?? "")
    ])
  const isListed = (keys: ReadonlyArray<string>) => keys.filter((key) => key !== "" && !known.has(key))
  expect(isListed(await stored())).toEqual([])
  // The keys of her orders, as placing one leaves them.
  await page.evaluate(() =>
    localStorage.setItem("pendar.order-keys", JSON.stringify({ v: 1, keys: { "PDR-RAHASIA": "kunci-rahasia" } }))
  )
  await page.goto("/orders")
  await live(page)
  await expect(page.getByText("PDR-RAHASIA")).toBeVisible()
  // The page is left before the shop has heard of the log-out: the next page goes on with it.
  await page.route(/auth\/logout/, (route) => route.abort(), { times: 1 })
  await logOut(page)

  // Nothing of a person is left but what the next page makes for the next one.
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const words of ["Rahasia", "RAHASIA", "rahasia", who.email, who.phone.slice(1), who.firstName])
    expect(left).not.toContain(words)
  expect(isListed(await stored())).toEqual([])
  for (const tab of context.pages()) {
    await expect(tab.getByLabel("Alamat lengkap")).toHaveCount(0)
    await tab.goto(lipstick)
    await live(tab)
    await chooseShade(tab, "03 Bata Merah")
    await tab.getByRole("button", { name: "Tambah ke tas" }).click()
    await expect(tab.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
    await tab.goto("/order?step=details")
    await live(tab)
    for (const label of ["Email", "Alamat lengkap", "Nama penerima"])
      await expect(tab.getByLabel(label)).toHaveValue("")
    // Neither her searches nor her orders are offered.
    await tab.goto("/orders")
    await live(tab)
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(tab.getByText("PDR-RAHASIA")).toHaveCount(0)
    await tab.goto("/")
    await live(tab)
    await box(tab).click()
    await expect(tab.getByRole("listbox")).toBeVisible()
    await expect(searches(tab)).toHaveCount(0)
  }
})

test("an order of a member does not open for the next guest, by Back or by its code", async ({
  page,
  context,
  watched,
  baseURL
}) => {
  // The session is asked for after it has ended.
  watched.expectRefusal(401, /\/api\//)
  // The order is asked for once more, by a guest.
  watched.expectRefusal(404, /\/api\/.*PDR-/)
  const { who, shop } = await enter(page)
  await shop.dispose()
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await expect(page.getByLabel("Email")).toHaveValue(who.email)
  await typeDetails(page, who.email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  const shown = page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })
  await expect(shown).toBeVisible()
  await expect(page).toHaveURL(/\/orders\/PDR-[\w-]+$/)
  const stored = () => page.evaluate(() => localStorage.getItem("pendar.order-keys") ?? "")
  expect(await stored()).not.toContain("PDR-")

  // The link of the message opens it as well, and removes its key from the address.
  const order = page.url()
  const answer = await page.request.get("/dev/outbox", { params: { to: who.email } })
  const link = /https?:\S+#key=\S+/.exec(await answer.text())?.[0].split(/["\\]/)[0] ?? ""
  await page.goto("/")
  await page.goto(link)
  await expect(shown).toBeVisible()
  await expect(page).toHaveURL(order)
  expect(await stored()).not.toContain("PDR-")

  await logOut(page)
  for (let entry = 0; entry < 4; entry++) {
    await page.goBack()
    if (/PDR-/.test(page.url())) break
  }
  await expect(page).toHaveURL(order)
  await expect(page.getByRole("heading", { level: 1, name: "Pesanan tidak bisa dibuka" })).toBeVisible()
  await expect(shown).toHaveCount(0)

  // Its own member may log in there and finds it again; a guest's link is sent once more.
  await expect(page.getByRole("main").getByRole("link", { name: "Kirim ulang tautan" })).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: "Masuk" }).click()
  await logIn(page, who.email, who.password)
  await expect(shown).toBeVisible()
  await expect(page).toHaveURL(order)
  await expect(shown).toBeFocused()

  // The session ends while the order is open: a look at it asks to log in, and shows it again.
  await quiet(page)
  const ended = await page.request.post("/api/public/auth/logout", { data: {}, headers: { origin: baseURL ?? "" } })
  expect(ended.ok()).toBe(true)
  await page.getByRole("button", { name: "Cek status pembayaran" }).click()
  await expect(loginDialog(page)).toBeVisible()
  await logIn(page, who.email, who.password)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(shown).toBeVisible()
  await expect(page.getByRole("main").getByRole("button", { name: "Masuk" })).toHaveCount(0)

  // A tab whose session ended elsewhere drops the order, and stays there to offer the same.
  const other = await context.newPage()
  await other.goto(order)
  await expect(other.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await logOut(page)
  await expect(other.getByRole("main").getByRole("button", { name: "Masuk" })).toBeVisible()
  await expect(other.getByText("Kamu sudah keluar.")).toBeVisible()
  await expect(other).toHaveURL(order)
  await expect(other.getByText("PDR-")).toHaveCount(0)
  await other.close()
  await page.goto("/orders")
  await live(page)
  await expect(page.getByRole("heading", { name: "Pesanan di perangkat ini" })).toHaveCount(0)
  expect(await stored()).not.toContain("PDR-")
})

test("an order of a guest who registers on its page does not open for the next one by Back", async ({
  page,
  watched
}) => {
  watched.expectRefusal(401, /\/api\//)
  watched.expectRefusal(404, /\/api\/.*PDR-/)
  const rani = newcomer("Rani")
  await page.goto(lipstick)
  await live(page)
  await placeOrder(page, rani.email)
  const order = page.url()
  expect(order).toContain("#key=")
  await page.getByRole("button", { name: "Buat akun" }).click()
  await fillRegistration(page, rani)
  await fillPasswords(page, rani)
  await dialog(page, "Daftar akun").getByRole("button", { name: "Daftar", exact: true }).click()
  await expect(page.getByText("Kami kirim 6 digit ke")).toBeVisible()
  await page.getByRole("button", { name: "WhatsApp" }).click()
  await expect(page.getByLabel("Kode verifikasi")).toBeVisible()
  await enterCode(page, rani.phone)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("heading", { name: "Simpan pesanan ini di akunmu" })).toBeHidden()
  await logOut(page)
  for (let entry = 0; entry < 6 && !/PDR-/.test(page.url()); entry++) await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/orders\/PDR-[\w-]+$/)
  await expect(page.getByText("Jalan")).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem("pendar.order-keys") ?? "")).not.toContain("PDR-")
  // The link itself, opened again, is as good as before.
  await page.goto("/")
  await page.goto(order)
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
})
