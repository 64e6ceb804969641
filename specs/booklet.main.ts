import { mkdir } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { chromium } from "playwright"
import { buildFolder } from "#adapters/server/build/stamps.ts"
import { languages } from "#core/kernel/text.ts"
import { ensureGallery, galleryFolder } from "./gallery/write-gallery.ts"
import { browserFlags, findBrowser } from "./journeys/helpers/browser.ts"

// `npm run gallery:booklet [-- --language en] [--out FILE]`: all charts with their numbers as a PDF, printed by the browser of the
// journeys.
const { values } = parseArgs({ options: { language: { type: "string", default: "id" }, out: { type: "string" } } })
const language = languages.find((one) => one === values.language)
if (language === undefined) throw new Error(`--language is one of ${languages.join(", ")}`)
const out = resolve(values.out ?? join(buildFolder, `booklet-${language}.pdf`))

await ensureGallery()
await mkdir(dirname(out), { recursive: true })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  const page = await browser.newPage({ colorScheme: "light" })
  await page.addInitScript((settings) => localStorage.setItem("pendar.gallery", settings), JSON.stringify({ language }))
  await page.goto(`${pathToFileURL(join(galleryFolder, "index.html")).href}#/?booklet`)
  const booklet = page.locator("[data-booklet]")
  await booklet.waitFor({ timeout: 120_000 })
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({ path: out, format: "A3", landscape: true, printBackground: true, outline: true, tagged: true })
  console.log(`${await booklet.getAttribute("data-booklet")} conversations: ${out}`)
} finally {
  await browser.close()
}
