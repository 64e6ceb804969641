import lighthouse from "lighthouse"
import { type Browser, chromium, type Page } from "playwright"
import { loadBuilt } from "#adapters/server/build/build.ts"
import { freePort } from "#specs/free-port.ts"
import { type PageRow, pageWeight } from "#specs/house/page-weight.ts"
import { browserFlags, findBrowser } from "#specs/journeys/helpers/browser.ts"
import { startShop } from "#specs/shop-process.ts"
import { type Budget, finish, heading, median, tell } from "./figures.ts"

/**
 * What the demo shop's pages weigh in a browser, and what Lighthouse says of them on a phone:
 * `node specs/bench/pages.bench.ts [runs of Lighthouse, 5 by default, 0 for none]`.
 */
const runs = Number(process.argv[2] ?? 5)
/** How long a page may fetch what it leaves for later. */
const idleMs = 2_000

const paths = ["/", "/brands", "/search?q=serum", "/order"]

/** Scripts a page asked for until it was live and quiet. */
const fetched = async (page: Page, address: string): Promise<ReadonlyArray<string>> => {
  const asked = new Set<string>()
  page.on("request", (request) => asked.add(new URL(request.url()).pathname.slice(1)))
  await page.goto(address, { waitUntil: "load" })
  await page.waitForTimeout(idleMs)
  return [...asked].filter((file) => file.endsWith(".js"))
}

/** The routes of the built pages. */
interface Routes {
  readonly routes: ReadonlyArray<PageRow>
  readonly match: (path: string) => { readonly row: PageRow } | undefined
}

const weigh = async (browser: Browser, address: string, addresses: ReadonlyArray<string>) => {
  heading(
    "bytes of a page's own script, whenever it comes (brotli, KB of 1,000 bytes): node specs/bench/pages.bench.ts 0"
  )
  const { bytesOf, styles, filesOfPage, later } = await pageWeight()
  const { routes, match } = (await loadBuilt()).bundle as unknown as Routes
  const kilobytes = async (files: Iterable<string>) => (await bytesOf(files)) / 1_000
  for (const path of addresses) {
    const row = match(new URL(path, address).pathname)?.row
    if (row === undefined) throw new Error(`no page at ${path}`)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const asked = await fetched(page, address + path)
    const own = filesOfPage(row)
    const scripts: Budget = path === "/" ? { budget: 130, goal: 115 } : { budget: 155 }
    tell(`scripts, ${path.slice(0, 28)}`, await kilobytes(asked.filter((file) => own.has(file))), "KB", scripts)
    tell("  others, while idle", await kilobytes(asked.filter((file) => !own.has(file))), "KB", { budget: 90 })
    await context.close()
  }
  tell("everything for the first touch", await kilobytes(later(routes)), "KB", { budget: 90 })
  tell("styles", await kilobytes(styles), "KB", { budget: 20 })
}

/**
 * By how much a phone of the middle is slower than a machine with this index, as Lighthouse's documentation of throttling
 * states it for its classes of devices; its own slow-down of 4 is that of the fastest class.
 */
const slowDownFor = (benchmarkIndex: number): number => (benchmarkIndex >= 1_500 ? 4 : benchmarkIndex >= 800 ? 2 : 1)

const audited: Readonly<Record<string, Budget>> = {
  performance: { budget: 97, atLeast: true },
  accessibility: { budget: 100, atLeast: true },
  seo: { budget: 100, atLeast: true },
  "best-practices": { budget: 95, atLeast: true }
}

/** The bag of a guest is not for search engines: it asks them to stay away. */
const { seo: _, ...auditedOfBag } = audited

/** Says how fast this machine is, by the middle of three runs that nothing else is read from, and returns its slow-down. */
const calibrate = async (port: number, address: string): Promise<number> => {
  const indexes: Array<number> = []
  for (let run = 0; run < 3; run++) {
    const result = await lighthouse(address, { port, logLevel: "error", onlyCategories: ["best-practices"] })
    const index = result?.lhr.environment.benchmarkIndex
    if (index === undefined) throw new Error("Lighthouse does not say how fast this machine is")
    indexes.push(index)
  }
  const index = median(indexes)
  heading("the machine, as Lighthouse sees it")
  tell("benchmark index", index, "")
  tell("slow-down to a phone of the middle", slowDownFor(index), "×")
  return slowDownFor(index)
}

const audit = async (
  port: number,
  address: string,
  audited: Readonly<Record<string, Budget>>,
  cpuSlowdownMultiplier: number
) => {
  const scores: Array<Readonly<Record<string, number>>> = []
  const shifts: Array<number> = []
  const blocked: Array<number> = []
  const failed = new Set<string>()
  for (let tries = 0; scores.length < runs && tries < 2 * runs; tries++) {
    const result = await lighthouse(
      address,
      { port, logLevel: "error" },
      {
        extends: "lighthouse:default",
        settings: { onlyCategories: Object.keys(audited), throttling: { cpuSlowdownMultiplier } }
      }
    )
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) {
      console.info(`    a run that failed: ${runtimeError.code}`)
      continue
    }
    scores.push(Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100])))
    shifts.push(audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN)
    blocked.push(audits["total-blocking-time"]?.numericValue ?? Number.NaN)
    for (const [name, { auditRefs }] of Object.entries(categories))
      for (const { id, weight } of auditRefs)
        if (weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          failed.add(`${name}: ${id} (${audits[id]?.displayValue ?? ""})`)
  }
  for (const [name, budget] of Object.entries(audited))
    tell(name, median(scores.map((score) => score[name] ?? 0)), "", budget)
  tell("layout shift", median(shifts), "", { budget: 0.01 })
  tell("blocking time", median(blocked), "ms", { budget: 150 })
  for (const reason of failed) console.info(`    ${reason}`)
}

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

/** Puts a product into the bag of the profile that Lighthouse looks with: it clears caches, not what a shop keeps. */
const fillBag = async (port: number, product: string) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (page === undefined) throw new Error("the browser has no profile")
  await page.goto(product)
  await page.getByRole("button", { name: "Tambah ke tas" }).click()
  await page.getByRole("dialog", { name: "Masuk ke tas" }).waitFor()
  await page.close()
  await browser.close()
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
  const slowDown = runs > 0 ? await calibrate(port, shop.address) : 1
  for (const path of runs > 0 ? ["/", category, product, "/order"] : []) {
    if (path === "/order") await fillBag(port, shop.address + product)
    heading(`Lighthouse, mobile, the middle of ${runs}, ${path}: node specs/bench/pages.bench.ts ${runs}`)
    await audit(port, shop.address + path, path === "/order" ? auditedOfBag : audited, slowDown)
  }
} finally {
  await browser.close()
  await shop.stop()
}
finish()
