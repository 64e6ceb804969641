import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { chromium, type Page } from "playwright"
import { startShop } from "../shop-process.ts"
import { walkAccount } from "./account-walk.ts"
import { beenHere } from "./been-here.ts"
import { browserFlags, findBrowser } from "./browser.ts"
import { drawCharts } from "./gallery-screens.ts"
import { asDemoMember, ownPages } from "./own-pages.ts"
import { everyRoute } from "./routes.ts"
import { shadesOf, walkSelling } from "./selling-walk.ts"
import { walkTours } from "./tours-walk.ts"

// `npm run screens`: what every page looks like, at four widths in both themes, to be held beside the mocks.
const folder = join(import.meta.dirname, "screens")
const heights = { 360: 1560, 768: 1400, 1050: 1300, 1440: 1300 } as const
const themes = ["light", "dark"] as const

await mkdir(folder, { recursive: true })
const shop = process.env["SHOP"] === undefined ? await startShop() : undefined
if (shop) process.env["SHOP_DATA"] = shop.dataDir
const address = shop?.address ?? process.env["SHOP"] ?? ""
process.env["SHOP"] = address
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
for (const [width, height] of Object.entries(heights))
  for (const theme of themes) {
    const context = await browser.newContext({
      baseURL: address,
      storageState: beenHere(new URL(address).origin),
      viewport: { width: Number(width), height },
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "id-ID"
    })
    const page = await context.newPage()
    for (const [name, path] of everyRoute) {
      await page.goto(address + path, { waitUntil: "networkidle" })
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.jpg`), type: "jpeg", quality: 62 })
    }
    await asDemoMember(page, address)
    for (const [name, path] of ownPages) {
      await page.goto(address + path, { waitUntil: "networkidle" })
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.jpg`), type: "jpeg", quality: 62 })
    }
    await context.close()
  }
type Look = (state: string) => Promise<void>
const walks: ReadonlyArray<(page: Page, look: Look) => Promise<void>> = [
  walkTours,
  async (page, look) => {
    await walkSelling(page, shadesOf("phone").few, look)
    await walkAccount(page, look)
  }
]
// Every step of the tours, every state of buying and of the ways in, on a telephone by day and at a desk by night.
for (const [width, theme] of [
  [360, "light"],
  [1440, "dark"]
] as const)
  for (const walk of walks) {
    const context = await browser.newContext({
      baseURL: address,
      storageState: beenHere(new URL(address).origin),
      viewport: { width, height: 1000 },
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "id-ID"
    })
    const page = await context.newPage()
    await walk(page, async (state) => {
      const path = join(folder, `${state}-${width}-${theme}.jpg`)
      await page.screenshot({ path, type: "jpeg", quality: 62 })
    })
    await context.close()
  }
await drawCharts(browser, folder)
await browser.close()
await shop?.stop()
