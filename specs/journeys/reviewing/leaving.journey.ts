import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { fillIn, story, textOf } from "../helpers/review-form.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const form = "/review/add/1001"
const product = /\/product\/lipstick\/1001/

test("a review that is not published is left with a question: go on, publish, with the draft, or without it. Specification 2, Modals", async ({
  page
}) => {
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto("/product/lipstick/1001-senandika-delima-satin-lipstick")
  await live(page)
  const write = () => page.getByRole("main").getByRole("link", { name: "Tulis review" }).click()
  const question = dialog(page, "Review-mu belum terbit")

  // Nothing was written: nothing is asked.
  await write()
  await expect(page).toHaveURL(form)
  await page.goBack()
  await expect(page).toHaveURL(product)

  // Not enough yet: the first button goes on, and says what is lacking.
  await write()
  await textOf(page).fill("Merahnya pas.")
  await page.goBack()
  await expect(question).toContainText("Sudah 13 karakter.")
  await expect(question.getByRole("button", { name: "Simpan draf dan keluar" })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await expectFits(page)
  await question.getByRole("button", { name: "Lanjut menulis · kurang 137 karakter lagi" }).click()
  await expect(question).toBeHidden()
  await expect(textOf(page)).toHaveValue("Merahnya pas.")

  // With the draft.
  await page.goBack()
  await question.getByRole("button", { name: "Simpan draf dan keluar" }).click()
  await expect(page).toHaveURL(product)
  await write()
  await expect(textOf(page)).toHaveValue("Merahnya pas.")

  // Without it.
  await textOf(page).fill("Merahnya pas sekali.")
  await page.goBack()
  await question.getByRole("button", { name: "Buang tulisan" }).click()
  await expect(page).toHaveURL(product)
  await write()
  await expect(textOf(page)).toHaveValue("")

  // Published out of the question: what became of it is shown.
  await fillIn(page, story)
  await page.goBack()
  await question.getByRole("button", { name: "Terbitkan sekarang" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(product)
  await live(page)
})
