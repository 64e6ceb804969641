import { lipstick, placeOrder, someEmail } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

test("an order says what is left to do, and offers its guest an account with what it knows", async ({ page }) => {
  const email = someEmail("sesudah")
  await page.goto(lipstick)
  await live(page)
  await placeOrder(page, email)

  // The deadline as a clock, the exact amount with its digits, what comes next.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sudah dibuat, tinggal transfer")
  await expect(page.getByRole("timer")).toHaveAccessibleName(/^2[34] jam \d+ menit lagi$/)
  const pay = page.getByRole("region", { name: "Cara bayar" })
  const amount = (await pay.getByRole("definition").filter({ hasText: /^Rp/ }).first().textContent()) ?? ""
  const digits = amount.slice(-3)
  await expect(page.getByText(`Sampai ${digits} di belakang, ya. Jangan dibulatkan.`)).toBeVisible()
  await expect(page.getByText(`kabarnya masuk ke ${email}`)).toBeVisible()

  // The registration begins with what the order knows, and what was changed there stays.
  await page.getByRole("button", { name: "Buat akun" }).click()
  const dialog = page.getByRole("dialog", { name: "Daftar akun" })
  await expect(dialog.getByLabel("Email")).toHaveValue(email)
  await expect(dialog.getByLabel("Nama depan")).toHaveValue("Rani Putri")
  await expect(dialog.getByLabel("Nama belakang")).toHaveValue("Lestari")
  await expect(dialog.getByLabel("Nomor HP")).toHaveValue("81234567890")
  await dialog.getByLabel("Nama depan").fill("Rani")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Buat akun" }).click()
  await expect(dialog.getByLabel("Nama depan")).toHaveValue("Rani")
  await page.keyboard.press("Escape")
})

test("after a reload, the account that an order offers begins with what that order knows", async ({ page }) => {
  const offered = page.getByRole("dialog", { name: "Daftar akun" })
  for (const email of [someEmail("pertama"), someEmail("kedua")]) {
    await page.goto(lipstick)
    await live(page)
    await placeOrder(page, email)
    await page.getByRole("button", { name: "Buat akun" }).click()
    await expect(offered.getByLabel("Email")).toHaveValue(email)
    await page.keyboard.press("Escape")
    await expect(offered).toBeHidden()
    await page.reload()
    await live(page)
  }
})
