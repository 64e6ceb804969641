import { beenHere } from "./helpers/been-here.ts"
import { madeMember } from "./helpers/made-member.ts"
import { expectMember, linkTo, logIn, openAccount } from "./helpers/members.ts"
import { expect, live, test } from "./helpers/shopper.ts"

const reset = "kenanga-biru-7"

test("a locked account opens with the password that was reset, here and on another device", { tag: "@every" }, async ({
  page,
  watched,
  browser
}) => {
  const { who, shop } = await madeMember(page)
  await shop.dispose()
  await page.goto("/")
  await live(page)
  watched.expectRefusal(401, /auth\/login/)
  watched.expectRefusal(423, /auth\/login/)
  await openAccount(page)
  for (const words of [
    "Kata sandinya salah.",
    "Kata sandinya salah.",
    "Kata sandinya masih salah.",
    "Sekali lagi salah, akunmu dikunci.",
    "Akunmu dikunci setelah 5 kali salah kata sandi."
  ]) {
    await logIn(page, who.email, "bukan-ini")
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible()
    await expect(page.getByRole("button", { name: "Masuk", exact: true }).last()).not.toHaveAttribute("aria-busy")
  }

  // What helps is the main button of the form; nothing else leads there.
  await expect(page.getByRole("alert").getByRole("button")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Lupa kata sandi?" })).toHaveCount(0)

  // A second device hears of the lock, too.
  const { origin } = new URL(page.url())
  const elsewhere = await browser.newContext({ baseURL: origin, storageState: beenHere(origin) })
  const other = await elsewhere.newPage()
  await other.goto("/")
  await live(other)
  await openAccount(other)
  await logIn(other, who.userName, "bukan-ini")
  await expect(other.getByText("Akunmu dikunci setelah 5 kali salah kata sandi.")).toBeVisible()

  // The reset, by the link of the mail, in the browser that counted the wrong passwords.
  await page.getByRole("button", { name: "Atur ulang kata sandi" }).click()
  await page.getByLabel("Email yang terdaftar").fill(who.email)
  await page.getByRole("button", { name: "Kirim tautan" }).click()
  await expect(page.getByText("Anda telah menerima email yang berisi link")).toBeVisible()
  await page.goto(await linkTo(page, who.email))
  await page.getByLabel("Kata sandi baru", { exact: true }).fill(reset)
  await page.getByLabel("Ulangi kata sandi baru").fill(reset)
  await page.getByRole("button", { name: "Simpan kata sandi" }).click()
  await page.getByRole("button", { name: "Masuk" }).click()
  await logIn(page, who.email, reset)
  await expectMember(page)

  // The second device remembers the lock, says so, and asks the shop all the same.
  await other.reload()
  await live(other)
  await expect(other.getByText("Terakhir kali akun ini terkunci.")).toBeVisible()
  await logIn(other, who.userName, reset)
  await expectMember(other)
  await elsewhere.close()
})
