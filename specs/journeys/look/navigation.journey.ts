import type { JSHandle, Page } from "playwright/test"
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
const watchFrames = (page: Page): Promise<JSHandle<Array<Frame>>> =>
  page.evaluateHandle(() => {
    const frames: Array<Frame> = []
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
    return frames
  })

interface Place {
  readonly path: string
  readonly heading: string
}

const expectArrival = async (page: Page, noted: JSHandle<Array<Frame>>, { path, heading }: Place): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(`${heading} · Pendar`)
  // Since the arrival before, with the frame that is being drawn: the heading is seen here before it is noted there.
  const frames = await noted.evaluate(async (all) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return all.splice(0)
  })
  expect(frames.filter(({ title }) => title === "")).toEqual([])
  const first = frames.find((frame) => frame.heading === heading)
  expect(first).toEqual({ path, title: `${heading} · Pendar`, heading, focused: heading })
}

const stores = { path: "/stores", heading: "Toko Pendar" }
const brands = { path: "/brands", heading: "Brand A–Z" }
const linkTo = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true })

for (const line of ["fast", "slow"] as const)
  test(`focus and title come with the heading over a ${line} line @desktop`, { tag: "@every" }, async ({ page }) => {
    await page.goto("/pages/privacy")
    await live(page)
    if (line === "slow") await slowLine(page)
    const frames = await watchFrames(page)
    await linkTo(page, "Toko").click()
    await expectArrival(page, frames, stores)
    await linkTo(page, "Brand A–Z").press("Enter")
    await expectArrival(page, frames, brands)
    await page.goBack()
    await expectArrival(page, frames, stores)
    await page.goForward()
    await expectArrival(page, frames, brands)
  })
