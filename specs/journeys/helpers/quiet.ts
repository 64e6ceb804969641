import type { Page, Request } from "playwright/test"

interface Following {
  readonly open: Set<Request>
  /** Called once no request is under way. */
  readonly waiting: Array<() => void>
}

const underWay = new WeakMap<Page, Following>()

/** Follows the requests of a page from now on. */
export const followRequests = (page: Page): void => {
  const following: Following = { open: new Set(), waiting: [] }
  const end = (request: Request): void => {
    following.open.delete(request)
    if (following.open.size === 0) for (const goOn of following.waiting.splice(0)) goOn()
  }
  underWay.set(page, following)
  page.on("request", (request) => following.open.add(request))
  page.on("requestfinished", end)
  page.on("requestfailed", end)
}

/**
 * Waits until the page asks for nothing more: no request is under way, and none begins for half a second. The browser's own
 * "networkidle" comes once for each document, on a busy machine before its script has asked for anything; an answer that the
 * page has let go of in its middle is never `finished()`.
 */
export const quiet = async (page: Page): Promise<void> => {
  const following = underWay.get(page)
  if (following === undefined) throw new Error("the requests of this page are not followed")
  const { open, waiting } = following
  for (;;) {
    if (open.size > 0) await new Promise<void>((goOn) => void waiting.push(goOn))
    const begun = await page.waitForRequest(() => true, { timeout: 500 }).catch(() => undefined)
    if (begun === undefined && open.size === 0) return
  }
}
