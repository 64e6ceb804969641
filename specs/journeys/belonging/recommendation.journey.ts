import { violationsInThemes, violationsOn } from "../helpers/axe.ts"
import { finishBeautySteps } from "../helpers/beauty-steps.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

for (const [size, tag, isPhone] of [
  ["a phone", "@phone", true],
  ["a desk", "@desk", false]
] as const)
  test(`recommendations explain themselves and change with the beauty profile, on ${size}. Specification 2; D-16b`, {
    tag
  }, async ({ page }) => {
    await page.goto("/recommendation")
    await live(page)
    // A guest sees what sells most, and the way in.
    await expect(page.getByRole("heading", { level: 1, name: "Masuk, biar kami pilihkan" })).toBeVisible()
    await expect(page.getByRole("region", { name: "Paling banyak dibeli" }).getByRole("listitem")).toHaveCount(10)
    await expect(page.getByRole("banner")).toBeVisible({ visible: !isPhone })
    await expect(page.getByRole("contentinfo")).toHaveCount(0)
    await quiet(page)
    expect(await violationsInThemes(page)).toEqual([])
    await expectFits(page)

    const { shop } = await enter(page)
    await shop.dispose()
    await page.goto("/recommendation")
    await live(page)
    await expect(page.getByRole("heading", { level: 1, name: "Belum kenal kulitmu" })).toBeVisible()
    await expect(page.getByText(/^Karena /)).toHaveCount(0)
    await page.getByRole("link", { name: "Isi profil kecantikan" }).click()
    await page.getByRole("button", { name: "Berminyak", exact: true }).click()
    await finishBeautySteps(page)
    await expect(page).toHaveURL(/\/recommendation$/)
    await expect(page.getByRole("heading", { level: 1, name: /^Dipilih untuk kulitmu/ })).toBeVisible()
    await expect(page.getByText("Karena kulitmu berminyak").first()).toBeVisible()
    await expect(page.getByText("Kulit berminyak")).toBeVisible()
    await quiet(page)
    expect(await violationsInThemes(page)).toEqual([])
    await expectFits(page)

    const rows = page.getByRole("region", { name: "Mungkin kamu suka" }).getByRole("listitem")
    await expect(rows).toHaveCount(10)
    await page.getByRole("button", { name: "Muat lebih banyak" }).click()
    await expect(rows).toHaveCount(20)
    await rows.nth(14).getByRole("link").click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(rows).toHaveCount(20)
    await rows
      .first()
      .getByRole("button", { name: /^Masukkan .* ke tas$/ })
      .click()
    await expect(dialog(page, "Masuk ke tas").or(page.getByRole("dialog")).first()).toBeVisible()
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
  })
