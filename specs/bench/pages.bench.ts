import { createServer } from "node:net"
import lighthouse from "lighthouse"
import { type Browser, chromium, type Page } from "playwright"
import { browserFlags, findBrowser } from "#specs/journeys/browser.ts"
import { pageWeight } from "#specs/page-weight.ts"
import { startShop } from "#specs/shop-process.ts"
import { type Budget, finish, heading, median, tell } from "./figures.ts"

/**
 * What the demo shop's pages weigh in a browser, and what Lighthouse says of them on a phone:
 * `node specs/bench/pages.bench.ts [runs of Lighthouse, 5 by default, 0 for none]`.
 */
const runs = Number(process.argv[2] ?? 5)
/** How long a page may fetch what it leaves for later. */
const idleMs = 2_000

const paths = ["/", "/brands", "/search?q=serum"]

/** Scripts and styles a page asked for: until it was loaded, and in the quiet time after. */
const fetched = async (page: Page, address: string) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)))
  await page.goto(address, { waitUntil: "load" })
  const before = new Set(asked)
  await page.waitForTimeout(idleMs)
  const later = new Set(asked.filter((file) => !before.has(file)))
  return { before: [...before], later: [...later] }
}

const named = (files: ReadonlyArray<string>, ending: string) => files.filter((file) => file.endsWith(ending))

const weigh = async (browser: Browser, address: string, addresses: ReadonlyArray<string>) => {
  heading("bytes before a page is loaded (brotli, KB of 1,000 bytes): node specs/bench/pages.bench.ts 0")
  const { bytesOf, styles, filesOf, fetchedAlone, entry } = await pageWeight()
  const kilobytes = async (files: Iterable<string>) => (await bytesOf(files)) / 1_000
  for (const path of addresses) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const { before, later } = await fetched(page, address + path)
    const scripts: Budget = path === "/" ? { budget: 130, goal: 120 } : { budget: 155 }
    tell(`scripts, ${path.slice(0, 28)}`, await kilobytes(named(before, ".js")), "KB", scripts)
    tell("  after it was loaded", await kilobytes(named(later, ".js")), "KB", { budget: 90 })
    await context.close()
  }
  const first = filesOf(entry)
  const onTouch = fetchedAlone.filter((source) => !/\.json$|Screen\.tsx$|usecases\.ts$/.test(source))
  const lazy = [...filesOf(...onTouch)].filter((file) => !first.has(file))
  tell("everything for the first touch", await kilobytes(lazy), "KB", { budget: 90 })
  tell("styles", await kilobytes(styles), "KB", { budget: 20 })
}

const audited: Readonly<Record<string, Budget>> = {
  performance: { budget: 95, atLeast: true },
  accessibility: { budget: 100, atLeast: true },
  seo: { budget: 100, atLeast: true },
  "best-practices": { budget: 95, atLeast: true }
}

const audit = async (port: number, address: string) => {
  const scores: Array<Readonly<Record<string, number>>> = []
  const shifts: Array<number> = []
  const failed = new Set<string>()
  for (let at = 0; at < runs; at++) {
    const result = await lighthouse(address, { port, logLevel: "error", onlyCategories: Object.keys(audited) })
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}`)
    const { categories, audits } = result.lhr
    scores.push(Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100])))
    shifts.push(audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN)
    for (const [name, { auditRefs }] of Object.entries(categories))
      for (const { id, weight } of auditRefs)
        if (weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          failed.add(`${name}: ${id} (${audits[id]?.displayValue ?? ""})`)
  }
  for (const [name, budget] of Object.entries(audited))
    tell(name, median(scores.map((score) => score[name] ?? 0)), "", budget)
  tell("layout shift", median(shifts), "", { budget: 0.02 })
  for (const reason of failed) console.info(`    ${reason}`)
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0))
    })
  })

/** A category and a product of the demo shop, by the links a shopper follows. */
const examples = async (browser: Browser, address: string): Promise<ReadonlyArray<string>> => {
  const page = await browser.newPage()
  await page.goto(address)
  const links = await Promise.all(
    ["/category/", "/product/"].map((start) => page.locator(`a[href^="${start}"]`).first().getAttribute("href"))
  )
  await page.close()
  return links.flatMap((link) => link ?? [])
}

const shop = await startShop()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${port}`]
})
try {
  const [category = "/", product = "/"] = await examples(browser, shop.address)
  await weigh(browser, shop.address, [...paths, category, product])
  for (const path of runs > 0 ? ["/", category, product] : []) {
    heading(`Lighthouse, mobile, the middle of ${runs}, ${path}: node specs/bench/pages.bench.ts ${runs}`)
    await audit(port, shop.address + path)
  }
} finally {
  await browser.close()
  await shop.stop()
}
finish()
