import { madeMember, told } from "./helpers/made-member.ts"
import { dialog, expectMember, linkTo, logIn, openAccount } from "./helpers/members.ts"
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
  await expect(page.getByText("Kamu sudah keluar.")).toBeVisible()
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
  await told(shop, "/api/public/auth/forget-password", { email: who.email })
  const link = new URL(await linkTo(page, who.email))
  const [code, uid] = [link.searchParams.get("code"), link.searchParams.get("uid")]
  // From then on the page's own calls are refused as well.
  watched.expectRefusal(401, /\/api\//)
  await told(shop, "/api/public/auth/reset-password", { code, uid, password: again })
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
  await told(shop, "/dev/clock", { advance: "PT16S" })
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
  await told(shop, "/api/public/auth/forget-password", { email: who.email })
  const link = new URL(await linkTo(page, who.email))
  const [code, uid] = [link.searchParams.get("code"), link.searchParams.get("uid")]
  // From then on the page's own calls are refused as well.
  watched.expectRefusal(401, /\/api\//)
  await told(shop, "/api/public/auth/reset-password", { code, uid, password: "cempaka-ungu-5" })
  const asked = await page.request.get("/api/account/user/me")
  expect(asked.status()).toBe(401)
  await page.reload()
  await live(page)
  await expect(
    page
      .getByRole("button", { name: /^(?:Akun|Masuk)$/ })
      .filter({ visible: true })
      .first()
  ).toBeVisible()
  await shop.dispose()
})
