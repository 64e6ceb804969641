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

/** What the place of the first picture shows before that has loaded: in the skeleton, or below the picture. */
const shownBefore = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector("[data-stage]")
    const box = stage?.querySelector("li:first-child > span")
    if (box) return getComputedStyle(box, "::before").backgroundImage
    return stage ? getComputedStyle(stage).backgroundImage : undefined
  })

/** Holds pictures back until what it returns is called. */
const holdPictures = async (page: Page): Promise<() => void> => {
  let load = () => {}
  const held = new Promise<void>((go) => {
    load = go
  })
  await page.route("**/media/**", async (route) => {
    await held
    await route.continue()
  })
  return load
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

test("the picture of a pressed card moves to its page, and stays until the page has its own", {
  tag: "@every"
}, async ({ page }) => {
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
  const load = await holdPictures(page)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => shownBefore(page)).toBe(`url("${src}")`)
  await expect.poll(() => moved.jsonValue()).toContain("::view-transition-group(goods) 320")
  answer()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  expect(await shownBefore(page)).toBe(`url("${src}")`)
  // Once the page has its own picture, no other page shows what was pressed for this one.
  load()
  await expect.poll(() => shownBefore(page)).toBe("none")
})

test("the picture moves from one product to another as well, and a second press is followed, not the first", async ({
  page
}) => {
  const { link } = await openList(page)
  const moved = await watchMotion(page)
  await link.click()
  const title = page.getByRole("heading", { level: 1 })
  await expect(title).toBeFocused()
  const rail = page.getByRole("list", { name: "Sering dibeli bareng" }).getByRole("article").first()
  const next = rail.getByRole("heading").getByRole("link")
  const name = (await next.getAttribute("title")) ?? (await next.textContent()) ?? ""
  await next.click()
  await expect(title).toHaveText(name)
  await expect.poll(async () => (await moved.jsonValue()).length).toBeGreaterThanOrEqual(4)
  const goods = (await moved.jsonValue()).filter((group) => group.includes("(goods)"))
  expect(goods).toHaveLength(2)
  // Two presses before the browser has drawn anything: the later one counts.
  const later = await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLAnchorElement>("article > h3 > a")
    first?.click()
    second?.click()
    return second?.title || second?.textContent
  })
  await expect(title).toHaveText(later ?? "")
  await expect(title).toBeFocused()
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("article > h3 > a")?.click()
    document.querySelector<HTMLElement>("a[href='/brands']")?.click()
  })
  await expect(page).toHaveURL(/\/brands$/)
  await expect(title).toBeFocused()
  await expect(page).toHaveURL(/\/brands$/)
})

test("a pressed picture is shown on the page of its own goods alone, and not below one that is broken", async ({
  page,
  watched
}) => {
  watched.expectLoss(/\/media\//)
  const { link, src } = await openList(page)
  await holdPictures(page)
  await link.click()
  await expect.poll(() => shownBefore(page)).toBe(`url("${src}")`)
  await page.getByLabel("Cari produk").filter({ visible: true }).first().fill("serum")
  await page.getByRole("option").filter({ hasText: "Rp" }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect.poll(() => shownBefore(page)).toBe("none")

  await page.unroute("**/media/**")
  const again = await openList(page)
  await page.route("**/media/**", (route) => route.abort())
  await again.link.click()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect.poll(() => shownBefore(page)).toBe("none")
})

test("nothing moves for a reader who wants less motion, and the picture is there all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const { link, src } = await openList(page)
  const moved = await watchMotion(page)
  const load = await holdPictures(page)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  expect(await shownBefore(page)).toBe(`url("${src}")`)
  load()
  expect(await moved.jsonValue()).toEqual([])
})
