import { lipstick, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

// Fields that few people need stay folded, and lead to what is wrong in them. Rules 35 and 43.

test("what is wrong in the folded fields is in sight, and its link leads there", async ({ page }) => {
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).first().click()
  const fold = page.getByText(/^Patokan · Catatan untuk kurir/)
  const phone = page.getByLabel("Telepon penerima")
  await expect(phone).toBeHidden()

  // Leaving the empty field of the district shows its problem above the line: the first press opens it all the same.
  await page.getByRole("combobox", { name: "Kecamatan atau kode pos" }).focus()
  await fold.click()
  await expect(phone).toBeVisible()

  // A number that is too short cannot be folded away.
  await phone.fill("12")
  await fold.click()
  await expect(phone).toBeVisible()
  await typeDetails(page, someEmail("lipat"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  const problem = page.getByRole("link", { name: /^Telepon penerima/ })
  await expect(problem).toBeVisible()
  await problem.click()
  await expect(phone).toBeFocused()
  await expect(phone).toBeInViewport()

  // Without it the checkout goes on.
  await phone.fill("")
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(page.getByRole("button", { name: "Lanjut ke pembayaran" })).toBeVisible()
})
