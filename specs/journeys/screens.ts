import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright"
import { startShop } from "../shop-process.ts"
import { walkAccount } from "./helpers/account-walk.ts"
import { beenHere } from "./helpers/been-here.ts"
import { browserFlags, findBrowser } from "./helpers/browser.ts"
import { walkEgift, walkMemberMix, walkPreOrder } from "./helpers/egift-walk.ts"
import { drawCharts } from "./helpers/gallery-screens.ts"
import { walkPickup, walkSelfCheckout } from "./helpers/kinds-walk.ts"
import { asDemoMember, asNewMember, ownPages } from "./helpers/own-pages.ts"
import { walkRare } from "./helpers/rare-walk.ts"
import { ownReviewPages, reviewPages, walkReviews } from "./helpers/review-walk.ts"
import { everyRoute } from "./helpers/routes.ts"
import { measuredTable } from "./helpers/screen-measures.ts"
import { shadesOf, walkSelling } from "./helpers/selling-walk.ts"
import { walkTours } from "./helpers/tours-walk.ts"

// `npm run screens [-- PART…]`: what every page looks like, at four widths in both themes, in English as well, to be held beside the mocks.
const folder = join(import.meta.dirname, "screens")
const heights = { 360: 1560, 768: 1400, 1050: 1300, 1440: 1300 } as const
const themes = ["light", "dark"] as const

type Take = (page: Page, name: string) => Promise<void>
type Walk = (page: Page, visit: (state: string) => Promise<void>) => Promise<void>

/** Opens a page as a returning visitor, and closes it after. */
const inPage = async (
  browser: Browser,
  { width, height, theme }: { readonly width: number; readonly height: number; readonly theme: "light" | "dark" },
  look: (page: Page, take: Take) => Promise<void>
): Promise<void> => {
  const context = await browser.newContext({
    baseURL: address,
    storageState: beenHere(new URL(address).origin),
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "id-ID"
  })
  const take: Take = async (page, name) => {
    const path = join(folder, `${name}-${width}-${theme}.jpg`)
    await page.screenshot({ path, type: "jpeg", quality: 62 })
  }
  await look(await context.newPage(), take)
  await context.close()
}

/** Visits every page of a guest and of a member. */
const pages =
  (ending = "") =>
  async (page: Page, take: Take): Promise<void> => {
    const visit = async (name: string, path: string) => {
      await page.goto(address + path, { waitUntil: "networkidle" })
      await take(page, name + ending)
    }
    for (const [name, path] of everyRoute) await visit(name, path)
    await asDemoMember(page, address)
    for (const [name, path] of ownPages) await visit(name, path)
  }

const everyPage = async (browser: Browser): Promise<void> => {
  for (const [width, height] of Object.entries(heights))
    for (const theme of themes) await inPage(browser, { width: Number(width), height, theme }, pages())
}

/** Pages about reviews. */
const pagesOfReviews =
  (ending = "") =>
  async (page: Page, take: Take): Promise<void> => {
    const visit = async (name: string, path: string) => {
      await page.goto(address + path, { waitUntil: "networkidle" })
      await take(page, name + ending)
    }
    for (const [name, path] of reviewPages) await visit(name, path)
    await asNewMember(page, address, "Laras")
    for (const [name, path] of ownReviewPages) await visit(name, path)
  }

/** Pages about reviews, as all others are taken. */
const everyReviewPage = async (browser: Browser): Promise<void> => {
  for (const [width, height] of Object.entries(heights))
    for (const theme of themes) await inPage(browser, { width: Number(width), height, theme }, pagesOfReviews())
  await inEnglish(browser, pagesOfReviews("-en"))
}

/** Every state of walks, at both ends of the widths in both themes, each walk with a browser of its own. */
const inBothThemes =
  (...walks: ReadonlyArray<Walk>) =>
  async (browser: Browser): Promise<void> => {
    for (const [width, theme] of [
      [360, "light"],
      [1440, "dark"],
      [360, "dark"],
      [768, "light"]
    ] as const)
      for (const walk of walks)
        await inPage(browser, { width, height: 1000, theme }, (page, take) => walk(page, (state) => take(page, state)))
  }

/** The same in English, on a phone by day and at a desk by night. */
const inEnglish = async (browser: Browser, look: (page: Page, take: Take) => Promise<void>): Promise<void> => {
  for (const [width, theme] of [
    [360, "light"],
    [1440, "dark"]
  ] as const)
    await inPage(browser, { width, height: heights[width], theme }, async (page, take) => {
      await page.context().addCookies([{ name: "lang", value: "en", url: address }])
      await look(page, take)
    })
}

const everyPageInEnglish = (browser: Browser): Promise<void> => inEnglish(browser, pages("-en"))

/** Every state of a walk, on a telephone by day and at a desk by night. */
const walked =
  (walk: Walk) =>
  async (browser: Browser): Promise<void> => {
    for (const [width, theme] of [
      [360, "light"],
      [1440, "dark"]
    ] as const)
      await inPage(browser, { width, height: 1000, theme }, (page, take) => walk(page, (state) => take(page, state)))
  }

/** Prints what is measured of every screen at 360 and 1440 px: first product, length and styles of text. */
const measures = async (browser: Browser): Promise<void> => {
  const table = measuredTable()
  for (const [width, height] of [
    [360, 740],
    [1440, 900]
  ] as const)
    await inPage(browser, { width, height, theme: "light" }, async (page) => {
      const visit = async (name: string, path: string) => {
        await page.goto(address + path, { waitUntil: "networkidle" })
        await table.add(page, name)
      }
      for (const [name, path] of everyRoute) await visit(name, path)
      await asDemoMember(page, address)
      for (const [name, path] of ownPages) await visit(name, path)
    })
  for (const width of [360, 1440])
    await inPage(browser, { width, height: 1000, theme: "light" }, (page) =>
      walkSelling(page, shadesOf(width === 360 ? "phone" : "desktop").few, (state) => table.add(page, state))
    )
  console.info(table.text())
}

const parts: Readonly<Record<string, (browser: Browser) => Promise<void>>> = {
  pages: everyPage,
  english: everyPageInEnglish,
  tours: walked(walkTours),
  selling: walked((page, visit) => walkSelling(page, shadesOf("phone").few, visit)),
  account: walked(walkAccount),
  reviews: everyReviewPage,
  reviewing: inBothThemes(walkReviews),
  kinds: inBothThemes(walkSelfCheckout, walkPickup, walkEgift, walkPreOrder, walkMemberMix),
  rare: walked(walkRare),
  measures,
  charts: (browser) => drawCharts(browser, folder)
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => parts[name] === undefined)
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: there are ${Object.keys(parts).join(", ")}; all of them where none is named`)
  process.exit(2)
}
await mkdir(folder, { recursive: true })
const shop = process.env["SHOP"] === undefined ? await startShop() : undefined
if (shop) process.env["SHOP_DATA"] = shop.dataDir
const address = shop?.address ?? process.env["SHOP"] ?? ""
process.env["SHOP"] = address
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  for (const [name, draw] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await draw(browser)
} finally {
  await browser.close()
  await shop?.stop()
}
