import { readFile } from "node:fs/promises"
import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { builtGallery, drawingMs } from "../helpers/built-gallery.ts"
import { expect, expectNoSideScroll, test } from "../helpers/shopper.ts"

// The gallery opens from a folder. One build serves every size, the narrow page as well.
test.describe.configure({ mode: "serial" })

let gallery: Awaited<ReturnType<typeof builtGallery>>

test.beforeAll(async () => {
  // Some seconds of work, of which a busy machine makes many.
  test.setTimeout(drawingMs)
  gallery = await builtGallery()
})

const open = (page: Page, hash: string) => page.goto(gallery.addressOf(hash))
const inChart = (page: Page, name: string | RegExp) => page.locator("svg#drawing").getByRole("button", { name })

test("a product owner reads the one-time code: its rule, its sixth send, its dialog", {
  tag: ["@desktop", "@every"]
}, async ({ page }) => {
  await open(page, "")
  await expect(page.getByRole("heading", { level: 1, name: "Galeri percakapan" })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole("link", { name: /^Kode sekali pakai/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Kode sekali pakai" })).toBeVisible()
  await page.getByRole("button", { name: "English" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "One-time code" })).toBeVisible()

  // The rule of 30 seconds, and where it comes from.
  const wait = page.locator("dl > div").filter({ hasText: "Wait between two codes" })
  await expect(wait).toContainText("30 seconds")
  await expect(wait).toContainText("D-32")
  await expect(wait).toContainText("30 seconds apart")

  // What happens at the sixth send.
  await page.getByRole("searchbox", { name: "Search this conversation" }).fill("sent 5 times today")
  await page
    .getByRole("list", { name: "What fits" })
    .getByRole("button", { name: /Waiting for the code: Send again is pressed.*→ Used up for today/ })
    .click()
  await expect(page.getByRole("definition").filter({ hasText: "sent 5 times today" })).toBeVisible()
  await page.keyboard.press("Escape")
  await inChart(page, /^Used up for today/)
    .first()
    .click()
  await expect(page).toHaveURL(/#\/otp\/active\.flow\.exhausted$/)
  await expect(page.getByText("A new day in Jakarta opens it again")).toBeVisible()

  // An invariant of this state, in both languages, and what it names.
  const panel = page.locator("aside section").first()
  await panel.getByRole("button", { name: /One destination gets codes 5 times at most.*D-32/ }).click()
  await expect(
    page
      .locator('svg#drawing [aria-current="step"]')
      .and(inChart(page, /^Sending, /))
      .first()
  ).toBeVisible()
  await page.getByRole("button", { name: "Indonesia" }).click()
  await expect(panel.getByRole("button", { name: /Satu tujuan menerima kode paling banyak 5 kali/ })).toBeVisible()
  await page.getByRole("button", { name: "English" }).click()

  // What a shopper reads then, and what was asked before.
  await expect(panel.getByText("That's 5 codes today")).toBeVisible()
  await inChart(page, /^Sending, /)
    .first()
    .click()
  await expect(panel.getByText("account.sendCode · POST /api/public/auth/otp/code")).toBeVisible()
  await panel.getByText(/^Refusals of the shop/).click()
  await expect(panel.getByText("OtpMaximumReached", { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole("button", { name: "How does one get here?" }).click()
  await expect(page.getByRole("heading", { name: "The shortest story" })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // The real dialog of the state before.
  await inChart(page, /^Waiting for the code/)
    .first()
    .click()
  const picture = page.getByRole("img", { name: "Screen of the shop: Waiting for the code" })
  await expect(picture).toBeVisible()
  // It is seen in its place before its file has been read.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
})

test("a recorded session plays, a walk leads on, other numbers are compared, a picture is saved", {
  tag: "@desktop"
}, async ({ page }) => {
  await open(page, "otp?view=play")
  await page.getByRole("button", { name: "English" }).click()
  const bar = page.getByRole("slider", { name: "Time" })
  await expect(bar).toHaveValue("0")
  await page.getByRole("button", { name: "Play", exact: true }).click()
  await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThanOrEqual(2)
  await page.getByRole("button", { name: "Stop", exact: true }).click()
  await bar.press("End")
  await expect(page.locator('svg#drawing [aria-current="step"]').first()).toBeVisible()

  await page.getByRole("link", { name: "Walk by hand" }).click()
  await page.getByRole("button", { name: /^May it be sent again\?: \[otherwise\]/ }).click()
  await page.getByRole("button", { name: /^Recalling: .*failed/ }).click()
  await page.getByRole("button", { name: /^Where to begin\?: \[otherwise\] → Sending/ }).click()
  await expect(page.getByText("Sending · It may · None")).toBeVisible()
  await page.getByRole("button", { name: "One step back" }).click()
  await expect(page.getByRole("heading", { name: "Where to begin?: which one holds?" })).toBeVisible()

  const download = page.waitForEvent("download")
  await page.getByText("Save", { exact: true }).click()
  await page.getByRole("button", { name: "SVG picture" }).click()
  const saved = await readFile(await (await download).path(), "utf8")
  expect(saved).toContain("<svg")
  expect(saved).toContain("Waiting for the code")
  expect(saved).toMatch(/fill:\s*rgb/)

  await page.getByRole("link", { name: "All conversations" }).click()
  await page.getByRole("link", { name: /^Logging in/ }).click()
  await page.getByRole("link", { name: "Compare" }).click()
  await page.getByRole("button", { name: "Compare with: locked after 3 wrong passwords" }).click()
  await expect(page.getByText(/it reaches that standing: 3 times\] → Locked/)).toBeVisible()
  await expect(page.getByText(/it reaches that standing: 5 times\] → Locked/)).toBeVisible()
  // Specs hold this one as an actor; simulations alone hold the login.
  await page.getByRole("link", { name: "All conversations" }).click()
  await page.getByRole("link", { name: /^One-time code/ }).click()
  await page.getByRole("button", { name: "How often" }).click()
  await expect(page.getByText("200 sessions")).toBeVisible()
  await page.getByRole("button", { name: "Automated tests" }).click()
  await expect(page.getByText("200 sessions")).toBeHidden()
  await expect(page.getByRole("button", { name: "Simulated" })).toHaveAttribute("aria-pressed", "false")
})

test("everything is there on a phone, in the dark, by keyboard and without a drawing", { tag: "@desktop" }, async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: "dark" })
  await open(page, "popup?view=table")
  await expect(page.getByRole("table", { name: "Semua panah Popup banner" })).toBeVisible()
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole("link", { name: "Gambar" }).click()
  await inChart(page, /^Menunggu giliran|^Tampil/)
    .first()
    .focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/#\/popup\/./)
  // The arrows walk from the state that has the focus.
  await expect(page.locator('svg#drawing [aria-pressed="true"]').first()).toBeFocused()
  const before = page.url()
  await page.keyboard.press("ArrowDown")
  await expect(page).not.toHaveURL(before)
  await page.keyboard.press("ArrowDown")
  await expect(page.locator('svg#drawing [aria-pressed="true"]').first()).toBeFocused()
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
  await open(page, "nothing-of-the-kind")
  await expect(page.getByText("Percakapan ini tidak ada di galeri.")).toBeVisible()
})
