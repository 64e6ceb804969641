import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter, madeMember } from "../helpers/made-member.ts"
import { dialog, halfAMinuteLater, logIn, proveBy } from "../helpers/members.ts"
import { followRequests, quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const sizes = [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const
const lipstick = "/product/lipstick/1001-senandika-delima-satin-lipstick"
const hearts = (page: Page) => page.getByRole("button", { name: /^Tambah ke wishlist/ })

/** Saves so many products of the demo for the member who is logged in. */
const saveProducts = async (page: Page, count: number): Promise<void> => {
  for (const product of Array.from({ length: count }, (_, place) => 1001 + place)) {
    const answer = await page.request.post("/api/catalogue/v3/users/me/wishlists", {
      data: { product_id: product },
      headers: { origin: new URL(page.url()).origin }
    })
    expect([product, answer.status()]).toEqual([product, 200])
  }
}

test("a guest's heart is not done for the next who logs in, once its tab is closed. D-11", { tag: "@phone" }, async ({
  page,
  context
}) => {
  const { who, shop } = await madeMember(page)
  await shop.dispose()
  await page.goto(lipstick)
  await live(page)
  await hearts(page).first().click()
  await expect(dialog(page, "Masuk dulu, yuk")).toBeVisible()
  const next = await context.newPage()
  followRequests(next)
  await page.close()
  await next.goto("/")
  await live(next)
  await next.getByRole("navigation", { name: "Menu utama" }).getByRole("button", { name: "Akun" }).click()
  await logIn(next, who.email, who.password)
  await expect(next.getByRole("dialog")).toBeHidden()
  await next.goto(lipstick)
  await live(next)
  await quiet(next)
  await expect(hearts(next).first()).toHaveAttribute("aria-pressed", "false")
  const saved = await next.request.get("/api/public/user/me/wishlist-hearts")
  expect((await saved.json()).data).toEqual([])
})

for (const [size, tag] of sizes) {
  test(`a guest's heart waits for the log-in and is filled then, on ${size}. Specification 4; D-11, D-48`, {
    tag: [tag, "@every"]
  }, async ({ page }) => {
    const { who, shop } = await madeMember(page)
    await shop.dispose()
    await page.goto("/search?q=lipstick")
    await live(page)
    const heart = hearts(page).first()
    const name = await heart.getAttribute("aria-label")
    await heart.click()
    await expect(dialog(page, "Masuk dulu, yuk")).toBeVisible()
    await logIn(page, who.email, who.password)
    await expect(page.getByText("Sukses menambahkan ke Wishlist.")).toBeVisible()
    await expect(page.getByRole("button", { name: name ?? "" }).first()).toHaveAttribute("aria-pressed", "true")
    await quiet(page)
    await page.reload()
    await live(page)
    await expect(page.getByRole("button", { name: name ?? "" }).first()).toHaveAttribute("aria-pressed", "true")
  })

  test(`nine fast taps end as the last one says, on the card, the product page and the wishlist, on ${size}. Machines 10`, {
    tag
  }, async ({ page }) => {
    const { shop } = await enter(page)
    await shop.dispose()
    await page.goto(lipstick)
    await live(page)
    const heart = hearts(page).first()
    for (let tap = 0; tap < 9; tap++) await heart.click()
    await expect(heart).toHaveAttribute("aria-pressed", "true")
    await quiet(page)
    await page.goto("/wishlist")
    await live(page)
    await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible()
    await expect(page.getByRole("button", { name: /^Hapus dari wishlist/ })).toHaveCount(1)
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)
    await page.getByRole("button", { name: /^Hapus dari wishlist/ }).click()
    await expect(page.getByText("Wishlist berhasil didelete.")).toBeVisible()
    await expect(page.getByText("Wishlist masih kosong")).toBeVisible()
    await page.getByRole("button", { name: "Batalkan" }).click()
    await expect(page.getByRole("button", { name: /^Hapus dari wishlist/ })).toHaveCount(1)
    await page.getByRole("button", { name: "Pindah ke tas" }).click()
    await expect(page.getByText("1 produk pindah ke tas")).toBeVisible()
    await expect(page.getByText("Wishlist masih kosong")).toBeVisible()
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
  })

  test(`a heart without a line is held, said, and sent when it is back, on ${size}`, { tag }, async ({
    page,
    context,
    watched
  }) => {
    watched.expectLoss(/./)
    const { shop } = await enter(page)
    await shop.dispose()
    await page.goto(lipstick)
    await live(page)
    const heart = hearts(page).first()
    await heart.click()
    await expect(page.getByText("Sukses menambahkan ke Wishlist.")).toBeVisible()
    await quiet(page)
    await context.setOffline(true)
    await heart.click()
    await expect(page.getByText(/^Kamu sedang offline\. Kami simpan/)).toBeVisible()
    await expect(heart).toHaveAttribute("aria-pressed", "false")
    await context.setOffline(false)
    await expect(page.getByText("Wishlist berhasil dihapus.")).toBeVisible()
    await quiet(page)
    await page.reload()
    await live(page)
    await quiet(page)
    await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "false")
  })

  test(`a wishlist of 40 is reachable to the last, and Back finds the place, on ${size}. D-47`, {
    tag: tag
  }, async ({ page }) => {
    const { shop } = await enter(page, "/")
    await shop.dispose()
    await saveProducts(page, 40)
    await page.goto("/wishlist")
    await live(page)
    const entries = page.getByRole("button", { name: /^Hapus dari wishlist/ })
    for (const count of [12, 24, 36]) {
      await expect(entries).toHaveCount(count)
      await page.getByRole("button", { name: "Muat lebih banyak" }).click()
    }
    await expect(entries).toHaveCount(40)
    await expect(page.getByText("40 dari 40 produk")).toBeVisible()
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await page.locator("main h2 a").last().click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(entries).toHaveCount(40)
    await page.getByRole("button", { name: /^Stok habis/ }).click()
    await expect(page).toHaveURL(/show=soldOut/)
  })

  test(`a guest finds the way to a wishlist, and comes back to it, on ${size}. D-48`, { tag }, async ({ page }) => {
    const { who, shop } = await madeMember(page)
    await shop.dispose()
    await page.goto("/wishlist")
    await live(page)
    await expect(page.getByRole("heading", { name: "Masuk untuk melihat wishlist" })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.locator("main").getByRole("button", { name: "Masuk" }).click()
    await logIn(page, who.email, who.password)
    await expect(page.getByText("Wishlist masih kosong")).toBeVisible()
    await expect(page).toHaveURL(/\/wishlist$/)
  })
}

test("a guest's heart waits for a log-in by a code. D-11", { tag: "@phone" }, async ({ page }) => {
  const { who, shop } = await madeMember(page)
  await shop.dispose()
  await page.goto(lipstick)
  // A code has just been sent to her phone.
  await halfAMinuteLater(page)
  await hearts(page).first().click()
  await expect(dialog(page, "Masuk dulu, yuk")).toBeVisible()
  await page.getByRole("button", { name: "Masuk dengan kode" }).click()
  await page.getByRole("dialog").getByLabel("Nomor HP").fill(who.phone)
  await page.getByRole("button", { name: "Kirim kode" }).click()
  await proveBy(page, "WhatsApp", who.phone)
  await expect(page.getByText("Sukses menambahkan ke Wishlist.")).toBeVisible()
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "true")
})
