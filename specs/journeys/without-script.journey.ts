import { expect, expectNoSideScroll, test } from "./helpers/shopper.ts"

test.use({ javaScriptEnabled: false })

test("browsing, search, filters, paging, language and reviews work before any script", { tag: "@every" }, async ({
  page,
  isMobile
}) => {
  await page.goto("/")
  await page.getByRole("main").getByRole("link", { name: "Makeup", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Makeup" })).toBeVisible()
  await expect(page.getByRole("article").first()).toContainText("Rp")
  await expectNoSideScroll(page)

  if (isMobile) await page.getByRole("link", { name: /^Filter/ }).click()
  await page.getByRole("checkbox", { name: /Bintang 4/ }).check()
  await page.getByRole("button", { name: "Terapkan" }).click()
  await expect(page).toHaveURL(/rating=4/)
  await page.getByRole("link", { name: "Muat lebih banyak" }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole("article")).toHaveCount(24)

  const box = page.getByRole("search").getByRole("textbox")
  await box.fill("sunscren")
  await box.press("Enter")
  await expect(page.getByText("Menampilkan hasil untuk sunscreen.")).toBeVisible()

  await page.goto("/product/lipstick/1001-senandika-delima-satin-lipstick")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delima Satin Lipstick")
  await page.getByRole("link", { name: /^4 bintang/ }).click()
  await expect(page).toHaveURL(/\/reviews\?stars=4$/)
  await expectNoSideScroll(page)
  await page.getByRole("link", { name: "Terbaru" }).click()
  await expect(page).toHaveURL(/stars=4&sort=newest/)
  await page.getByRole("link", { name: "Muat lebih banyak" }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole("article")).toHaveCount(20)
  await expect(page.getByText(/^40 dari \d+ review$/)).toBeVisible()
  await page.getByRole("link", { name: /^Bintang 4/ }).click()
  await expect(page).toHaveURL(/\/reviews\?sort=newest$/)

  // The orders of a reviewer's reviews are links, in a line of their own.
  await page.goto("/users/siscaharsono")
  await expect(page.getByRole("link", { name: "Terbaru" })).toBeVisible()
  await expectNoSideScroll(page)

  await page.goto("/")
  await page.getByRole("button", { name: "English" }).first().click()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
})

test("the page of a maker is the page of its brand", async ({ page }) => {
  for (const address of ["/manufacture/102", "/manufacture/102-anything"]) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/brand/102-tirta-lab"])
  }
  expect((await page.request.get("/manufacture/999999", { maxRedirects: 0 })).status()).toBe(404)
})

test("what needs a script says so in words, and no skeleton promises more", async ({ page }) => {
  for (const path of ["/product/lipstick/1001-senandika-delima-satin-lipstick", "/order", "/orders", "/account"]) {
    await page.goto(path)
    const said = page.locator("noscript p")
    await expect(said).toBeVisible()
    await expect(said).toContainText("JavaScript di browsermu mati")
    for (const waiting of await page.locator("[aria-busy=true]").all()) await expect(waiting).toBeHidden()
  }
})
