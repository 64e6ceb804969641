import type { Page } from "playwright/test"
import { violationsOn } from "./axe.ts"
import { dialog, logIn } from "./members.ts"
import { expect, expectNoSideScroll, test } from "./shopper.ts"

const bar = (page: Page) => page.getByRole("complementary", { name: "Panggung" })

/** Follows the gallery's link to a state; answers what the page then asks of the shop that more than reads. */
const opened = async (page: Page, state: string): Promise<ReadonlyArray<string>> => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.method() !== "GET" || /\/auth\/|\/user\//.test(request.url())) asked.push(request.url())
  })
  await page.goto(`/dev/stage/${state}`)
  await expect(bar(page)).toContainText("Sudah sampai")
  return asked
}

test("a state's link leads into the shop, where its dialog is alive and nothing is sent", async ({ page }) => {
  const asked = await opened(page, "login.form.editing")
  await expect(bar(page)).toContainText("Masuk: Mengisi")
  await logIn(page, "rani1998", "bukan-ini")
  await expect(dialog(page, "Masuk").getByRole("alert")).toBeVisible()
  await logIn(page, "rani1998", "melati-putih-9")
  await expect(dialog(page, "Masuk")).toBeHidden()
  await expect(
    page
      .getByRole("link", { name: /^(?:Akun|Hai, Rani)/ })
      .filter({ visible: true })
      .first()
  ).toBeVisible()
  expect(asked).toEqual([])
  // Other pages of this browser know nothing of it, and a stage begins anew.
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "member" }))
  await page.reload()
  await expect(dialog(page, "Masuk")).toBeVisible()
  await expect(bar(page)).toContainText("Sudah sampai")
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
})

test("a state without a story is not there", { tag: "@desktop" }, async ({ page }) => {
  const answer = await page.request.get("/dev/stage/login.form.nowhere")
  expect(answer.status()).toBe(404)
  expect(answer.headers()["content-type"]).toContain("problem+json")
})
