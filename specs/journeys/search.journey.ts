import { asNewMember } from "./helpers/own-pages.ts"
import { expect, isFull, live, slowLine, test } from "./helpers/shopper.ts"

for (const line of isFull ? (["fast", "slow"] as const) : (["fast"] as const))
  test(`a shopper searches with the keyboard, typing errors and all, on a ${line} line`, { tag: "@every" }, async ({
    page
  }) => {
    if (line === "slow") await slowLine(page)
    await page.goto("/")
    await live(page)
    const box = page.getByRole("search").getByRole("textbox").or(page.getByRole("search").getByRole("combobox"))

    // Two letters ask for nothing; three do.
    const asked: Array<string> = []
    page.on("request", (request) => {
      if (request.url().includes("/search/suggestions")) asked.push(request.url())
    })
    await box.click()
    await box.pressSequentially("se")
    await expect(page.getByRole("listbox")).toBeVisible()
    expect(asked).toEqual([])
    await box.pressSequentially("rum", { delay: 30 })
    await expect(page.getByRole("option").filter({ hasText: "Serum" }).first()).toBeVisible()

    // Arrows choose, Escape closes and keeps the words, Enter searches.
    // Newer suggestions may take the place of the chosen one: then one chooses again.
    await expect(async () => {
      await box.press("ArrowDown")
      await expect(box).toHaveAttribute("aria-activedescendant", /.+/, { timeout: 1_000 })
    }).toPass()
    await box.press("Escape")
    await expect(page.getByRole("listbox")).toBeHidden()
    await expect(box).toHaveValue("serum")
    await box.press("Enter")
    await expect(page).toHaveURL(/\/search\?q=serum/)
    await expect(page.getByRole("heading", { level: 1 })).toContainText("serum")

    await box.fill("niacinamid serm")
    await box.press("Enter")
    await expect(
      page
        .getByRole("article")
        .filter({ hasText: /Niacinamide/ })
        .first()
    ).toBeVisible()

    await box.fill("🧴✨💄")
    await box.press("Enter")
    await expect(page.getByText(/Belum ada hasil/).first()).toBeVisible()

    await box.fill("se")
    await box.press("Enter")
    await expect(page.getByText("Ketik minimal 3 huruf").first()).toBeVisible()

    // What was searched is offered again.
    await page.goto("/")
    await live(page)
    await box.click()
    await expect(page.getByRole("option").filter({ hasText: "niacinamid serm" })).toBeVisible()
  })

test("a member's searches are hers on every device, and go when she says so", { tag: "@wide" }, async ({
  page,
  baseURL
}) => {
  const box = page.getByRole("search").getByRole("textbox").or(page.getByRole("search").getByRole("combobox"))
  const recent = page.getByRole("group", { name: "Terakhir dicari" }).getByRole("option")
  const stored = async () => {
    const answer = await page.request.get("/api/public/search-history-keywords")
    return ((await answer.json()) as { readonly data: ReadonlyArray<{ readonly keyword: string }> }).data.map(
      ({ keyword }) => keyword
    )
  }
  const open = async () => {
    await page.goto("/")
    await live(page)
    await box.click()
    await expect(page.getByRole("listbox")).toBeVisible()
  }

  // A guest's searches become hers.
  await open()
  await box.fill("toner")
  await box.press("Enter")
  await expect(page).toHaveURL(/q=toner/)
  await asNewMember(page, baseURL ?? "", "Nia")
  await open()
  await expect(recent).toHaveText(["toner"])
  await box.fill("serum")
  await box.press("Enter")
  await expect(page).toHaveURL(/q=serum/)
  await expect.poll(stored).toEqual(["serum", "toner"])
  expect(await page.evaluate(() => localStorage.getItem("pendar.recent-searches"))).toBe(null)

  // What she opened from the results: was it that?
  await page.getByRole("article").first().getByRole("link").first().click()
  await expect(page).toHaveURL(/\/product\//)
  await box.fill("")
  await box.click()
  await expect(page.getByText("Sudah ketemu yang kamu cari dengan “serum”?")).toBeVisible()
  const judged = page.waitForResponse((answer) => answer.url().includes("/feedbacks"))
  await page.getByRole("button", { name: "Sudah", exact: true }).click()
  expect((await judged).status()).toBe(200)

  // One goes, all go, and come back.
  await page.getByRole("button", { name: "Hapus toner dari riwayat" }).click()
  await expect.poll(stored).toEqual(["serum"])
  await page.getByRole("button", { name: "Hapus semua" }).click()
  await expect.poll(stored).toEqual([])
  await page.getByRole("button", { name: "Batalkan" }).click()
  await expect.poll(stored).toEqual(["serum"])
  await open()
  await expect(recent).toHaveText(["serum"])
})

test("letters typed before the suggestions listen count", async ({ page }) => {
  await page.goto("/")
  await live(page)
  const box = page.getByLabel("Cari produk").filter({ visible: true }).first()
  // The last letters come between the drawing of the panel and its first listener.
  await box.evaluate((input: HTMLInputElement) => {
    const listen = input.addEventListener.bind(input)
    input.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type === "input") input.value = "ser"
      listen(type, ...rest)
    }
  })
  await box.click()
  await expect(page.getByRole("option", { name: "serum vitamin c" })).toBeVisible()
})

test("the search box keeps the focus of a shopper who entered it before a new page was there", async ({ page }) => {
  const { promise: known, resolve: release } = Promise.withResolvers<void>()
  // What moves the focus to the new page's heading comes late, as on a slow line.
  await page.route(/\/assets\/page-focus-/, (route) => known.then(() => route.continue()))
  await page.goto("/search?q=serum")
  await live(page)
  await page.getByRole("article").first().getByRole("link").first().click()
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("serum")
  const box = page.getByRole("search").getByRole("textbox").or(page.getByRole("search").getByRole("combobox"))
  await box.click()
  await expect(page.getByRole("listbox")).toBeVisible()
  const moves = page.waitForResponse(/\/assets\/page-focus-/)
  release()
  await (await moves).finished()
  await page.keyboard.type(" malam")
  await expect(box).toHaveValue(/ malam$/)
  await expect(page.getByRole("listbox")).toBeVisible()
})

test("Back closes the suggestions and keeps the page; the page before is one more Back away", async ({ page }) => {
  const box = page.getByRole("search").getByRole("textbox").or(page.getByRole("search").getByRole("combobox"))
  await page.goto("/stores")
  await live(page)
  await page.goto("/brands")
  await live(page)
  await box.click()
  await expect(page.getByRole("listbox")).toBeVisible()
  await box.pressSequentially("seru")
  await page.goBack()
  await expect(page.getByRole("listbox")).toBeHidden()
  await expect(page).toHaveURL("/brands")
  await expect(box).toHaveValue("seru")
  // Closed otherwise it is no step of its own: a search is left for the page it was made on.
  await box.click()
  await expect(page.getByRole("listbox")).toBeVisible()
  await box.fill("serum")
  await box.press("Enter")
  await expect(page).toHaveURL("/search?q=serum")
  await page.goBack()
  await expect(page).toHaveURL("/brands")
  await expect(page.getByRole("listbox")).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL("/stores")
})
