import type { Page, Request } from "playwright/test"

const underWay = new WeakMap<Page, Set<Request>>()

/** Follows the requests of a page from now on. */
export const followRequests = (page: Page): void => {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on("request", (request) => open.add(request))
  page.on("requestfinished", (request) => open.delete(request))
  page.on("requestfailed", (request) => open.delete(request))
}

/**
 * Waits until the page asks for nothing more: no request is under way, and none begins for half a second. The browser's own
 * "networkidle" comes once for each document, on a busy machine before its script has asked for anything.
 */
export const quiet = async (page: Page): Promise<void> => {
  const open = underWay.get(page)
  if (open === undefined) throw new Error("the requests of this page are not followed")
  for (;;) {
    await Promise.all([...open].map(async (request) => (await request.response().catch(() => null))?.finished()))
    const begun = await page.waitForRequest(() => true, { timeout: 500 }).catch(() => undefined)
    if (begun === undefined && open.size === 0) return
  }
}
