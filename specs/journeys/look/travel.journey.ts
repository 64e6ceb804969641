import type { Page } from "playwright/test"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

// The picture of a pressed card moves to its place on the page of its goods. Tokens, section 4.

/** Opens a list, and puts a finger down once: what moves pictures is fetched then. */
const openList = async (page: Page) => {
  await page.goto("/category/101/makeup")
  await live(page)
  await page.getByRole("heading", { level: 1 }).click()
  await quiet(page)
  const card = page.getByRole("article").nth(1)
  const src = await card
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  return { link: card.getByRole("link").first(), src }
}

/** Notes what each View Transition moves. */
const watchMotion = (page: Page) =>
  page.evaluateHandle(() => {
    const moved: Array<string> = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const motion = start(change)
      motion.ready
        .then(() => {
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition-group"))
              moved.push(`${effect.pseudoElement} ${String(effect.getTiming().duration)}`)
        })
        .catch(() => {})
      return motion
    }
    return moved
  })

test("the picture of a pressed card moves to its page, and stays until the page has its own", async ({ page }) => {
  const { link, src } = await openList(page)
  const moved = await watchMotion(page)
  let answer = () => {}
  const held = new Promise<void>((go) => {
    answer = go
  })
  await page.route(/\/api\/.*product/, async (route) => {
    await held
    await route.continue()
  })
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  const waiting = page.getByRole("status").locator("[style*='background-image']")
  await expect(waiting).toHaveCSS("background-image", `url("${src}")`)
  await expect.poll(() => moved.jsonValue()).toContain("::view-transition-group(goods) 320")
  answer()
  const first = page.getByRole("list", { name: "Foto produk" }).getByRole("listitem").first().locator("> span")
  await expect(first).toHaveCSS("background-image", `url("${src}")`)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  // Loaded again, the page has its own picture alone.
  await page.reload()
  await live(page)
  await expect(first).toHaveCSS("background-image", "none")
})

test("nothing moves for a reader who wants less motion, and the picture is there all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const { link, src } = await openList(page)
  const moved = await watchMotion(page)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  const first = page.getByRole("list", { name: "Foto produk" }).getByRole("listitem").first().locator("> span")
  await expect(first).toHaveCSS("background-image", `url("${src}")`)
  expect(await moved.jsonValue()).toEqual([])
})
