import type { Page } from "playwright/test"
import { expect, live, slowLine, test } from "../helpers/shopper.ts"

// After every change of page the focus and the title are those of its heading, in the frame that shows it first. Rule 59.

/** What one painted frame showed. */
interface Frame {
  readonly path: string
  readonly title: string
  readonly heading: string
  /** The text of what has the focus; empty if nothing has it. */
  readonly focused: string
}

/** Notes what each frame shows from now on, if it differs from the one before. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Array<Frame> = []
    Object.assign(globalThis, { frames })
    const look = (): void => {
      const { activeElement: focused } = document
      const now = {
        path: location.pathname,
        title: document.title,
        heading: document.querySelector("main h1")?.textContent ?? "",
        focused: focused === null || focused === document.body ? "" : (focused.textContent ?? "").trim()
      }
      if (JSON.stringify(frames.at(-1)) !== JSON.stringify(now)) frames.push(now)
      requestAnimationFrame(look)
    }
    look()
  })

/** Returns the frames since the last call. */
const framesOf = (page: Page): Promise<ReadonlyArray<Frame>> =>
  page.evaluate(() => (globalThis as unknown as { readonly frames: Array<Frame> }).frames.splice(0))

const expectArrival = async (page: Page, at: { readonly path: string; readonly heading: string }): Promise<void> => {
  const { path, heading } = at
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(`${heading} · Pendar`)
  const frames = await framesOf(page)
  expect(frames.filter(({ title }) => title === "")).toEqual([])
  const first = frames.find((frame) => frame.heading === heading)
  expect(first).toEqual({ path, title: `${heading} · Pendar`, heading, focused: heading })
}

const stores = { path: "/stores", heading: "Toko Pendar" }
const brands = { path: "/brands", heading: "Brand A–Z" }
const linkTo = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true })

for (const line of ["fast", "slow"] as const)
  test(`focus and title come with the heading over a ${line} line @desktop`, async ({ page }) => {
    await page.goto("/pages/privacy")
    await live(page)
    if (line === "slow") await slowLine(page)
    await watchFrames(page)
    await linkTo(page, "Toko").click()
    await expectArrival(page, stores)
    await linkTo(page, "Brand A–Z").press("Enter")
    await expectArrival(page, brands)
    await page.goBack()
    await expectArrival(page, stores)
    await page.goForward()
    await expectArrival(page, brands)
  })
