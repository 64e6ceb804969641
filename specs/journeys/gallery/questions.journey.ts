import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright/test"
import sharp from "sharp"
import { violationsOn } from "../helpers/axe.ts"
import { builtGallery, drawingMs } from "../helpers/built-gallery.ts"
import { expect, test } from "../helpers/shopper.ts"

test.describe.configure({ mode: "serial" })

/** How long two thousand sessions, and a story that the shop plays, may take on a slow machine. */
const trialMs = 180_000
const storyMs = 120_000

const drawing = (page: Page): Locator => page.locator("svg#drawing")

let gallery: Awaited<ReturnType<typeof builtGallery>>

test.beforeAll(async () => {
  test.setTimeout(drawingMs)
  gallery = await builtGallery()
})

test("questions of a product owner are answered by reading and clicking alone, in Indonesian", {
  tag: "@desktop"
}, async ({ page }) => {
  const panel = page.locator("aside")
  const answered: Array<string> = []
  let clicks = 0
  const click = async (what: Locator): Promise<void> => {
    clicks++
    await what.click()
  }
  const ask = async (
    question: string,
    answer: () => Promise<void>,
    address: string = gallery.addressOf("")
  ): Promise<void> => {
    await page.goto(address)
    clicks = 0
    const start = performance.now()
    await answer()
    answered.push(`${question} ${clicks} clicks, ${((performance.now() - start) / 1_000).toFixed(1)} s`)
    expect(clicks).toBeLessThanOrEqual(4)
  }
  const find = async (wanted: string, result: RegExp): Promise<void> => {
    await page.getByRole("searchbox").fill(wanted)
    await click(page.getByRole("list", { name: "Yang cocok" }).getByRole("link", { name: result }).first())
  }

  await ask("Apa yang terjadi setelah lima kali salah, dan berapa lama?", async () => {
    await find("terkunci", /^Terkunci: Salah 5 kali/)
    await expect(panel.getByText("kata sandi tidak berlaku sampai diatur ulang")).toBeVisible()
  })
  await ask("Berapa kode sehari, dan dari mana angkanya?", async () => {
    await find("kode per hari", /^Kode per hari, semua cara kirim: 5 kali$/)
    await click(page.getByRole("link", { name: "D-32" }).first())
    await expect(page.getByText("5 per tujuan per hari di Jakarta")).toBeVisible()
    await expect(page.getByRole("link", { name: /^Jatah hari ini habis/ }).first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
  await ask("Apa yang berubah kalau terkuncinya setelah tiga?", async () => {
    await click(page.getByRole("link", { name: /^Masuk/ }).first())
    await click(page.getByRole("link", { name: "Coba angka", exact: true }))
    clicks++
    await panel.getByRole("slider", { name: "Salah berapa kali sampai terkunci" }).fill("3")
    await expect(panel.getByText(/^\d+ dari 1000 sesi berakhir berbeda\.$/)).toBeVisible({ timeout: trialMs })
    await expect(panel.getByRole("row", { name: /^Terkunci \d+ \d+ \+\d+$/ })).toBeVisible()
    await expect(panel.getByRole("button", { name: "Satu kali lagi terkunci" })).toBeVisible()
  })
  await ask("Apa yang dibaca pembeli kalau stoknya baru saja habis?", async () => {
    await find("stok kurang", /^Stok kurang/)
    await expect(panel.getByText("Yang dibaca pembeli")).toBeVisible()
  })
  await ask("Siapa yang memutuskan 30 detik?", async () => {
    await find("30 detik", /^Jeda antara dua kode: 30 detik$/)
    await click(page.getByRole("link", { name: "D-32" }).first())
    await expect(page.getByText("jeda 30 detik", { exact: false }).first()).toBeVisible()
  })
  await ask("Bagaimana sampai ke “Jatah hari ini habis”?", async () => {
    await find("jatah hari ini habis", /^Jatah hari ini habis/)
    await click(panel.getByRole("button", { name: "Bagaimana sampai ke sini?" }))
    await expect(panel.getByText(/kali berturut-turut:/).first()).toBeVisible()
    await expect(panel.getByText(/^Pembeli: Kirim ulang ditekan/).first()).toBeVisible()
    await expect(panel.getByText(/Sampai di “Jatah hari ini habis”\.$/).last()).toBeVisible()
  })
  await ask("Seberapa sering panah dilewati?", async () => {
    await click(page.getByRole("link", { name: /^Kode sekali pakai/ }).first())
    await click(page.getByRole("button", { name: "Seberapa sering" }))
    await expect(page.getByText("200 sesi", { exact: true })).toBeVisible()
  })
  await ask("Keadaan mana saja yang bisa berakhir tanpa pesanan?", async () => {
    await click(page.getByRole("link", { name: /^Checkout/ }).first())
    await expect(page.getByText("Berakhir tanpa pesanan")).toBeVisible()
    const ends = page.locator("details").filter({ hasText: "Berakhir tanpa pesanan" })
    await click(ends.getByRole("button", { name: "Total berubah" }))
    await expect(panel.getByRole("heading", { name: "Total berubah" })).toBeVisible()
  })
  await ask("Apa yang berubah sejak rilis terakhir?", async () => {
    const last = await page.evaluate(() => window.pendarGallery?.releases?.[0])
    await expect(page.getByRole("heading", { name: `Sejak rilis ${last?.name}` })).toBeVisible()
    if (last === undefined || last.changed.length === 0) return
    await click(page.getByText(`Berubah (${last.changed.length})`))
    await click(page.locator("details[open]").getByRole("link").first())
    await expect(panel.getByText(/^(?:\+ Baru|− Hilang|~ Berubah|Angka yang berubah)/).first()).toBeVisible()
    await expect(drawing(page).locator("[data-difference]").first()).toBeAttached()
    await expect(page).toHaveURL(new RegExp(`from=${last.name}&to=now`))
  })
  await ask(
    "Tunjukkan di toko: “Menunggu kode”.",
    async () => {
      await find("menunggu kode", /^Menunggu kode/)
      const [shop] = await Promise.all([
        page.context().waitForEvent("page"),
        click(panel.getByRole("link", { name: "Buka di toko" }))
      ])
      await expect(shop.getByRole("complementary", { name: "Panggung" })).toContainText("Sudah sampai", {
        timeout: storyMs
      })
      await expect(shop.getByLabel("Kode verifikasi")).toBeVisible()
      await shop.close()
    },
    "/dev/gallery/"
  )
  expect(answered).toHaveLength(10)
  console.info(answered.join("\n"))
})

/** Widths of the texts of a drawing, in its own pixels. */
const widthsIn = (svg: SVGElement): ReadonlyArray<number> =>
  [...svg.querySelectorAll<SVGTextElement>("text")].map((text) => text.getComputedTextLength())

test("a saved picture has the shop's letters where nothing else is, and none of the buttons", {
  tag: "@desktop"
}, async ({ page, context }) => {
  for (const machine of ["otp", "checkout", "cart"]) {
    await page.goto(gallery.addressOf(machine))
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("data-machine", machine)
    await page.evaluate(() => document.fonts.ready)
    const seen = await drawing(page).evaluate(widthsIn)
    const download = page.waitForEvent("download")
    await page.getByText("Simpan", { exact: true }).click()
    await page.getByRole("button", { name: "Gambar SVG" }).click()
    const svg = await readFile(await (await download).path(), "utf8")
    const alone = await context.newPage()
    await alone.setContent(`<!doctype html>${svg}`)
    await alone.evaluate(() => document.fonts.ready)
    const saved = await alone.locator("svg").evaluate(widthsIn)
    await alone.close()
    expect(saved.length).toBe(seen.length)
    expect(saved.filter((width, at) => Math.abs(width - (seen[at] ?? 0)) > 0.5)).toEqual([])
    expect(svg).not.toContain('aria-label="Lipat')
  }
})

test("a saved picture looks as the drawing does on the screen, as SVG and as PNG, in both themes", {
  tag: "@desktop"
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 2_200, height: 2_000 })
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(gallery.addressOf("popup"))
    await page.reload()
    await expect(drawing(page)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    // At its own size and on whole pixels; buttons are no part of a picture.
    await page.addStyleTag({ content: 'svg#drawing [aria-label^="Lipat"] { display: none }' })
    await drawing(page).evaluate((svg: SVGSVGElement) => {
      const { width, height } = svg.viewBox.baseVal
      const background = getComputedStyle(svg.parentElement ?? svg).backgroundColor
      const place = { position: "fixed", inset: "0 auto auto 0", margin: "0", zIndex: "9999" }
      Object.assign(svg.style, place, { width: `${width}px`, height: `${height}px`, background })
    })
    const seen = await drawing(page).screenshot()
    await page.reload()
    await expect(drawing(page)).toBeVisible()
    const saved = async (name: string): Promise<Buffer> => {
      const download = page.waitForEvent("download")
      await page.getByText("Simpan", { exact: true }).click()
      await page.getByRole("button", { name }).click()
      return readFile(await (await download).path())
    }
    const alone = await context.newPage()
    await alone.setViewportSize({ width: 2_200, height: 2_000 })
    await alone.setContent(`<!doctype html><body style="margin:0">${(await saved("Gambar SVG")).toString("utf8")}`)
    await alone.evaluate(() => document.fonts.ready)
    const svg = await alone.locator("svg").screenshot()
    await alone.close()
    await page.reload()
    expect(await otherPixels(seen, svg)).toBeLessThan(0.001)
    // Twice as fine: letters have other edges.
    expect(await otherPixels(seen, await saved("Gambar PNG"))).toBeLessThan(0.004)
  }
})

/** The share of pixels in which two pictures of one size, or twice as fine, are plainly different. */
const otherPixels = async (one: Buffer, other: Buffer): Promise<number> => {
  const { data, info } = await sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const beside = await sharp(other).resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer()
  let different = 0
  for (let at = 0; at < data.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs((data[at + part] ?? 0) - (beside[at + part] ?? 0)) > 96)) different++
  return different / (width * height)
}
