import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog, expectMember, logIn, openAccount } from "../helpers/members.ts"
import { quiet } from "../helpers/quiet.ts"
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

test("a member who logs out is asked first if a review is a draft: it stays, or goes with the session. Decision 0111", {
  tag: "@phone"
}, async ({ page }) => {
  const { who, shop } = await enter(page)
  await shop.dispose()
  await page.goto(form)
  await live(page)
  await textOf(page).fill("Merahnya pas.")
  await expect(page.getByText("Draf tersimpan").first()).toBeVisible()
  const leave = async () => {
    await page.goto("/account")
    await live(page)
    await quiet(page)
    await page.getByRole("button", { name: "Keluar", exact: true }).click()
    await expect(question).toBeVisible()
  }
  const question = dialog(page, "Tulisanmu belum dikirim")
  await leave()
  await expect(question.getByRole("button", { name: "Jangan keluar dulu" })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await expectFits(page)
  await question.getByRole("button", { name: "Jangan keluar dulu" }).click()
  await expect(question).toBeHidden()
  await page.goto(form)
  await expect(textOf(page)).toHaveValue("Merahnya pas.")

  await leave()
  await question.getByRole("button", { name: "Keluar dan hapus draf" }).click()
  await expect(page.getByText("Kamu sudah keluar.")).toBeVisible()
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  await page.goto(form)
  await live(page)
  await expect(textOf(page)).toHaveValue("")
})
