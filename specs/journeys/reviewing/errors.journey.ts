import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { quiet } from "../helpers/quiet.ts"
import { fillIn, publish, star, textOf } from "../helpers/review-form.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const product = "/product/lipstick/1001-senandika-delima-satin-lipstick"
/** A text for each size: one that is like another's would be found. */
const stories = {
  "@phone":
    "Warnanya merah bata yang kalem, cocok buat ke kantor tanpa kelihatan menor. Aplikatornya enak digenggam dan ujungnya runcing, jadi " +
    "garis bibir gampang dirapikan. Setelah minum es kopi sedikit menempel di sedotan.",
  "@desk":
    "Awal dipakai terasa agak basah, lalu berubah jadi satin setelah lima menit. Bibirku yang mudah pecah tidak makin kering walau AC " +
    "menyala terus. Hapusnya cukup dengan minyak zaitun, dan tidak meninggalkan noda sama sekali."
} as const

for (const [size, tag] of [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const)
  test(`a member whose third submission is refused reads until when writing pauses, writes on, and reads it on the way to another form, on ${size}. D-40`, {
    tag
  }, async ({ page, watched }) => {
    watched.expectRefusal(422, /\/reviews$/)
    const { shop } = await enter(page)
    await shop.dispose()
    await page.goto("/review/add/1001")
    await live(page)
    await fillIn(page, `${stories[tag]} Pesan lewat https://toko-lain.test ya.`)
    const found = page.getByRole("listitem").filter({ hasText: "https://toko-lain.test" })
    for (const refusal of [1, 2]) {
      await publish(page).click()
      await expect(found, String(refusal)).toBeVisible()
      await expect(publish(page)).not.toHaveAttribute("aria-busy", "true")
    }
    await publish(page).click()
    const paused = dialog(page, "Istirahat sebentar, ya")
    await expect(paused).toContainText(/lagi (?:besok )?pukul \d\d\.\d\d WIB/)
    await expect(paused).toContainText("3 kiriman terakhir belum lolos aturan, jadi kami beri jeda 1 jam.")
    // Other journeys move the shop's clock by half a minute while this page is open.
    await expect(paused.getByRole("timer")).toHaveText(/^00:5\d:\d\d$|^01:0[0-2]:\d\d$/)
    await expect(paused).toContainText("Tidak ada yang hilang.")
    await expect(paused.getByRole("listitem")).toContainText("https://toko-lain.test")
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    // The form stands behind it as it was left, and takes more.
    await page.keyboard.press("Escape")
    await expect(paused).toHaveCount(0)
    // The refused words are named at the top of the form, which had the focus.
    await expect(page.locator("main form :focus")).toHaveCount(1)
    await expect(page.getByText(/^Lagi jeda sampai \d\d\.\d\d WIB$/)).toBeVisible()
    await textOf(page).fill(stories[tag])
    await star(page, "Tekstur", 5).check({ force: true })
    await publish(page).click()
    await expect(paused).toBeVisible()
    await expect(paused.getByRole("listitem")).toHaveCount(0)
    await paused.getByRole("button", { name: "Lanjut menulis" }).click()
    await expect(textOf(page)).toHaveValue(stories[tag])

    // A reload asks the shop: the pause holds, and the draft is there.
    await page.goto(product)
    await live(page)
    await page.getByRole("main").getByRole("link", { name: "Tulis review" }).click()
    await expect(paused).toContainText(/lagi (?:besok )?pukul \d\d\.\d\d WIB/)
    await expect(page).toHaveURL(product)
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await paused.getByRole("button", { name: "Tutup" }).last().click()
    await expect(page.getByRole("main").getByRole("link", { name: "Tulis review" })).toBeFocused()
  })

test("a product that is taken off the shop while it is reviewed, and a shop that fails, say so and lose nothing", {
  tag: "@phone"
}, async ({ page, watched }) => {
  watched.expectRefusal(404, /\/reviews$/)
  watched.expectRefusal(503, /\/reviews$/)
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto("/review/add/1001")
  await live(page)
  await fillIn(page, stories["@phone"])
  const answer = (status: number, code: string) =>
    page.route(/\/api\/public\/reviews$/, (route) => route.fulfill({ status, json: { code, message: code } }))
  await answer(404, "PRODUCT_NOT_FOUND")
  await publish(page).click()
  const gone = dialog(page, "Produk ini tidak bisa direview lagi")
  await expect(gone).toContainText("Tidak ada yang hilang.")
  await expect(gone.getByRole("link", { name: "Review produk lain" })).toHaveAttribute("href", "/review/add")
  await quiet(page)
  expect(await violationsOn(page)).toEqual([])
  await expectFits(page)
  await gone.getByRole("button", { name: "Lanjut menulis" }).click()
  await expect(textOf(page)).toHaveValue(stories["@phone"])

  await page.unroute(/\/api\/public\/reviews$/)
  await answer(503, "UNAVAILABLE")
  await publish(page).click()
  const failed = dialog(page, "Review-mu belum terkirim")
  await expect(failed).toContainText("Pendar belum bisa dihubungi.")
  await page.unroute(/\/api\/public\/reviews$/)
  await failed.getByRole("button", { name: "Coba lagi" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeVisible()
})
