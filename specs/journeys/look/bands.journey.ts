import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

// What stands at the head of a place, and before its goods. Rules 6 and 7; fourteenth look, 8.

/** The pictures beside the title of a page, and how much of each is cut off by its frame. */
const picturesInHead = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector("main h1")
    const heads = [...document.querySelectorAll("main img")].filter((image) => {
      const [box, words] = [image.getBoundingClientRect(), title?.getBoundingClientRect()]
      return (
        words !== undefined &&
        box.top < words.bottom &&
        box.bottom > words.top &&
        box.width > 0 &&
        box.left < innerWidth - 16
      )
    })
    return heads.map((image) => {
      const { left, right, width, height } = image.getBoundingClientRect()
      const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"))
      return { left, right, cut: Math.abs(width / height / shape - 1) }
    })
  })

test("the band of a category shows the whole scene", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/category/101/makeup")
  await live(page)
  const [scene, ...others] = await picturesInHead(page)
  expect(others).toEqual([])
  expect(scene?.cut).toBeLessThan(0.02)
})

const filtered = "/category/101/makeup?rating=4&min=50000&max=150000"

test("at most two lines of chips stand before the goods", { tag: "@desktop" }, async ({ page }) => {
  for (const path of ["/category/101/makeup", filtered, "/promo/nyaman-hijab", "/tag/skin-oily", "/brand/104-surya"]) {
    await page.goto(path)
    const chips = page.locator("main li > a").filter({ hasNotText: /^$/ })
    const goods = await page.getByRole("article").first().boundingBox()
    const lines = new Set<number>()
    for (const chip of await chips.all()) {
      const box = await chip.boundingBox()
      const isBeside = box !== null && goods !== null && box.x >= goods.x - 1 && box.y < goods.y
      if (isBeside && box.y > goods.y - 200) lines.add(Math.round(box.y))
    }
    expect(lines.size, path).toBeGreaterThan(0)
    expect(lines.size, path).toBeLessThanOrEqual(2)
  }
})

test("bands without a scene end in pictures of their goods", async ({ page, isMobile }) => {
  for (const path of ["/tag/skin-oily", "/brand/101-senandika", "/promo/nyaman-hijab"]) {
    await page.goto(path)
    await live(page)
    const isLong = path.startsWith("/promo")
    const pictures = await picturesInHead(page)
    expect(pictures, path).toHaveLength(isMobile ? (isLong ? 0 : 1) : 3)
    // No word of the title stands on them.
    const words = await page.getByRole("heading", { level: 1 }).locator("xpath=..").boundingBox()
    for (const { left } of pictures) expect((words?.x ?? 0) + (words?.width ?? 0), path).toBeLessThanOrEqual(left + 1)
    await expectNoSideScroll(page)
    expect(await violationsOn(page)).toEqual([])
  }
})

test("a brand is headed by its wordmark, a tag by what it is about", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/brand/104-surya")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SURYA")
  await page.goto("/tag/skin-oily")
  await expect(page.getByText(/^Jenis kulit · 55 produk, \d+ brand$/)).toBeVisible()
})

test("a text has the other texts and the contact beside it", async ({ page, isMobile }) => {
  await page.goto("/pages/privacy")
  await live(page)
  const others = page.getByRole("navigation", { name: "Bacaan lain" })
  await expect(others.getByRole("link")).not.toHaveCount(0)
  await expect(others.getByRole("link", { name: "Kebijakan privasi" })).toHaveCount(0)
  const text = await page.getByText("Yang kami simpan").boundingBox()
  const beside = await others.boundingBox()
  if (isMobile) expect(beside?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
  else expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await expect(page.getByRole("region", { name: "Masih ada pertanyaan?" }).getByRole("link")).not.toHaveCount(0)
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
  await others.getByRole("link", { name: "Syarat dan ketentuan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Syarat dan ketentuan" })).toBeFocused()
})

test("goods on the page of a missing address are shown with what buyers say", { tag: "@phone" }, async ({
  page,
  watched
}) => {
  watched.expectRefusal(404, /\/nothing\/here$/)
  await page.goto("/nothing/here")
  const goods = page.getByRole("region", { name: "Sambil lihat-lihat, ini yang lagi ramai" }).getByRole("listitem")
  await expect(goods.first()).toContainText(/\d,\d \(\d+\)/)
})
