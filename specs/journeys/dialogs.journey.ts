import { openAccount } from "./helpers/members.ts"
import { chooseShade, lipstick, someEmail, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test("another question about the reviews leads to them, 100 px below the top; another product begins at its top", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.goto(`${lipstick}/reviews`)
  await live(page)
  await page
    .getByRole("link", { name: /^5 bintang/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/stars=5/)
  const top = () => page.locator("#reviews").evaluate((part) => Math.round(part.getBoundingClientRect().top))
  await expect.poll(top).toBe(100)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

  await page.getByRole("link", { name: "Lihat produk" }).click()
  await expect(page).toHaveURL(lipstick)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole("article").getByRole("heading", { level: 3 }).getByRole("link").first().click()
  await expect(page).not.toHaveURL(lipstick)
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test("photos of buyers, the shades of a card and the texts of an order open over their page", {
  tag: "@wide"
}, async ({ page, hasTouch }) => {
  await page.goto(lipstick)
  await live(page)
  await page
    .getByRole("button", { name: /^Foto dari / })
    .nth(1)
    .click()
  // It begins with the photo that was pressed, and leads to its review.
  const photos = page.getByRole("dialog", { name: "Foto dari pembeli" })
  await expect(photos.getByText(/^Foto 2 dari \d+$/)).toBeInViewport()
  await expect(photos.getByRole("link", { name: "Baca review ini" }).nth(1)).toHaveAttribute("href", /^\/review\/r\d+$/)
  await page.keyboard.press("Escape")
  await expect(photos).toBeHidden()

  // A finger that presses the shades goes to the product. Rules 3 and 4.
  if (!hasTouch) {
    await page.goto("/search?q=delima+satin+lipstick")
    await live(page)
    await page.getByRole("button", { name: "Lihat pilihan: Delima Satin Lipstick" }).first().click()
    const choices = page.getByRole("dialog", { name: "Pilihan" })
    await choices.getByRole("radio", { name: /03 Bata Merah/ }).check({ force: true })
    await expect(choices.getByText("03 Bata Merah").filter({ visible: true }).first()).toBeVisible()
    await choices.getByRole("link", { name: "Lihat produk" }).click()
    await expect(choices).toBeHidden()
    // The page shows the shade that was chosen on the way. Decision 0038.
    await expect(page).toHaveURL(new RegExp(`${lipstick}\\?combination=100103$`))
  }

  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  await typeDetails(page, someEmail("teks"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  for (const [word, title] of [
    ["syarat", "Syarat dan ketentuan"],
    ["kebijakan privasi", "Kebijakan privasi"]
  ] as const) {
    await page.getByRole("button", { name: word, exact: true }).click()
    const text = page.getByRole("dialog", { name: title })
    await expect(text.getByRole("paragraph").first()).toHaveText(/\w/)
    await page.keyboard.press("Escape")
    await expect(text).toBeHidden()
  }
  await expect(page).toHaveURL(/step=payment/)
})

test("a double tap on the way to a code does what one tap does, whatever comes under the finger", {
  tag: "@phone"
}, async ({ page }) => {
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await page.getByRole("button", { name: "Lupa kata sandi?" }).click()
  await page.getByRole("radio", { name: "Lewat nomor HP" }).check()
  await page.getByRole("textbox", { name: "Nomor HP" }).fill("081200000001")
  const box = await page.getByRole("button", { name: "Kirim kode" }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole("button", { name: "SMS", exact: true })).toBeVisible()
  // Nothing that came later took it back.
  await page.getByRole("button", { name: "SMS", exact: true }).click()
  await expect(page.getByText("Kode 6 digit dikirim lewat SMS")).toBeVisible()
})
