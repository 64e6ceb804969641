import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

// A search that finds nothing leads on: rule 16, decision 0089. `niasinammitt` is three slips away from `niacinamide`.

const unheard = "/search?q=niasinammitt"
const box = (page: Page) => page.getByLabel("Cari produk").filter({ visible: true }).first()
const panel = (page: Page) => page.getByRole("listbox")

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false })

  test("a search without results says it once and leads to the nearest word", { tag: "@every" }, async ({ page }) => {
    await page.goto(unheard)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Belum ada hasil untuk “niasinammitt”")
    await expect(page.getByText("niasinammitt")).toHaveCount(1)
    await expect(page.getByRole("search").getByRole("textbox")).toHaveValue("niasinammitt")
    const nearest = page.getByRole("link", { name: /Mungkin maksudmu niacinamide/ })
    const [, count] = /(\d+) produk/.exec((await nearest.textContent()) ?? "") ?? []
    await expect(page.getByRole("region", { name: "Barangkali ini" }).getByRole("article").first()).toContainText("Rp")
    await expect(page.getByRole("region", { name: "Lagi ramai" }).getByRole("article").first()).toContainText("Rp")
    await nearest.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hasil untuk “niacinamide”")
    await expect(page.getByText(`${count} produk`).first()).toBeVisible()
  })

  test("a search that no word is near to shows what is in demand", async ({ page }) => {
    await page.goto("/search?q=qqqqzz")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Belum ada hasil untuk “qqqqzz”")
    await expect(page.getByText("Mungkin maksudmu")).toHaveCount(0)
    await expect(page.getByRole("region", { name: "Lagi ramai" }).getByRole("article").first()).toBeVisible()
  })

  test("a page that is not there offers goods", async ({ page, watched }) => {
    watched.expectRefusal(404, /tidak-ada-di-sini/)
    expect((await page.goto("/pages/tidak-ada-di-sini"))?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halaman ini tidak ada")
    const goods = page.getByRole("region", { name: "Sambil lihat-lihat, ini yang lagi ramai" })
    await expect(goods.getByRole("link").first()).toBeVisible()
    await goods.getByRole("link").first().click()
    await expect(page).toHaveURL(/\/product\//)
  })

  test("filters that leave nothing can go one by one, or all", async ({ page }) => {
    await page.goto("/search?q=serum&rating=1&for=online")
    await expect(page.getByRole("heading", { name: "Belum ada yang cocok" })).toBeVisible()
    await expect(page.getByRole("region", { name: "Lagi ramai" }).getByRole("article").first()).toBeVisible()
    const before = new URL(page.url()).searchParams.size
    await page.getByRole("link", { name: /^Lepas “/ }).click()
    expect(new URL(page.url()).searchParams.size).toBe(before - 1)
  })
})

test("a page that is not there keeps its goods once it is live", async ({ page, watched }) => {
  watched.expectRefusal(404, /tidak-ada-di-sini/)
  await page.goto("/tidak-ada-di-sini")
  await live(page)
  await expect(
    page
      .getByRole("region", { name: /ini yang lagi ramai/ })
      .getByRole("link")
      .first()
  ).toBeVisible()
  await expectNoSideScroll(page)
  expect(await violationsOn(page)).toEqual([])
})

test("its panel names the nearest word, and says if it could not ask @phone", async ({ page, context, watched }) => {
  await page.goto("/search?q=serum")
  await live(page)
  await box(page).click()
  await box(page).fill("niasinammitt")
  await expect(panel(page).getByRole("option").first()).toHaveText("Mungkin maksudmuniacinamide")
  await expect(page.getByText("Belum ada hasil untuk “niasinammitt”")).toBeVisible()
  await expect(panel(page).getByRole("group", { name: "Yang paling dekat" }).getByRole("option")).toHaveCount(2)
  await expect(panel(page).getByRole("group", { name: "Lagi dicari" }).getByRole("option")).toHaveCount(2)
  expect(await violationsOn(page)).toEqual([])

  // Never a list that scrolls by itself: less room, fewer rows.
  for (const height of [740, 440]) {
    await page.setViewportSize({ width: 360, height })
    for (const words of ["", "lip", "niasinammitt"]) {
      await box(page).fill(words)
      await expect(panel(page).getByRole("option").first()).toBeVisible()
      const fits = () => panel(page).evaluate((list) => list.getBoundingClientRect().bottom <= innerHeight)
      await expect.poll(fits, { message: `${words} on ${height} px` }).toBe(true)
    }
  }

  watched.expectLoss(/suggestions/)
  await context.setOffline(true)
  await box(page).fill("toner")
  await expect(page.getByText("Pencarian belum tersambung.")).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: "Coba lagi" }).click()
  await expect(panel(page).getByRole("option").filter({ hasText: "toner" }).first()).toBeVisible()

  await box(page).fill("niasinammitt")
  await panel(page)
    .getByRole("option", { name: /Mungkin maksudmu/ })
    .click()
  await expect(page).toHaveURL(/\/search\?q=niacinamide$/)
})
