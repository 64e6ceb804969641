import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await live(page)
}
const sound = async (page: Page) => {
  await expectFits(page)
  expect(await violationsOn(page)).toEqual([])
}

for (const [size, tag] of [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const) {
  test(`a reader finds the experts, one field of them, and what one of them wrote, on ${size}. Specification 1 and 2`, {
    tag: tag
  }, async ({ page }) => {
    await open(page, "/expert")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kata mereka yang paham kulit dan warna")
    await expect(page.getByRole("article").first()).toContainText("Review terbaik")
    await sound(page)
    await page.getByRole("link", { name: "Lihat semua 24 expert" }).click()
    await expect(page).toHaveURL(/\/expert\/users$/)
    await expect(page.getByText("20 dari 24 expert").first()).toBeVisible()
    await page.getByRole("link", { name: "Muat lebih banyak" }).click()
    await expect(page.getByRole("article")).toHaveCount(24)
    await expect(page).toHaveURL(/\?page=2$/)

    const field = page.getByRole("link", { name: "Penata rias pengantin 5" })
    await field.click()
    await expect(page.getByRole("article")).toHaveCount(5)
    await expect(page).toHaveURL(/field=penata-rias-pengantin/)
    await expect(page.getByText("Tanda Expert tidak dijual.")).toBeVisible()
    await sound(page)

    // Back shows all that had been loaded.
    await page.goBack()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole("article")).toHaveCount(24)
    await page.goForward()
    await expect(page.getByRole("article")).toHaveCount(5)

    await page.getByRole("link", { name: "siscaharsono" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("siscaharsono")
    await expect(page.getByRole("heading", { level: 2, name: /^\d+ review$/ })).toBeVisible()
    await page
      .getByRole("list", { name: "Kategori" })
      .getByRole("link", { name: /^Makeup \d+$/ })
      .click()
    await expect(page).toHaveURL(/\?category=/)
    await expect(page.getByText(/^20 dari \d+ review$/).first()).toBeVisible()
    await sound(page)
  })

  test(`a reader sees why a review is trusted, and the rules behind it, on ${size}`, { tag }, async ({ page }) => {
    await open(page, "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews?verified=1")
    const review = page.getByRole("article").first()
    await expect(review.getByText("Dibeli di Pendar")).toBeHidden()
    await review.getByText("Mengapa review ini dipercaya?").click()
    await expect(review.getByText("Dibeli di Pendar")).toBeVisible()
    await expect(review.getByText("Menambah 5 dari 100 di urutan Paling membantu.")).toBeVisible()
    await expect(review.getByText("Belum dibandingkan")).toBeVisible()
    await sound(page)
    await review.getByRole("link", { name: "Aturan main review" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jujur, berguna, dan sama untuk semua")
    await page.getByRole("navigation", { name: "Bagian aturan" }).getByRole("link", { name: "Level" }).click()
    await expect(page).toHaveURL(/#levels$/)
    await expect(page.getByText("150 review · 500 suka")).toBeInViewport()
    await sound(page)
  })

  test(`the name on a review leads to its writer, and a review to the one before it, on ${size}`, {
    tag
  }, async ({ page }) => {
    await open(page, "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews?sort=newest&page=2")
    const name = page.getByRole("article").first().getByRole("link").first()
    const userName = (await name.textContent()) ?? ""
    await name.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(userName)

    await open(page, "/review/r10001")
    const title = page.getByRole("heading", { level: 1 })
    const first = await title.textContent()
    const ways = page.getByRole("navigation", { name: "Review lain produk ini" })
    await ways.getByRole("link", { name: "Lebih lama" }).click()
    await expect(page).not.toHaveURL(/r10001$/)
    await expect(title).not.toHaveText(first ?? "")
    await ways.getByRole("link", { name: "Lebih baru" }).click()
    await expect(page).toHaveURL(/r10001$/)
    await sound(page)
  })
}

test("a list of experts that cannot be read offers to be read again", { tag: "@phone" }, async ({ page, watched }) => {
  watched.expectLoss(/experts/)
  await open(page, "/expert/users")
  await page.route("**/api/public/experts**", (route) => route.abort())
  await page.getByRole("link", { name: "Muat lebih banyak" }).click()
  const again = page.getByRole("link", { name: "Gagal memuat. Muat ulang" })
  await expect(again).toBeVisible()
  await page.unroute("**/api/public/experts**")
  await again.click()
  await expect(page.getByRole("article")).toHaveCount(24)
})

test("a reviewer who is not there has no page, and one without reviews is no page for search engines", {
  tag: "@phone"
}, async ({ page, watched }) => {
  watched.expectRefusal(404, /absent99/)
  expect((await page.goto("/users/absent99"))?.status()).toBe(404)
  await open(page, "/users/siscaharsono")
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test("a page of a category shows what people say of its goods", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/")
  const [path] = await page
    .locator('a[href^="/category/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  await open(page, path ?? "")
  const section = page.getByRole("region", { name: /^Kata mereka tentang/ }).first()
  await expect(section.getByRole("article")).toHaveCount(3)
})
