import type { Page } from "playwright/test"
import { quiet } from "./helpers/quiet.ts"
import { expect, expectNoSideScroll, isFull, live, slowLine, test } from "./helpers/shopper.ts"

const brands = ["Nyala", "Rona Rona"]

for (const line of isFull ? (["fast", "slow"] as const) : (["fast"] as const))
  test(`a shopper narrows a category and finds the way back on a ${line} line`, { tag: "@every" }, async ({
    page,
    context,
    isMobile
  }) => {
    if (line === "slow") await slowLine(page)
    await page.goto("/")
    await live(page)
    await expectNoSideScroll(page)
    // The first card comes where its place was held.
    let answer = (): void => {}
    const answered = new Promise<void>((done) => {
      answer = done
    })
    await page.route(/\/api\//, (route) => answered.then(() => route.continue()))
    await page.getByRole("main").getByRole("link", { name: "Makeup", exact: true }).click()
    const place = await page.locator("main [aria-busy=true] li").first().boundingBox()
    answer()
    await expect(page.getByRole("heading", { level: 1, name: "Makeup" })).toBeVisible()
    await page.unroute(/\/api\//)
    const card = await page.getByRole("article").first().boundingBox()
    expect([card?.x, card?.y]).toEqual([place?.x, place?.y])

    if (isMobile) await narrowInDrawer(page)
    else await narrowBeside(page)
    await expect(page).toHaveURL(/brand=\d+,\d+/)
    await expect(page).toHaveURL(/rating=4/)
    await expect(page).toHaveURL(/min=50000&max=150000/)
    await expect(page).toHaveURL(/sort=cheapest/)
    const makers = page.getByRole("article").getByText(new RegExp(`^(${brands.join("|")})$`))
    await expect(page.getByText("9 dari 9 produk")).toBeVisible()
    const reviews = page.getByRole("region", { name: /^Kata mereka tentang/ }).getByRole("article")
    await expect(page.getByRole("article")).toHaveCount(9 + (await reviews.count()))
    await expect(makers).toHaveCount(9)
    await expectNoSideScroll(page)

    // Without the brands there are three pages.
    const chips = page.getByRole("list", { name: "Filter yang dipakai" })
    for (const brand of brands) {
      await chips.getByRole("link", { name: brand }).filter({ visible: true }).first().click()
      await expect(chips.getByRole("link", { name: brand }).filter({ visible: true })).toHaveCount(0)
    }
    await expect(page.getByText("12 dari 33 produk")).toBeVisible()
    await page.getByRole("link", { name: "Muat lebih banyak" }).click()
    await expect(page.getByText("24 dari 33 produk")).toBeVisible()
    await page.getByRole("link", { name: "Muat lebih banyak" }).click()
    await expect(page.getByText("33 dari 33 produk")).toBeVisible()
    expect(await prices(page)).toEqual((await prices(page)).toSorted((a, b) => a - b))

    // Item 31, and back to the same place.
    const item = page.getByRole("article").nth(30).getByRole("heading").getByRole("link")
    await item.scrollIntoViewIfNeeded()
    const [name, before] = [(await item.textContent()) ?? "", await page.evaluate(() => scrollY)]
    await item.click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByText("33 dari 33 produk")).toBeVisible()
    await expect(item).toBeInViewport()
    await expect(item).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(80)

    // A visitor with the same address sees the same list.
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByText("33 dari 33 produk")).toBeVisible()
    await expect(other.getByRole("article").nth(30).getByRole("heading").getByRole("link")).toHaveAccessibleName(name)
  })

test("a quick Back finds the place again on a busy phone", async ({ page }) => {
  await page.goto("/category/101/makeup?page=3")
  await live(page)
  const item = page.getByRole("article").nth(28).getByRole("heading").getByRole("link")
  await item.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  // In the moment in which the product is drawn; the page is busy until after the browser has gone back.
  await page.evaluate((path) => {
    const drawn = new MutationObserver(() => {
      if (location.pathname === path) return
      drawn.disconnect()
      history.back()
      const until = performance.now() + 60
      while (performance.now() < until);
    })
    drawn.observe(document.body, { childList: true, subtree: true })
  }, new URL(page.url()).pathname)
  const away = page.waitForEvent("framenavigated", (frame) => frame.url().includes("/product/"))
  await item.click()
  await away
  await expect(page).toHaveURL(/\/category\/101\/makeup\?page=3$/)
  await expect(item).toBeFocused()
  await quiet(page)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(80)
})

const narrowInDrawer = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: /^Filter/ }).click()
  const drawer = page.getByRole("dialog", { name: "Filter" })
  await drawer.getByRole("radio", { name: "Termurah" }).check()
  for (const brand of brands) await drawer.getByRole("checkbox", { name: new RegExp(`^${brand}`) }).check()
  await drawer.getByRole("checkbox", { name: /Bintang 4/ }).check()
  await drawer.getByRole("textbox", { name: "Min" }).fill("50000")
  await drawer.getByRole("textbox", { name: "Maks" }).fill("150000")
  await drawer.getByRole("textbox", { name: "Maks" }).press("Tab")
  await drawer.getByRole("button", { name: "Tampilkan 9 produk" }).click()
  await expect(drawer).toBeHidden()
}

const narrowBeside = async (page: Page): Promise<void> => {
  const filters = page.getByRole("complementary", { name: "Filter" })
  for (const brand of brands) {
    await filters.getByRole("checkbox", { name: new RegExp(`^${brand}`) }).check()
    await expect(page.getByRole("link", { name: brand }).filter({ visible: true }).first()).toBeVisible()
  }
  await filters.getByRole("checkbox", { name: /Bintang 4/ }).check()
  await expect(page).toHaveURL(/rating=4/)
  await filters.getByRole("textbox", { name: "Min" }).fill("50000")
  await filters.getByRole("textbox", { name: "Min" }).press("Enter")
  await expect(page).toHaveURL(/min=50000/)
  await filters.getByRole("textbox", { name: "Maks" }).fill("150000")
  await filters.getByRole("textbox", { name: "Maks" }).press("Enter")
  await expect(page).toHaveURL(/max=150000/)
  await page.getByRole("combobox", { name: "Urutkan" }).selectOption({ label: "Termurah" })
}

/** The lowest price each card shows. */
const prices = async (page: Page): Promise<ReadonlyArray<number>> => {
  const texts = await page.getByRole("article").locator("b", { hasText: /Rp/ }).allTextContents()
  return texts.map((text) => Number(/Rp([\d.]+)/.exec(text)?.[1]?.replaceAll(".", "")))
}
