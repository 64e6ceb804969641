import { expect, live, test } from "../helpers/shopper.ts"

const path = "/product/lipstick/1001-senandika-delima-satin-lipstick"

test("a phone finds both rails and two reviews within five screens, and all reviews behind one link", {
  tag: ["@phone", "@every"]
}, async ({ page }) => {
  await page.goto(path)
  await live(page)
  const heights = await page.evaluate(() => {
    document.documentElement.setAttribute("data-whole", "")
    const top = (name: string) =>
      [...document.querySelectorAll("main h2")].find((heading) => heading.textContent === name)?.getBoundingClientRect()
        .top
    return { page: document.documentElement.scrollHeight, love: top("Mungkin kamu suka"), reviews: top("Reviews") }
  })
  // Beside five screens the line about trust of each of the two reviews, 44 px and its gap.
  expect(heights.page).toBeLessThanOrEqual(5 * 740 + 2 * (44 + 10))
  expect(heights.love).toBeLessThan(heights.reviews ?? 0)
  const reviews = page.locator("#reviews")
  await expect(reviews.getByRole("article")).toHaveCount(2)
  await reviews.getByRole("link", { name: /^Lihat semua/ }).click()
  await expect(page).toHaveURL(`${path}/reviews`)
  await expect(page.getByRole("heading", { level: 1, name: "Semua review" })).toBeFocused()
  await expect(page.getByRole("article")).toHaveCount(20)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(reviews.getByRole("article")).toHaveCount(2)
})

test("what can be bought stays beside the reviews on a desk", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(path)
  await live(page)
  const button = page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true })
  await page.locator("#reviews").evaluate((part) => part.scrollIntoView())
  await expect(page.locator("#reviews").getByRole("article").first()).toBeInViewport()
  await expect(button).toBeInViewport({ ratio: 1 })
})

test("more reviews come below the first, and Back from one of them finds them all again", {
  tag: ["@desktop"]
}, async ({ page }) => {
  await page.goto(`${path}/reviews`)
  await live(page)
  const articles = page.getByRole("article")
  await page.getByRole("link", { name: "Muat lebih banyak" }).click()
  await expect(articles).toHaveCount(40)
  await expect(page.getByText("40 dari 225 review")).toBeVisible()
  // The address says how far one has read: a reload goes on there, with a way to what came before.
  await expect(page).toHaveURL(`${path}/reviews?page=2`)
  const second = await articles.nth(20).textContent()
  await page.reload()
  await live(page)
  await expect(articles).toHaveCount(20)
  expect(await articles.first().textContent()).toBe(second)
  await page.goto(`${path}/reviews?page=99`)
  await expect(page.getByText("Review-nya cuma sampai nomor 225")).toBeVisible()
  await page.getByRole("link", { name: "Lihat dari awal" }).click()
  await expect(articles).toHaveCount(20)
  await page.goto(`${path}/reviews?page=2`)
  await live(page)
  await page.getByRole("link", { name: "Review sebelumnya" }).click()
  await expect(page).toHaveURL(`${path}/reviews`)
  await expect.poll(() => articles.first().textContent()).not.toBe(second)
  await expect(articles).toHaveCount(20)
  await page.getByRole("link", { name: "Muat lebih banyak" }).click()
  await expect(articles).toHaveCount(40)
  await page.getByRole("link", { name: "Delima Satin Lipstick" }).first().click()
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(articles).toHaveCount(40)

  await page.getByLabel("Urutkan").selectOption("lowest")
  await expect(page).toHaveURL(/sort=lowest/)
  await expect(articles).toHaveCount(20)
  await page
    .getByRole("link", { name: /^1 bintang/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/stars=1&sort=lowest/)
  await expect(page.getByRole("link", { name: "Bintang 1" })).toBeVisible()
  // No reader of fewer than 18 years wrote about it with one star and a picture.
  await page.goto(`${path}/reviews?stars=1&age=<18&photo=1`)
  await live(page)
  await page.getByRole("link", { name: "Hapus filter" }).click()
  await expect(page).toHaveURL(`${path}/reviews`)
  await expect(articles).toHaveCount(20)
})

test("further pages of reviews leave the reader where they read", { tag: "@phone" }, async ({ page }) => {
  await page.goto(`${path}/reviews`)
  await live(page)
  const articles = page.getByRole("article")
  const first = (await articles.first().textContent()) ?? ""
  const more = page.getByRole("link", { name: "Muat lebih banyak" })
  await more.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset["least"] = String(scrollY)
    addEventListener("scroll", () => {
      dataset["least"] = String(Math.min(Number(dataset["least"]), scrollY))
    })
  })
  const start = await page.evaluate(() => scrollY)
  await more.click()
  await expect(articles).toHaveCount(40)
  await more.click()
  await expect(articles).toHaveCount(60)
  await expect(page).toHaveURL(`${path}/reviews?page=3`)
  await expect(articles.first()).toHaveText(first)
  await expect(page.locator("html")).toHaveAttribute("data-least", String(start))
})

test("a chosen filter of reviews stands in sight, at the beginning of its row @phone", async ({ page }) => {
  await page.goto(`${path}/reviews`)
  await live(page)
  const filters = page.getByRole("list", { name: "Saring review" }).getByRole("link")
  const name = (await filters.last().textContent()) ?? ""
  await filters.last().click()
  await expect(page).toHaveURL(/reviews\?/)
  await expect(filters.first()).toHaveText(name)
  await expect(filters.first()).toBeInViewport({ ratio: 0.9 })
})

test("a review says when it was written and how old its writer is", { tag: "@phone" }, async ({ page }) => {
  await page.goto(`${path}/reviews`)
  const reviews = page.getByRole("article")
  await expect(reviews.locator("time")).toHaveText(Array.from({ length: 20 }, () => /^(Sekarang|\d+ \S+ lalu)$/))
  await expect(reviews.first()).toContainText(/Usia \d\d-\d\d/)
})
