import type { Locator, Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { endSessionOf, enter, madeMember } from "../helpers/made-member.ts"
import { dialog, expectMember, logIn } from "../helpers/members.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const product = "/product/lipstick/1001-senandika-delima-satin-lipstick"
const offline = "Kamu sedang offline. Coba lagi setelah terhubung."
const like = (review: Locator) => review.getByRole("button", { name: /^Membantu/ })
const bookmark = (review: Locator) => review.getByRole("button", { name: /^Simpan review/ })
const report = (review: Locator) => review.getByRole("button", { name: /^Laporkan/ })
/** A review of all those of the product, which other journeys leave alone; it stays the same when others come before it. */
const reviewAt = async (page: Page, place: number): Promise<Locator> => {
  const name = await bookmark(page.getByRole("article").nth(place)).getAttribute("aria-label")
  return page.getByRole("article").filter({ has: page.getByRole("button", { name: name ?? "", exact: true }) })
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await live(page)
}

/** Likes that the button shows. */
const likesOf = async (review: Locator): Promise<number> =>
  Number(/\((\d+)\)/.exec((await like(review).textContent()) ?? "")?.[1] ?? 0)

for (const [size, tag, place] of [
  ["a phone", "@phone", 4],
  ["a desk", "@desk", 5]
] as const)
  test(`a guest presses "Membantu", logs in, and the like is there; it is taken back, on ${size}. D-11, D-43`, {
    tag: [tag]
  }, async ({ page }) => {
    const { who } = await madeMember(page)
    await open(page, `${product}/reviews?sort=newest`)
    const review = await reviewAt(page, place)
    const before = await likesOf(review)
    await expect(like(review)).toHaveAttribute("aria-pressed", "false")

    // A log-in that is closed does nothing, and leaves nothing to do.
    await like(review).click()
    await expect(dialog(page, "Masuk dulu, yuk")).toContainText("langsung tercatat")
    await page.keyboard.press("Escape")
    await expect(like(review)).toBeFocused()
    await like(review).click()
    await logIn(page, who.email, who.password)
    await expectMember(page)
    await expect(like(review)).toHaveAttribute("aria-pressed", "true")
    expect(await likesOf(review)).toBe(before + 1)
    await quiet(page)
    await page.reload()
    await live(page)
    await expect(like(review)).toHaveAttribute("aria-pressed", "true")
    await expect.poll(() => likesOf(review)).toBe(before + 1)

    // Of quick taps the last counts.
    for (const _ of [1, 2, 3]) await like(review).click()
    await expect(like(review)).toHaveAttribute("aria-pressed", "false")
    await bookmark(review).click()
    await expect(bookmark(review)).toHaveAttribute("aria-pressed", "true")
    await expect(page.getByText("Review disimpan.")).toBeVisible()
    await quiet(page)
    await page.reload()
    await live(page)
    await expect(bookmark(review)).toHaveAttribute("aria-pressed", "true")
    await expect(like(review)).toHaveAttribute("aria-pressed", "false")
    expect(await likesOf(review)).toBe(before)
    await expectFits(page)
    expect(await violationsOn(page)).toEqual([])
  })

test("a guest reports a review after the log-in, and a second report is said to be one. Specification 8", {
  tag: "@phone"
}, async ({ page, watched }) => {
  const { who } = await madeMember(page)
  await open(page, product)
  const review = page.locator("#reviews").getByRole("article").first()
  await report(review).click()
  await logIn(page, who.email, who.password)
  const sheet = dialog(page, "Laporkan review")
  await expect(sheet).toContainText("Ia tidak akan tahu siapa yang melapor.")
  await expect(sheet).toContainText("Setelah 3 pelapor berbeda")
  await expectFits(page)
  expect(await violationsOn(page)).toEqual([])
  await sheet.getByRole("button", { name: "Kirim laporan" }).click()
  await expect(sheet.getByRole("alert").filter({ hasText: "Pilih satu alasan" })).toBeVisible()
  await expect(sheet.getByRole("radio").first()).toBeFocused()
  await sheet.getByRole("radio", { name: /^Sepertinya palsu/ }).check()
  await sheet.getByLabel("Apa yang kamu lihat?").fill("Fotonya sama dengan foto di akun lain.")
  await sheet.getByRole("button", { name: "Kirim laporan" }).click()
  await expect(sheet.getByRole("alert")).toHaveText("Terima kasih, kami periksa.")
  expect(await violationsOn(page)).toEqual([])
  await sheet.getByRole("button", { name: "Tutup" }).last().click()
  await expect(sheet).toHaveCount(0)
  await expect(report(review)).toBeFocused()

  watched.expectRefusal(403, /\/newsfeed\/.+\/reports$/)
  await report(review).click()
  await sheet.getByRole("radio", { name: "Spam atau berulang" }).check()
  await sheet.getByRole("button", { name: "Kirim laporan" }).click()
  await expect(sheet.getByRole("alert")).toHaveText("Kamu sudah melaporkan review ini.")
})

test("a report is filled in and sent with the keyboard alone, and focus returns to where it was opened", {
  tag: "@desktop"
}, async ({ page }) => {
  await enter(page)
  await open(page, `${product}/reviews?sort=newest`)
  const review = await reviewAt(page, 7)
  await report(review).focus()
  await page.keyboard.press("Enter")
  const sheet = dialog(page, "Laporkan review")
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole("button", { name: "Tutup" })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(sheet.getByRole("radio", { name: "Spam atau berulang" })).toBeChecked()
  await page.keyboard.press("ArrowDown")
  await expect(sheet.getByRole("radio", { name: "Promosi atau jualan" })).toBeChecked()
  await page.keyboard.press("Tab")
  await page.keyboard.type("Jualan")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(sheet.getByRole("alert")).toHaveText("Terima kasih, kami periksa.")
  await page.keyboard.press("Escape")
  await expect(sheet).toHaveCount(0)
  await expect(report(review)).toBeFocused()
})

test("without a connection a like goes back and says so, and a report keeps what was filled in", {
  tag: "@phone"
}, async ({ page, context, watched }) => {
  await enter(page)
  await open(page, `${product}/reviews?sort=newest`)
  const review = await reviewAt(page, 9)
  const sheet = dialog(page, "Laporkan review")
  await report(review).click()
  await sheet.getByRole("radio", { name: "Memuat data pribadi" }).check()
  await quiet(page)
  // Also what a page fetches ahead of a tap.
  watched.expectLoss(/./)
  await context.setOffline(true)
  await sheet.getByRole("button", { name: "Kirim laporan" }).click()
  await expect(sheet.getByText(offline)).toBeVisible()
  await expect(sheet.getByRole("radio", { name: "Memuat data pribadi" })).toBeChecked()
  await page.keyboard.press("Escape")
  await like(review).click()
  await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText(offline)
  await expect(like(review)).toHaveAttribute("aria-pressed", "false")
  await context.setOffline(false)
  await like(review).click()
  await expect(like(review)).toHaveAttribute("aria-pressed", "true")
  await quiet(page)
})

test("a session that has ended asks to log in over the report, which is sent then, and a like as well. D-36", {
  tag: "@phone"
}, async ({ page, watched }) => {
  watched.expectRefusal(401, /\/api\//)
  const { who } = await enter(page)
  await open(page, `${product}/reviews?sort=newest`)
  const review = await reviewAt(page, 11)
  const sheet = dialog(page, "Laporkan review")
  const send = sheet.getByRole("button", { name: "Kirim laporan" })
  await report(review).click()
  await sheet.getByRole("radio", { name: "Kasar atau menyinggung" }).check()
  await quiet(page)
  await endSessionOf(page)
  await send.click()
  await dialog(page, "Masuk lagi, yuk").getByRole("button", { name: "Tutup" }).click()
  await expect(sheet.getByText("Sesi kamu berakhir. Kirim lagi, lalu masuk.")).toBeVisible()
  await expect(sheet.getByRole("radio", { name: "Kasar atau menyinggung" })).toBeChecked()
  await send.click()
  await logIn(page, who.email, who.password)
  await expect(sheet.getByRole("alert")).toHaveText("Terima kasih, kami periksa.")
  await page.keyboard.press("Escape")
  await quiet(page)
  await endSessionOf(page)
  await like(review).click()
  await logIn(page, who.email, who.password)
  await expect(like(review)).toHaveAttribute("aria-pressed", "true")
  await quiet(page)
  await page.reload()
  await live(page)
  await expect(like(review)).toHaveAttribute("aria-pressed", "true")
})
