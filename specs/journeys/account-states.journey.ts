import { walkAccount } from "./helpers/account-walk.ts"
import { violationsInThemes } from "./helpers/axe.ts"
import { expectFits } from "./helpers/fits.ts"
import { codeTo, loginDialog, newcomer } from "./helpers/members.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("every form of an account is accessible in both themes", async ({ page, watched }) => {
    test.slow()
    watched.expectRefusal(401, /\/auth\/login$/)
    watched.expectRefusal(423, /\/auth\/login$/)
    watched.expectRefusal(422, /\/auth\/otp\/verify$/)
    const found: Array<string> = []
    await walkAccount(page, async (state) => {
      await expectFits(page)
      for (const violation of await violationsInThemes(page)) found.push(`${state}: ${violation}`)
    })
    expect(found).toEqual([])
  })
})

test("a visitor becomes a member by the keyboard alone", { tag: ["@desktop"] }, async ({ page }) => {
  const she = newcomer("Kirana")
  await page.goto("/")
  await live(page)
  const tabTo = async (name: string | RegExp, role: "button" | "textbox" | "combobox" | "link" = "textbox") => {
    const target = page
      .getByRole(role, { name, exact: typeof name === "string" })
      .filter({ visible: true })
      .first()
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`no way to ${name} by the keyboard`)
  }
  const type = async (name: string | RegExp, text: string) => {
    await tabTo(name)
    await page.keyboard.type(text)
  }
  await tabTo("Masuk", "button")
  await page.keyboard.press("Enter")
  await expect(loginDialog(page)).toBeVisible()
  await tabTo("Daftar", "button")
  await page.keyboard.press("Enter")
  await type("Nama depan", she.firstName)
  await type("Nama belakang", she.lastName)
  await tabTo("Jenis kelamin", "combobox")
  await page.keyboard.type("Per")
  await tabTo("Sapaan", "combobox")
  await page.keyboard.type("Ms")
  await type("Email", she.email)
  await type("Username", she.userName)
  await type("Nomor HP", she.phone)
  await type("Kata sandi", she.password)
  await type("Ulangi kata sandi", she.password)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Kami kirim 6 digit ke")).toBeVisible()
  await tabTo("SMS", "button")
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Kode verifikasi")).toBeVisible()
  await type("Kode verifikasi", await codeTo(page, she.phone))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/register-detail")
})
