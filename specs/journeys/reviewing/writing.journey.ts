import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { madeMember } from "../helpers/made-member.ts"
import { dialog, logIn } from "../helpers/members.ts"
import { quiet } from "../helpers/quiet.ts"
import { answer, publish, star, story, textOf } from "../helpers/review-form.ts"
import { expect, live, test } from "../helpers/shopper.ts"

for (const [size, tag, product] of [
  ["a phone", "@phone", "/product/lipstick/1001-senandika-delima-satin-lipstick"],
  ["a desk", "@desk", "/product/lipstick/1001-senandika-delima-satin-lipstick"]
] as const)
  test(`a guest wants to write a review, logs in, writes it with what was refused mended, and it is looked at first, on ${size}. D-11, D-39 to D-41`, {
    tag: [tag, "@every"]
  }, async ({ page, watched }) => {
    const { who } = await madeMember(page)
    await page.goto(product)
    await live(page)
    await page.getByRole("main").getByRole("link", { name: "Tulis review" }).click()
    await expect(dialog(page, "Masuk dulu, yuk")).toContainText("atas nama akunmu")
    await logIn(page, who.email, who.password)
    await expect(page).toHaveURL("/review/add/1001")
    await expect(page.getByRole("heading", { level: 1, name: "Tulis review" })).toBeVisible()

    // Nothing is said yet: the press names every gap, and leads to the first.
    await publish(page).click()
    await expect(page.getByText("Ada 6 isian yang perlu dicek")).toBeInViewport()
    await page.getByRole("link", { name: /Beri bintang untuk setiap bagian/ }).click()
    await expect(star(page, "Semua bagian", 1)).toBeFocused()
    // By the keyboard: an arrow chooses the next star.
    await page.keyboard.press("ArrowRight")
    await expect(star(page, "Hasil", 2)).toBeChecked()
    await star(page, "Semua bagian", 4).check({ force: true })
    await star(page, "Tekstur", 5).check({ force: true })
    await page.getByRole("group", { name: "Shade yang kamu pakai" }).getByRole("radio").first().check({ force: true })
    await textOf(page).fill(`${story} Pesan lewat https://toko-lain.test ya.`)
    await expect(page.getByText("Sudah cukup. Boleh lanjut.").first()).toBeVisible()

    await page.getByRole("checkbox", { name: "Hasil satin" }).check({ force: true })
    await expect(page.getByText(/^Dapat 1 poin setelah terbit, dan 1 lagi kalau ada fotonya/)).toBeVisible()

    // The draft survives a reload; what is left is answered then.
    await quiet(page)
    await page.reload()
    await live(page)
    await expect(page.getByText(/^Draf .+ kami lanjutkan$/)).toBeVisible()
    await expect(textOf(page)).toHaveValue(/toko-lain\.test/)
    await expect(star(page, "Tekstur", 5)).toBeChecked()
    await expect(page.getByRole("checkbox", { name: "Hasil satin" })).toBeChecked()
    await answer(page, "Sudah dipakai berapa lama?", "1–4 minggu").check({ force: true })
    await answer(page, "Rekomendasikan?", "Ya").check({ force: true })
    await answer(page, "Mau beli lagi?", "Tidak").check({ force: true })
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    watched.expectRefusal(422, /\/reviews$/)
    await publish(page).click()
    const refused = page.getByRole("link", { name: /Ada kata yang perlu diganti/ })
    await expect(refused).toBeInViewport()
    await refused.click()
    await expect(textOf(page)).toBeFocused()
    await expect(page.getByRole("listitem").filter({ hasText: "https://toko-lain.test" })).toBeInViewport()
    await textOf(page).fill(story)
    await publish(page).click()
    await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeFocused()

    // One review of a product: the way to the form ends with the reason, and leads to the review.
    await page.goto(product)
    await live(page)
    await quiet(page)
    await page.getByRole("main").getByRole("link", { name: "Tulis review" }).click()
    watched.expectRefusal(404, /\/reviews\/[\w-]+$/)
    const reviewed = dialog(page, "Kamu sudah membuat review untuk produk ini.")
    await expect(reviewed.getByRole("article")).toContainText("Kami periksa")
    await expect(page).toHaveURL(product)
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)
    await page.keyboard.press("Escape")
    await expect(reviewed).toHaveCount(0)
    await expect(page.getByRole("main").getByRole("link", { name: "Tulis review" })).toBeFocused()
    await page.keyboard.press("Enter")
    await reviewed.getByRole("link", { name: "Lihat review-ku" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Review-ku" })).toBeVisible()
  })

test("a member finds the product of a review by its name; without a connection the text is safe", {
  tag: "@wide"
}, async ({ page, context, watched }) => {
  watched.expectLoss(/\/reviews$/)
  // How a dialog leaves is fetched when the first one does.
  watched.expectLoss(/\/assets\/shared-/)
  const { shop } = await madeMember(page)
  await page.context().addCookies((await shop.storageState()).cookies)
  await shop.dispose()
  await page.goto("/review/add")
  await live(page)
  await expect(page.getByRole("heading", { level: 1, name: "Mau review produk apa?" })).toBeVisible()
  await page.getByRole("searchbox", { name: "Cari produk" }).fill("tabir surya")
  const found = page.getByRole("main").getByRole("link", { name: /SPF/ }).first()
  await expect(found).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole("searchbox", { name: "Cari produk" }).fill("qqqqzzzz")
  await expect(page.getByText("Produknya belum ketemu")).toBeVisible()
  await page.getByRole("searchbox", { name: "Cari produk" }).fill("tabir surya")
  await found.click()
  await expect(page.getByRole("heading", { level: 1, name: "Tulis review" })).toBeVisible()
  // Back finds what was searched for.
  await page.goBack()
  await expect(page.getByRole("searchbox", { name: "Cari produk" })).toHaveValue("tabir surya")
  await expect(found).toBeVisible()
  await page.goForward()
  await star(page, "Semua bagian", 5).check({ force: true })
  await textOf(page).fill(story)
  for (const group of await page.getByRole("group", { name: /yang kamu pakai$/ }).all())
    await group.getByRole("radio").first().check({ force: true })
  await answer(page, "Sudah dipakai berapa lama?", ">6 bulan").check({ force: true })
  await answer(page, "Rekomendasikan?", "Ya").check({ force: true })
  await answer(page, "Mau beli lagi?", "Ya").check({ force: true })
  await quiet(page)
  await context.setOffline(true)
  await publish(page).click()
  const unsent = dialog(page, "Review-mu belum terkirim")
  await expect(unsent).toContainText("Kamu sedang offline.")
  await expect(unsent).toContainText("Tulisan, jawaban, dan fotomu tersimpan di HP ini.")
  expect(await violationsOn(page)).toEqual([])
  await expectFits(page)
  await page.keyboard.press("Escape")
  await expect(publish(page)).toBeFocused()
  await expect(page.getByText("Draf aman di HP ini")).toBeVisible()
  await publish(page).click()
  await context.setOffline(false)
  await unsent.getByRole("button", { name: "Coba lagi" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeVisible()
})
