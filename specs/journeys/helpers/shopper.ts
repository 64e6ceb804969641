import { test as base, type CDPSession, type Page, expect as playwrightExpect } from "playwright/test"
import { cookiesBeenHere, storePopups, storeRefusal } from "./been-here.ts"
import { followRequests } from "./quiet.ts"

/** Waits long enough for a machine several times slower than a developer's, also where pictures are taken without a runner. */
export const expect = playwrightExpect.configure({ timeout: 30_000 })

/**
 * What a journey expects to be refused. Chromium prints a line for every answer from 400 on, and no script can prevent it: the
 * status is fixed by the wire (placing an order that is short or has another total is a 409), so that line of that call is
 * allowed, and nothing else that is printed about it.
 */
interface Expected {
  readonly status: number
  readonly path: RegExp
}

/** What Chromium prints for a refused call; the words behind the status are not part of HTTP/2. */
const refusedLine = (status: number): RegExp =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status} \\([^)]*\\)$`)

/** How many times slower than this machine the journeys' browser works: `SLOWER=6` shows what a busy machine would. */
const slower = Number(process.env["SLOWER"] ?? 1)

/** Makes the processor of a page slower. */
const slowProcessor = async (page: Page, rate: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
  return session
}

/** A page that fails the journey if the browser reports anything unexpected. */
export interface Watched {
  /** Names beforehand what will be refused. */
  readonly expectRefusal: (status: number, path: RegExp) => void
  /** Names beforehand what will not be answered. */
  readonly expectLoss: (path: RegExp) => void
}

/** What a browser stores that has never been here. */
export const neverHere = { cookies: [], origins: [] }

interface Fixtures {
  readonly watched: Watched
  /** Whether the browser has never been here: popups and tours come over its pages. */
  readonly isNewHere: boolean
  /** Whether the browser has not been asked yet if visits may be counted. */
  readonly isAsked: boolean
}

export const test = base.extend<Fixtures>({
  isNewHere: [false, { option: true }],
  isAsked: [false, { option: true }],
  storageState: async ({ baseURL, isNewHere }, use) =>
    use(isNewHere ? neverHere : { cookies: cookiesBeenHere(baseURL ?? ""), origins: [] }),
  context: async ({ context, baseURL, isNewHere, isAsked }, use) => {
    if (!isNewHere) await storePopups(context, new URL(baseURL ?? "").origin)
    if (!isAsked) await storeRefusal(context, new URL(baseURL ?? "").origin)
    await use(context)
  },
  watched: [
    async ({ page }, use) => {
      followRequests(page)
      if (slower > 1) await slowProcessor(page, slower)
      const expected: Array<Expected> = []
      const lost: Array<RegExp> = []
      const complaints: Array<string> = []
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return
        // Playwright itself says so where workers are blocked.
        if (message.text().startsWith("Service Worker registration blocked")) return
        const { url } = message.location()
        const refused = expected.some(({ status, path }) => refusedLine(status).test(message.text()) && path.test(url))
        const missed = message.text().includes("net::ERR_") && lost.some((path) => path.test(url))
        if (!refused && !missed) complaints.push(`${message.type()}: ${message.text()} (${url})`)
      })
      page.on("pageerror", (error) => complaints.push(`defect: ${error.message}`))
      page.on("requestfailed", (request) => {
        // Leaving a page or typing on cancels what is under way: that is wanted.
        const cause = request.failure()?.errorText ?? ""
        // If scripts are switched off, they are not fetched: that is intended, too.
        const wanted = cause.includes("ERR_ABORTED") || cause === "csp" || lost.some((path) => path.test(request.url()))
        if (!wanted) complaints.push(`failed: ${request.url()} ${cause}`)
      })
      await use({
        expectRefusal: (status, path) => expected.push({ status, path }),
        expectLoss: (path) => lost.push(path)
      })
      expect(complaints, "the console and the network stay quiet").toEqual([])
    },
    { auto: true }
  ]
})

/** Waits until the page has become live: its script has run and answers. */
export const live = async (page: Page): Promise<void> => {
  await page.locator("html[data-live=yes]").waitFor({ state: "attached" })
}

/** Scrolls a little: the first touch, which presses nothing. */
export const touch = (page: Page): Promise<void> => page.mouse.wheel(0, 40)

/** A phone as most shoppers have it: 400 kbit/s, 150 ms away, a quarter of this processor. */
export const slowLine = async (page: Page): Promise<void> => {
  const session = await slowProcessor(page, 4)
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (400 * 1000) / 8,
    uploadThroughput: (400 * 1000) / 8
  })
}

export const isFull = process.env["SCALE"] === "full"

/** Nothing sticks out at the side. */
export const expectNoSideScroll = async (page: Page): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, "no horizontal scroll").toBeLessThanOrEqual(0)
}
