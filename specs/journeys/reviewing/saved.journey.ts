import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const reviews = "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews?photo=1"

for (const [size, tag] of [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const)
  test(`a member opens the photos of a review where it is read, saves it, finds it among the saved ones and releases it, on ${size}. Specification 3, Review`, {
    tag
  }, async ({ page }) => {
    const { shop } = await enter(page, reviews)
    await shop.dispose()
    await page.goto(reviews)
    await live(page)
    const first = page.getByRole("article").first()
    await first.getByRole("button", { name: /^Foto 1 dari \d/ }).click()
    const photos = dialog(page, "Foto dari pembeli")
    await expect(photos.getByText(/^Foto 1 dari \d$/)).toBeVisible()
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)
    await page.keyboard.press("Escape")
    await expect(first.getByRole("button", { name: /^Foto 1 dari \d/ })).toBeFocused()

    const save = first.getByRole("button", { name: /^Simpan review/ })
    await save.click()
    await expect(save).toHaveAttribute("aria-pressed", "true")
    await quiet(page)
    await page.goto("/account/reviews")
    await live(page)
    await page.getByRole("navigation", { name: "Bagian" }).getByRole("link", { name: "Review tersimpan" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Review tersimpan" })).toBeVisible()
    const stored = page.getByRole("article")
    await expect(stored).toHaveCount(1)
    await expect(stored).toContainText("Delima Satin Lipstick")
    const release = stored.getByRole("button", { name: /^Simpan review/ })
    await expect(release).toHaveAttribute("aria-pressed", "true")
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)
    await release.click()
    await expect(release).toHaveAttribute("aria-pressed", "false")
    await quiet(page)
    await page.reload()
    await live(page)
    await expect(page.getByText("Belum ada yang disimpan")).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
