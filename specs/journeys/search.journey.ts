import { expect, isFull, live, slowLine, test } from "./shopper.ts"

for (const line of isFull ? (["fast", "slow"] as const) : (["fast"] as const))
  test(`a shopper searches with the keyboard, typing errors and all, on a ${line} line`, async ({ page }) => {
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
