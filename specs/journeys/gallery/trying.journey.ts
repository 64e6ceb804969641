import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { builtGallery, drawingMs } from "../helpers/built-gallery.ts"
import { expect, expectNoSideScroll, test } from "../helpers/shopper.ts"

test.describe.configure({ mode: "serial" })

/** How long a trial may take on a slow machine. */
const trialMs = 180_000

let gallery: Awaited<ReturnType<typeof builtGallery>>

test.beforeAll(async () => {
  test.setTimeout(drawingMs)
  gallery = await builtGallery()
})

const panel = (page: Page) => page.locator("aside")

test("a number is tried by a press of a key: progress, ends before and after, and the first story that differs", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.goto(gallery.addressOf("login?view=try"))
  const lock = panel(page).getByRole("slider", { name: "Salah berapa kali sampai terkunci" })
  await expect(lock).toHaveAttribute("aria-valuetext", "5 kali")
  await lock.focus()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  await expect(lock).toHaveAttribute("aria-valuetext", "3 kali")
  await expect(panel(page).getByText(/^\d+ dari 2000 sesi/)).toBeVisible()
  await expect(page).toHaveURL(/view=try&set=lockAt:3$/)
  // What runs can be ended; a later number begins another trial.
  await panel(page).getByRole("button", { name: "Batalkan" }).click()
  await expect(panel(page).getByText(/dari 2000 sesi/)).toBeHidden()
  const typed = panel(page).getByRole("spinbutton", { name: "Salah berapa kali sampai terkunci, ketik angkanya" })
  await typed.fill("4")
  await typed.fill("3")
  await expect(panel(page).getByText(/^\d+ dari 1000 sesi berakhir berbeda\.$/)).toBeVisible({ timeout: trialMs })
  const result = panel(page).getByRole("region", { name: "Hasil percobaan" })
  await expect(result.getByRole("columnheader")).toHaveText(["Berakhir di", "Sekarang", "Dicoba"])
  await expect(result.getByText("Angka yang tidak berpengaruh lagi")).toBeVisible()
  await expect(result.getByText("Salah berapa kali sampai diperingatkan: 4 kali")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await result.getByRole("button", { name: "Putar dengan angka ini" }).click()
  const bar = result.getByRole("slider", { name: "Waktu" })
  await expect(bar).toBeVisible({ timeout: trialMs })
  await bar.press("End")
  await expect(page.locator('svg#drawing [aria-current="step"]').first()).toBeVisible()
  await expect(result.getByText("Terkunci", { exact: true }).first()).toBeVisible()

  // A link brings the same trial; the number goes back by one press.
  await page.reload()
  await expect(lock).toHaveAttribute("aria-valuetext", "3 kali")
  await expect(panel(page).getByText(/^\d+ dari 1000 sesi berakhir berbeda\.$/)).toBeVisible({ timeout: trialMs })
  await panel(page).getByRole("button", { name: "Kembali ke 5 kali" }).click()
  await expect(lock).toHaveAttribute("aria-valuetext", "5 kali")
  await expect(result).toBeHidden()
})

test("numbers are there on a phone, in the dark and in English, with targets of 44 pixels; nobody simulated is said", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto(gallery.addressOf("otp?view=try"))
  await page.getByRole("button", { name: "English" }).click()
  const sliders = panel(page).getByRole("slider")
  await expect(sliders).toHaveCount(7)
  const low = await panel(page)
    .locator("input:visible, button:visible")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML))
  expect(low).toEqual([])
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
  await page.goto(gallery.addressOf("suggest?view=try"))
  await expect(
    panel(page).getByText("This conversation has no simulated shoppers yet.", { exact: false })
  ).toBeVisible()
  await panel(page)
    .getByText(/^Depends on it/)
    .first()
    .click()
  expect(await violationsOn(page)).toEqual([])
})

test("the search of a conversation finds its numbers, decisions and requirements, and says how many more there are", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.goto(gallery.addressOf("otp"))
  const search = page.getByRole("searchbox", { name: "Cari di percakapan ini" })
  const found = page.getByRole("list", { name: "Yang cocok" })
  await search.fill("30 detik")
  await expect(found.getByText("Jeda antara dua kode: 30 detik")).toBeVisible()
  await search.fill("D-32")
  await expect(found.getByRole("listitem")).toHaveCount(8)
  await page.getByRole("button", { name: /^Tampilkan \d+ lagi$/ }).click()
  await expect(found.getByRole("link", { name: /^Keputusan D-32/ })).toBeVisible()
  await search.fill("nothing of the kind")
  await expect(page.getByText("Tidak ada yang cocok.")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test("two builds are compared on the drawing: signs with their meaning, and a list that leads there", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.goto(gallery.addressOf("login?view=compare"))
  await expect(panel(page).getByRole("link", { name: "Tautan tetap" })).toHaveAttribute("href", /from=[^&]+&to=now$/)
  await panel(page).getByRole("button", { name: "Bandingkan dengan: terkunci setelah 3 kali salah" }).click()
  const signs = page.locator('svg#drawing [data-difference="changed"]')
  await expect(signs.first()).toBeAttached()
  await expect(signs.first().locator("title")).toHaveText("Berubah")
  await panel(page)
    .getByRole("button", { name: /di berkas 3 kali, sekarang 5 kali/ })
    .click()
  await expect(page.locator('svg#drawing [aria-pressed="true"]').first()).toBeVisible()
  await expect(signs.first()).toBeAttached()
  expect(await violationsOn(page)).toEqual([])
  await page.goto(gallery.addressOf("login?view=compare&from=nothing&to=now"))
  await expect(panel(page).getByText("Tidak ada rilis nothing.")).toBeVisible()
})

test("traffic and tests are on the drawing together: what shoppers take and no test does has a sign", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.goto(gallery.addressOf("otp"))
  await page.getByRole("button", { name: "Seberapa sering" }).click()
  await page.getByRole("button", { name: "Keduanya" }).click()
  await expect(page.getByText(/^\d+ panah dilewati pembeli, tidak oleh uji otomatis$/)).toBeVisible()
  const signs = await page.locator("svg#drawing [data-untried]").count()
  expect(signs).toBeGreaterThan(0)
  await page.getByRole("button", { name: "Simulasi" }).click()
  await expect(page.locator("svg#drawing [data-untried]")).toHaveCount(0)
})
