import type { Page } from "playwright/test"
import { violationsOn } from "./helpers/axe.ts"
import { builtGallery, drawingMs } from "./helpers/built-gallery.ts"
import { logIn, loginDialog } from "./helpers/members.ts"
import { expect, expectNoSideScroll, test } from "./helpers/shopper.ts"

/** How long a whole story may take on a slow machine. */
const storyMs = 120_000

const bar = (page: Page) => page.getByRole("complementary", { name: "Panggung" })

/** Follows the gallery's link to a state; returns the calls of the page that do more than read. */
const opened = async (page: Page, state: string): Promise<ReadonlyArray<string>> => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.method() !== "GET" || /\/auth\/|\/user\//.test(request.url())) asked.push(request.url())
  })
  await page.goto(`/dev/sandbox/${state}`)
  await expect(bar(page)).toContainText("Sudah sampai", { timeout: storyMs })
  return asked
}

test("a state's link leads into the shop, where its dialog is alive and nothing is sent", async ({ page }) => {
  const asked = await opened(page, "login.form.editing")
  await expect(bar(page)).toContainText("Masuk: Mengisi")
  await logIn(page, "rani1998", "bukan-ini")
  await expect(loginDialog(page).getByRole("alert")).toBeVisible()
  await logIn(page, "rani1998", "melati-putih-9")
  await expect(loginDialog(page)).toBeHidden()
  await expect(
    page
      .getByRole("link", { name: /^(?:Akun|Hai, Rani)/ })
      .filter({ visible: true })
      .first()
  ).toBeVisible()
  expect(asked).toEqual([])
  // Other pages of this browser know nothing of it, and a sandbox starts afresh.
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "member" }))
  await page.reload()
  await expect(loginDialog(page)).toBeVisible()
  await expect(bar(page)).toContainText("Sudah sampai", { timeout: storyMs })
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
})

test("from the one-time code in the gallery into its real dialog, as if one had been asked for", {
  tag: "@desktop"
}, async ({ page, context }) => {
  const written: Array<string> = []
  context.on("request", (request) => {
    if (request.method() !== "GET") written.push(request.url())
  })
  test.setTimeout(drawingMs)
  await builtGallery()
  await page.goto("/dev/gallery/#/otp/active.flow.awaitingCode")
  const [shop] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Buka di toko" }).click()
  ])
  await expect(bar(shop)).toContainText("Kode sekali pakai: Menunggu kode")
  await expect(bar(shop)).toContainText("Sudah sampai", { timeout: storyMs })
  await shop.getByLabel("Kode verifikasi").fill("654321")
  await shop.getByRole("button", { name: "Verifikasi" }).click()
  // As a toast and beside the field.
  await expect(shop.getByText("Kodenya salah.").first()).toBeVisible()
  await shop.getByLabel("Kode verifikasi").fill("123456")
  await shop.getByRole("button", { name: "Verifikasi" }).click()
  await expect(
    shop
      .getByRole("link", { name: /^(?:Akun|Hai, Rani)/ })
      .filter({ visible: true })
      .first()
  ).toBeVisible()
  expect(written).toEqual([])
  await bar(shop).getByRole("link", { name: "Ke galeri" }).click()
  await expect(shop.getByRole("heading", { level: 1, name: "Kode sekali pakai" })).toBeVisible()
})

test("the sixth code of a day and an order that was never made are led into as well", { tag: "@phone" }, async ({
  page
}) => {
  await opened(page, "otp.active.flow.exhausted")
  await expect(page.getByText("Sudah 5 kode hari ini")).toBeVisible()
  const asked = await opened(page, "order-page.shown.askingWhy")
  await expect(page.getByRole("dialog", { name: "Batalkan pesanan?" })).toBeVisible()
  await page.getByRole("radio", { name: "Berubah pikiran" }).check()
  await page.getByRole("button", { name: "Ya, batalkan" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Dibatalkan" }).first()).toBeVisible()
  expect(asked).toEqual([])
})

test("a state without a story is not there", { tag: "@desktop" }, async ({ page }) => {
  const answer = await page.request.get("/dev/sandbox/login.form.nowhere")
  expect(answer.status()).toBe(404)
  expect(answer.headers()["content-type"]).toContain("problem+json")
})
