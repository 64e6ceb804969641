import type { Page } from "playwright/test"
import { expect, live, test } from "../helpers/shopper.ts"

// The first page: what its banners say can be read, and the goods come early. Rules 3 and 17 of the look; screens 4 and 5.

/** A banner with its picture, by the colour of the wall that its words stand on. */
interface Banner {
  readonly title: string
  /** Words whose boxes touch the box of the picture. */
  readonly onPicture: ReadonlyArray<string>
  /** The lowest contrast of its words with the wall. WCAG 1.4.3. */
  readonly contrast: number
}

/** Goes once through the page, so that everything is laid out, and returns its banners with pictures. */
const bannersOn = (page: Page): Promise<ReadonlyArray<Banner>> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    }
    const channels = (colour: string) => {
      const hex = /^#(..)(..)(..)$/.exec(colour)
      return hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : (colour.match(/[\d.]+/g) ?? []).map(Number)
    }
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll<HTMLElement>('main [style*="--wall"]')].map((banner) => {
      const wall = luminance(banner.style.getPropertyValue("--wall").trim())
      const picture = banner.querySelector("img")?.getBoundingClientRect() ?? new DOMRect()
      const words = [...banner.querySelectorAll<HTMLElement>("h2, h3, p, a, h2 + *, span")].filter(
        (part) => part.textContent?.trim() && !part.querySelector("img")
      )
      return {
        title: banner.querySelector("h2, h3")?.textContent ?? "",
        onPicture: words
          .filter((part) => {
            const box = part.getBoundingClientRect()
            return (
              box.width > 0 &&
              box.right > picture.left + 1 &&
              box.left < picture.right - 1 &&
              box.bottom > picture.top + 1 &&
              box.top < picture.bottom - 1
            )
          })
          .map((part) => part.textContent ?? ""),
        contrast: Math.min(
          ...[...banner.querySelectorAll<HTMLElement>("h2, h3, p")].map((part) => {
            const [dark = 0, bright = 0] = [luminance(getComputedStyle(part).color), wall].toSorted((a, b) => a - b)
            return (bright + 0.05) / (dark + 0.05)
          })
        )
      }
    })
  })

for (const language of ["id", "en"] as const)
  test(`the words of a banner stand on a ground of their own, in ${language}`, async ({ page, baseURL }) => {
    // Some hundred frames of a long page.
    test.slow()
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }])
    for (const width of [320, 360, 768, 1050, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto("/")
      await live(page)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      const banners = await bannersOn(page)
      expect(banners.length).toBeGreaterThanOrEqual(6)
      for (const { title, onPicture, contrast } of banners) {
        expect({ width, title, onPicture }).toEqual({ width, title, onPicture: [] })
        expect(contrast).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

test("home shows its first goods at 700 px, and the favourites of one category at a time @phone", {
  tag: "@every"
}, async ({ page }) => {
  await page.goto("/")
  await live(page)
  const first = await page.getByRole("main").getByRole("article").first().locator("img").first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(700)
  const favourites = page.getByRole("region", { name: "Favorit per kategori" })
  await favourites.scrollIntoViewIfNeeded()
  // Four on a narrow screen, two on a wide one. Specification 9.
  await expect(favourites.getByRole("radio")).toHaveCount(4)
  const [one, other] = [favourites.getByRole("radio").first(), favourites.getByRole("radio").nth(1)]
  await expect(one).toBeChecked()
  const goods = favourites.getByRole("article").filter({ visible: true })
  await expect(goods).toHaveCount(5)
  const before = await goods.first().textContent()
  await favourites.locator("label").nth(1).click()
  await expect(other).toBeChecked()
  await expect(goods).toHaveCount(5)
  expect(await goods.first().textContent()).not.toBe(before)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(favourites.getByRole("radio").filter({ visible: true })).toHaveCount(2)
})

test("home has at most five rails in 5,500 px of a phone, and one deal at a time @phone", async ({ page }) => {
  await page.goto("/")
  await live(page)
  await bannersOn(page)
  const { length, rails } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    rails: [...document.querySelectorAll("main section")]
      .filter((part) => part.querySelector("article a[href^='/product/']") !== null)
      .map((part) => part.querySelector("h2")?.textContent ?? "")
  }))
  expect(length).toBeLessThanOrEqual(5_500)
  expect(rails).toEqual([
    "Lagi diskon",
    "Lagi ramai minggu ini",
    "Review terpercaya",
    "Favorit per kategori",
    "Buat dicoba"
  ])
  const deals = page.getByRole("region", { name: "Lagi diskon" })
  await deals.scrollIntoViewIfNeeded()
  const [flash, daily] = [deals.getByRole("radio").first(), deals.getByRole("radio").nth(1)]
  await expect(flash).toBeChecked()
  await expect(deals.getByRole("timer").filter({ visible: true })).toHaveCount(1)
  const before = await deals.getByRole("article").filter({ visible: true }).first().textContent()
  // By key, as a person without a pointer does.
  await flash.focus()
  await page.keyboard.press("ArrowRight")
  await expect(daily).toBeChecked()
  await expect(deals.getByRole("timer").filter({ visible: true })).toHaveCount(1)
  expect(await deals.getByRole("article").filter({ visible: true }).first().textContent()).not.toBe(before)
})
