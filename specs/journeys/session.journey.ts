import { enter, madeMember, postJson } from "./helpers/made-member.ts"
import { dialog, expectMember, linkTo, logIn, loginDialog, openAccount } from "./helpers/members.ts"
import { quiet } from "./helpers/quiet.ts"
import { lipstick } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test("who logs out in one tab is out in the other, and in again in both", async ({ page, context, watched }) => {
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
  await expect(loginDialog(page)).toHaveCount(0)
  await page.reload()
  await live(page)
  await expectMember(page)
  await expect(loginDialog(page)).toHaveCount(0)
  await shop.dispose()
})

test("a session that was ended elsewhere asks to log in over the form, and saves it once", { tag: "@wide" }, async ({
  page,
  watched
}) => {
  const { who, shop } = await enter(page, "/account/profile")
  const nickName = page.getByLabel(/Nama panggilan/)
  await nickName.fill("Gigi")
  // What the page saves by itself after a log-in is saved: the next call is the one that is pressed.
  await quiet(page)
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
  await expect(loginDialog(page)).toBeVisible()
  await logIn(page, who.email, again)
  await expect(page.getByText("Sudah tersimpan.")).toBeVisible()
  await expect(nickName).toHaveValue("Gigi")
  expect(saves).toEqual([401, 200])
  await page.reload()
  await live(page)
  await expect(page.getByLabel(/Nama panggilan/)).toHaveValue("Gigi")
  await shop.dispose()
})

test("what is sent while another tab begins a new session goes with that one, and asks nothing", async ({ page }) => {
  const { who, shop } = await enter(page, "/account/profile")
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
  await expect(loginDialog(page)).toHaveCount(0)
  // The one before is over for good by now: no question is asked, and no session ends.
  await postJson(shop, "/dev/clock", { advance: "PT16S" })
  await page.getByLabel(/Nama panggilan/).fill("Gigi Dua")
  await page.getByRole("button", { name: "Simpan" }).click()
  await expect.poll(() => saves).toEqual([200, 200])
  await expect(loginDialog(page)).toHaveCount(0)
  await shop.dispose()
})

test("a password that is reset ends every session within a second", { tag: "@wide" }, async ({ page, watched }) => {
  const { who, shop } = await enter(page, "/account")
  // A call of the page's own that is refused would say so before the reload.
  await quiet(page)
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

test("the focus is on the page after a log-in, wherever it was asked for", async ({ page, context, watched }) => {
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
    await quiet(page)
    await expect.poll(focused, path).toBe(true)
    await page.unroute("**/api/cart/user/**")
    await page.goto("about:blank")
    for (const name of ["sid", "member"]) await context.clearCookies({ name })
  }
})
