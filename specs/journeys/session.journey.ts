import type { Page } from "playwright/test"
import { madeMember, postJson } from "./helpers/made-member.ts"
import { dialog, expectMember, linkTo, logIn, openAccount, proveBy } from "./helpers/members.ts"
import { lipstick, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test("who logs out in one tab is out in the other, and in again in both", { tag: "@small" }, async ({
  page,
  context,
  watched
}) => {
  // What was asked for the member and answered after she had left.
  watched.expectRefusal(401, /\/api\//)
  const { who, shop } = await madeMember(page)
  await page.goto("/brands")
  await live(page)
  const other = await context.newPage()
  await other.goto("/")
  await live(other)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  for (const tab of [page, other]) await expectMember(tab)
  await page.goto("/account")
  await page.getByRole("button", { name: "Keluar" }).click()
  // The other tab says the same: the member pressed it, nothing expired.
  for (const tab of [page, other]) await expect(tab.getByText("Kamu sudah keluar.")).toBeVisible()
  await expect(other.getByText("Sesi kamu sudah berakhir")).toHaveCount(0)
  await expect(
    other
      .getByRole("button", { name: /^(?:Akun|Masuk)$/ })
      .filter({ visible: true })
      .first()
  ).toBeVisible()
  // A dialog that asks to log in closes once another tab has done it, and a reload does not bring it back.
  await openAccount(page)
  await page.getByLabel("Email atau username").fill(who.email)
  await openAccount(other)
  await logIn(other, who.userName, who.password)
  for (const tab of [page, other]) await expectMember(tab)
  await expect(dialog(page, "Masuk")).toHaveCount(0)
  await page.reload()
  await live(page)
  await expectMember(page)
  await expect(dialog(page, "Masuk")).toHaveCount(0)
  await shop.dispose()
})

test("a session that was ended elsewhere asks to log in over the form, and saves it once", { tag: "@wide" }, async ({
  page,
  watched
}) => {
  const { who, shop } = await madeMember(page)
  await page.goto("/account/profile")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  const nickName = page.getByLabel(/Nama panggilan/)
  await nickName.fill("Gigi")
  // What the page saves by itself after a log-in is saved: the next call is the one that is pressed.
  await page.waitForLoadState("networkidle")
  // On another device she sets a new password: every other session is over, with the calls under way in it.
  watched.expectRefusal(401, /\/api\//)
  const again = "cempaka-ungu-5"
  await postJson(shop, "/api/public/auth/forget-password", { email: who.email })
  const link = new URL(await linkTo(page, who.email))
  const [code, uid] = [link.searchParams.get("code"), link.searchParams.get("uid")]
  // From then on the page's own calls are refused as well.
  watched.expectRefusal(401, /\/api\//)
  await postJson(shop, "/api/public/auth/reset-password", { code, uid, password: again })
  const saves: Array<number> = []
  page.on("response", (answer) => {
    if (answer.request().postData()?.includes("Gigi")) saves.push(answer.status())
  })
  await page.getByRole("button", { name: "Simpan" }).click()
  await expect(dialog(page, "Masuk")).toBeVisible()
  await logIn(page, who.email, again)
  await expect(page.getByText("Sudah tersimpan.")).toBeVisible()
  await expect(nickName).toHaveValue("Gigi")
  expect(saves).toEqual([401, 200])
  await page.reload()
  await live(page)
  await expect(page.getByLabel(/Nama panggilan/)).toHaveValue("Gigi")
  await shop.dispose()
})

test("what is sent while another tab begins a new session goes with that one, and asks nothing", {
  tag: "@small"
}, async ({ page }) => {
  const { who, shop } = await madeMember(page)
  await page.goto("/account/profile")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await page.getByLabel(/Nama panggilan/).fill("Gigi")
  // This browser's cookie is a new session's now; the page still shows the bearer of the one before.
  const begun = await page.request.post("/api/public/auth/login", {
    data: { email: who.email, password: who.password },
    headers: { origin: new URL(page.url()).origin }
  })
  expect(begun.ok()).toBe(true)
  const saves: Array<number> = []
  page.on("response", (answer) => {
    if (answer.request().postData()?.includes("Gigi")) saves.push(answer.status())
  })
  await page.getByRole("button", { name: "Simpan" }).click()
  await expect(page.getByText("Sudah tersimpan.")).toBeVisible()
  await expect(dialog(page, "Masuk")).toHaveCount(0)
  // The one before is over for good by now: no question is asked, and no session ends.
  await postJson(shop, "/dev/clock", { advance: "PT16S" })
  await page.getByLabel(/Nama panggilan/).fill("Gigi Dua")
  await page.getByRole("button", { name: "Simpan" }).click()
  await expect.poll(() => saves).toEqual([200, 200])
  await expect(dialog(page, "Masuk")).toHaveCount(0)
  await shop.dispose()
})

test("a password that is reset ends every session within a second", { tag: "@wide" }, async ({ page, watched }) => {
  const { who, shop } = await madeMember(page)
  await page.goto("/account")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  await postJson(shop, "/api/public/auth/forget-password", { email: who.email })
  const link = new URL(await linkTo(page, who.email))
  const [code, uid] = [link.searchParams.get("code"), link.searchParams.get("uid")]
  // From then on the page's own calls are refused as well.
  watched.expectRefusal(401, /\/api\//)
  await postJson(shop, "/api/public/auth/reset-password", { code, uid, password: "cempaka-ungu-5" })
  const asked = await page.request.get("/api/account/user/me")
  expect(asked.status()).toBe(401)
  await page.reload()
  await live(page)
  // Nothing was typed: no question is asked, but the page says why its member is gone.
  await expect(page.getByText("Sesi kamu sudah berakhir. Masuk lagi, ya.")).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(
    page
      .getByRole("button", { name: /^(?:Akun|Masuk)$/ })
      .filter({ visible: true })
      .first()
  ).toBeVisible()
  await shop.dispose()
})

test("the focus is on the page after a log-in, wherever it was asked for", { tag: "@small" }, async ({
  page,
  context,
  watched
}) => {
  // What is under way when the browser forgets the session.
  watched.expectRefusal(401, /\/api\//)
  const { who, shop } = await madeMember(page)
  await postJson(shop, "/api/cart/user/me/carts", { product_id: 1001, combination_id: "100103", quantity: 1 })
  await shop.dispose()
  const focused = () =>
    page.evaluate(() => document.activeElement?.matches("main h1, main a, main button, header *, nav *") ?? false)
  const logInHere = page.getByRole("main").getByRole("button", { name: "Masuk" })
  // What opens the dialog is there for guests alone: in a form, on a page, in the frame.
  const places: ReadonlyArray<readonly [path: string, ask: () => Promise<unknown>]> = [
    ["/order?step=details", () => logInHere.press("Enter")],
    ["/account", () => logInHere.press("Enter")],
    ["/brands", () => openAccount(page)]
  ]
  for (const [path, ask] of places) {
    if (path.startsWith("/order")) {
      await page.goto(lipstick)
      await live(page)
      await page.getByRole("button", { name: "Tambah ke tas" }).click()
      await expect(dialog(page, "Masuk ke tas")).toBeVisible()
    }
    await page.goto(path)
    await live(page)
    await ask()
    // The account's bag comes once the dialog is gone: until then the page shows the guest's, and gives it the focus.
    let go = () => {}
    const isClosed = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route("**/api/cart/user/**", async (route) => {
      await isClosed
      await route.continue()
    })
    await logIn(page, who.email, who.password)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    go()
    await page.waitForLoadState("networkidle")
    await expect.poll(focused, path).toBe(true)
    await page.unroute("**/api/cart/user/**")
    await page.goto("about:blank")
    for (const name of ["sid", "member"]) await context.clearCookies({ name })
  }
})

test("a session that ends during a checkout asks to log in over it, and nothing typed is lost", {
  tag: "@small"
}, async ({ page, watched }) => {
  test.slow()
  watched.expectRefusal(401, /\/api\//)
  watched.expectRefusal(404, /\/api\/orders\//)
  const { who, shop } = await madeMember(page)
  const origin = new URL(process.env["SHOP"] ?? "").origin
  /** The shop ends the session, and this page hears nothing of it. */
  const endSession = async () => {
    const ended = await page.request.post("/api/public/auth/logout", { data: {}, headers: { origin } })
    expect(ended.ok()).toBe(true)
  }
  const title = (name: string | RegExp) => page.getByRole("heading", { level: 1, name })
  const buy = async () => {
    await page.goto(lipstick)
    await live(page)
    await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  }
  const note = page.getByLabel("Catatan untuk kurir")
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  await buy()
  await typeDetails(page, who.email)
  await note.fill("Titip di pos satpam")
  await endSession()
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(dialog(page, "Masuk")).toBeVisible()
  await logIn(page, who.email, who.password)
  await expect(title("Pengiriman")).toBeVisible()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await endSession()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(dialog(page, "Masuk")).toBeVisible()
  await logIn(page, who.email, who.password)
  await expect(title(/^Pesanan PDR-/)).toBeVisible()
  await expect(page.getByText("Titip di pos satpam")).toBeVisible()

  // Seen by the page itself, when it is looked at again: no button was pressed, and nothing is cleared unasked.
  await buy()
  await note.fill("Rumah pagar hijau")
  await endSession()
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await expect(dialog(page, "Masuk")).toBeVisible()
  await expect(note).toHaveValue("Rumah pagar hijau")

  // Loaded again, as by a phone that had reclaimed the tab, the page asks before it shows anything; then everything is there.
  for (const _ of ["at once", "with the dialog open"]) {
    await page.reload()
    await live(page)
    await expect(dialog(page, "Masuk")).toBeVisible()
  }
  await expect(note).toHaveCount(0)
  await logIn(page, who.email, who.password)
  await expect(note).toHaveValue("Rumah pagar hijau")
  await expect(page).toHaveURL(/step=details/)

  // Declined: what was typed is gone, and the page that she reaches says why. It is there again once she has logged in.
  const decline = async () => {
    await endSession()
    await page.reload()
    await live(page)
    await expect(dialog(page, "Masuk")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText("Sesi kamu sudah berakhir. Masuk lagi, ya.")).toBeVisible()
  }
  await decline()
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  await buy()
  await expect(note).toHaveValue("Rumah pagar hijau")
  await decline()
  await buy()
  await expect(title("Checkout sebagai tamu")).toBeVisible()
  await expect(note).toHaveValue("")
  await expect(page.getByLabel("Alamat lengkap")).toHaveValue("")
  await shop.dispose()
})

/** Ends the session of this browser at the shop alone: its pages do not know yet. */
const endSessionOf = async (page: Page): Promise<void> => {
  const { origin } = new URL(process.env["SHOP"] ?? "")
  const ended = await page.request.post("/api/public/auth/logout", { data: {}, headers: { origin } })
  expect(ended.ok()).toBe(true)
}

test("a page that reads after its session has ended asks to log in, and never blames the connection", {
  tag: "@desktop"
}, async ({ page, watched }) => {
  watched.expectRefusal(401, /\/api\//)
  const { who, shop } = await madeMember(page)
  const endSession = () => endSessionOf(page)
  const logInHere = async () => {
    await expect(dialog(page, "Masuk")).toBeVisible()
    await logIn(page, who.email, who.password)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
  const over = page.getByText("Sesi kamu sudah berakhir. Masuk lagi, ya.")
  await page.goto("/account")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  const leadTo = async (name: string) => {
    await page.goto("/account")
    await live(page)
    await expectMember(page)
    await page.waitForLoadState("networkidle")
    await endSession()
    await page.getByRole("link", { name }).filter({ visible: true }).first().click()
  }
  for (const [name, empty] of [
    ["Pesanan saya", "Belum ada pesanan"],
    ["Alamat", "Belum ada alamat"]
  ] as const) {
    await leadTo(name)
    await logInHere()
    await expect(page.getByText(empty).first()).toBeVisible()
  }
  await leadTo("Pesanan saya")
  await expect(dialog(page, "Masuk")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(over).toBeVisible()
  await expect(page.getByText("Halaman gagal dimuat")).toHaveCount(0)
  await expect(page.getByRole("main").getByRole("button", { name: "Masuk" })).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: "Masuk" }).click()
  await logInHere()

  // It ends between the page's question whose it is and its question for the bag: a press waits for the log-in, or is a guest's.
  const press = async (answer: () => Promise<void>) => {
    const pressed = Promise.withResolvers<void>()
    await page.route("**/api/cart/user/me/carts", async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto(lipstick)
    await live(page)
    await expectMember(page)
    await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
    // The cart has heard it.
    await expect(page.getByRole("button", { name: /^Tas belanja, \d/ }).filter({ visible: true })).toBeVisible()
    await endSession()
    pressed.resolve()
    await expect(dialog(page, "Masuk")).toBeVisible()
    await answer()
    await expect(dialog(page, "Masuk ke tas")).toBeVisible()
    await page.unroute("**/api/cart/user/me/carts")
  }
  await press(() => page.keyboard.press("Escape"))
  await page.keyboard.press("Escape")
  const merged = page.waitForResponse(/\/carts\/merge$/)
  await openAccount(page)
  await logInHere()
  await merged
  await press(() => logIn(page, who.email, who.password))

  // With goods in the bag, from outside: home says why nothing is in it.
  await endSession()
  await page.goto("/order")
  await expect(page).toHaveURL(/\/$/)
  await expect(over).toBeVisible()
  await shop.dispose()
})

test("what was typed is there again after a dialog that was closed, and after a password that was forgotten in it", {
  tag: "@small"
}, async ({ page, watched }) => {
  watched.expectRefusal(401, /\/api\//)
  const { who, shop } = await madeMember(page)
  const endSession = () => endSessionOf(page)
  /** Looks at the page again, and presses the ground as soon as the dialog is there: the second press of a double one. */
  const lookUnderPresses = () =>
    page.evaluate(() => {
      const press = () =>
        document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }))
      const seen = new MutationObserver(() => {
        if (document.querySelector("[role=dialog]") === null) return
        seen.disconnect()
        for (const delay of [5, 20, 50]) setTimeout(press, delay)
      })
      seen.observe(document, { subtree: true, childList: true })
      const { now } = Date
      Date.now = () => now() + 3_600_000
      document.dispatchEvent(new Event("visibilitychange"))
    })
  const address = page.getByLabel("Alamat lengkap")
  const typed = "Jl. Melawai Raya No. 18"
  const logInHere = page.getByRole("main").getByRole("button", { name: "Masuk" })
  await page.goto("/account/addresses")
  await live(page)
  await logInHere.click()
  await logIn(page, who.email, who.password)
  await page.getByRole("button", { name: "Tambah alamat" }).click()
  await address.fill(typed)

  await endSession()
  await lookUnderPresses()
  await expect(page.getByLabel("Email atau username")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog(page, "Masuk lagi, yuk")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByText("Yang tadi kamu isi masih ada.")).toBeVisible()
  await expect(address).toHaveCount(0)
  await logInHere.click()
  await logIn(page, who.email, who.password)
  await expect(address).toHaveValue(typed)

  // By a code to her number, over the form.
  await postJson(shop, "/dev/clock", { advance: "PT31S" })
  await endSession()
  await page.reload()
  await live(page)
  await page.getByRole("button", { name: "Lupa kata sandi?" }).click()
  await page.getByRole("radio", { name: "Lewat nomor HP" }).check()
  await page.getByRole("textbox", { name: "Nomor HP" }).fill(who.phone)
  await page.getByRole("button", { name: "Kirim kode" }).click()
  await proveBy(page, "WhatsApp", who.phone)
  const again = "cempaka-ungu-5"
  await page.getByLabel("Kata sandi baru", { exact: true }).fill(again)
  await page.getByLabel("Ulangi kata sandi baru").fill(again)
  await expect(page).toHaveURL("/set-new-password")
  await page.getByRole("button", { name: "Simpan kata sandi" }).click()
  const isChanged = page.getByRole("heading", { name: "Kata sandimu sudah diganti" })
  await expect(isChanged).toBeVisible()
  await page.reload()
  await live(page)
  await expect(isChanged).toBeVisible()
  await page.getByRole("button", { name: "Masuk" }).click()
  await logIn(page, who.email, again)
  await expect(page).toHaveURL("/account/addresses")
  await expect(address).toHaveValue(typed)

  // A link that is opened after the session has ended is good.
  await postJson(shop, "/api/public/auth/forget-password", { email: who.email })
  await endSession()
  await page.goto(await linkTo(page, who.email))
  await expect(page.getByText("Sesi kamu sudah berakhir.")).toBeVisible()
  await expect(page).toHaveURL("/set-new-password")
  await expect(page.getByLabel("Kata sandi baru", { exact: true })).toBeVisible()
  await shop.dispose()
})
