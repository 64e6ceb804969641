import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { builtGallery, drawingMs } from "../helpers/built-gallery.ts"
import { expect, test } from "../helpers/shopper.ts"

test.describe.configure({ mode: "serial" })

let gallery: Awaited<ReturnType<typeof builtGallery>>

test.beforeAll(async () => {
  test.setTimeout(drawingMs)
  gallery = await builtGallery()
})

test("questions of a product owner are answered by reading and clicking alone, in Indonesian", {
  tag: ["@desktop", "@every"]
}, async ({ page }) => {
  const panel = page.locator("aside")
  const answered: Array<string> = []
  let clicks = 0
  const click = async (what: Locator): Promise<void> => {
    clicks++
    await what.click()
  }
  const ask = async (question: string, answer: () => Promise<void>): Promise<void> => {
    await page.goto(gallery.addressOf(""))
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
    await click(page.getByRole("link", { name: "Bandingkan" }))
    await click(page.getByRole("button", { name: "Bandingkan dengan: terkunci setelah 3 kali salah" }))
    await expect(panel.getByText(/di berkas 3 kali, di sini 5 kali/)).toBeVisible()
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
    await expect(page.getByText("200 sesi")).toBeVisible()
  })
  console.info(answered.join("\n"))
})

const drawing = (page: Page): Locator => page.locator("svg#drawing")
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
