import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { madeMember, postJson } from "../helpers/made-member.ts"
import { dialog, expectMember, logIn, openAccount } from "../helpers/members.ts"
import { ops } from "../helpers/operations.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const product = 1239
const name = "Scalp Serum Kafein & Ginseng"
/** A text for each member: one that is like another's would be looked at first. */
const stories = {
  "@phone":
    "Kulit kepalaku gampang berminyak, jadi tiap malam kupakai tiga tetes lalu kupijat pelan. Setelah sebulan rontoknya jauh berkurang, " +
    "dan anak rambut mulai kelihatan di dekat dahi. Wanginya segar seperti jahe.",
  "@desk":
    "Botolnya punya pipet yang pas, tidak menetes ke mana-mana. Teksturnya cair, cepat kering, dan tidak bikin lepek walau dipakai pagi " +
    "sebelum berangkat kerja. Baru habis setengah botol, gatalnya sudah hilang sama sekali.",
  hidden:
    "Kurirnya datang kemalaman sampai satpam kompleks menegur, padahal paketnya cuma kecil. Kotaknya penyok di dua sudut, untung isinya " +
    "tetap utuh dan segelnya rapat. Semoga lain kali dikirim lewat jasa yang berbeda saja.",
  tabs:
    "Awalnya ragu karena aromanya agak tajam, tapi lama-lama terbiasa juga. Dipakai bergantian dengan tonik lama, hasilnya rambut terasa " +
    "lebih tebal waktu dikuncir. Ukurannya hemat, cocok dibawa bepergian beberapa hari."
} as const
const textOf = (page: Page) => page.getByRole("textbox", { name: "Ceritakan pengalamanmu" })
const mine = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("heading", { name }) })

/** A member whose review of the product is held, because the account is new, and logged in on the page. */
const writer = async (page: Page, story: string) => {
  const { who, shop } = await madeMember(page)
  const { _id: id } = await postJson(shop, "/api/public/reviews", {
    product_id: product,
    details: story,
    star_effectiveness: 4,
    star_texture: 5,
    star_packaging: 4,
    star_value_for_money: 4,
    duration_of_used: "1–4 minggu",
    is_recommended: true,
    is_repurchase: false
  })
  await shop.dispose()
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  return String(id)
}
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await live(page)
}

for (const [size, tag] of [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const)
  test(`a member follows a review from held to published, changes it with what was refused mended, and removes it, on ${size}. D-37, D-41`, {
    tag: tag
  }, async ({ page, watched }) => {
    const story = stories[tag]
    const id = await writer(page, story)
    await open(page, "/account/reviews")
    await expect(mine(page)).toContainText("Kami periksa")
    await expect(mine(page)).toContainText("Saat ini hanya kamu yang bisa melihat review ini.")
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    await ops("reviews", "publish", id)
    await open(page, `/review/${id}`)
    await expect(page.getByRole("article").first()).toContainText(story.slice(0, 60))

    // The form of a reviewed product leads to the review, or to its change.
    await open(page, `/review/add/${product}`)
    await expect(
      page.getByRole("heading", { level: 1, name: "Kamu sudah membuat review untuk produk ini." })
    ).toBeVisible()
    await expect(mine(page)).toContainText("Bebas diubah sampai")
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)
    await page.getByRole("button", { name: "Ubah review" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Ubah review" })).toBeVisible()
    await expect(textOf(page)).toHaveValue(story)
    await page.getByRole("button", { name: "Simpan perubahan" }).click()
    await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText("Belum ada yang diubah.")

    // What is typed returns after a reload, and is asked about before the form is left.
    page.on("dialog", (one) => one.accept())
    await textOf(page).click()
    await textOf(page).fill(`${story} Pesan lewat https://toko-lain.test ya.`)
    await quiet(page)
    await page.reload()
    await live(page)
    await expect(textOf(page)).toHaveValue(/toko-lain\.test/)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)
    const leaving = dialog(page, "Perubahanmu belum disimpan")
    await page
      .getByRole("banner")
      .getByRole("link", { name: tag === "@phone" ? "Kembali" : "Pendar" })
      .first()
      .click()
    await expect(leaving.getByRole("button", { name: "Lanjut mengubah" })).toBeFocused()
    await leaving.getByRole("button", { name: "Lanjut mengubah" }).click()
    await expect(leaving).toHaveCount(0)

    watched.expectRefusal(422, /\/reviews\/.+$/)
    const save = async () => {
      await page.getByRole("button", { name: "Simpan perubahan" }).click()
      const question = dialog(page, "Simpan perubahan ini?")
      await expect(question).toContainText("Bebas diubah sampai")
      await question.getByRole("button", { name: "Ya, simpan" }).click()
    }
    await save()
    await expect(page.getByRole("link", { name: /Ada kata yang perlu diganti/ })).toBeInViewport()
    await expect(page.getByRole("listitem").filter({ hasText: "https://toko-lain.test" })).toBeVisible()
    await textOf(page).fill(`Sekarang dua bulan. ${story}`)
    await save()
    await expect(page.getByRole("heading", { level: 1, name: "Perubahan tersimpan" })).toBeFocused()
    await page.getByRole("link", { name: "Lihat review-ku" }).click()
    await expect(page.getByRole("article").first()).toContainText("Sekarang dua bulan.")

    await open(page, "/account/reviews")
    await mine(page)
      .getByRole("button", { name: `Hapus review ${name}` })
      .click()
    const question = dialog(page, "Hapus review ini?")
    await expect(question.getByRole("button", { name: "Batal" })).toBeFocused()
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await question.getByRole("button", { name: "Ya, hapus" }).click()
    await expect(page.getByRole("alert").filter({ hasText: `Review ${name} sudah dihapus.` })).toBeVisible()
    await expect(page.getByText("Belum ada review")).toBeVisible()
    await open(page, `/review/add/${product}`)
    await expect(page.getByRole("heading", { level: 1, name: "Tulis review" })).toBeVisible()
    await expect(textOf(page)).toHaveValue("")
  })

test("the author of a hidden review reads why, with the keyboard alone, and changes it; others find no such page", {
  tag: "@phone"
}, async ({ page, watched, browser }) => {
  watched.expectRefusal(404, /\/review\/|\/reviews\//)
  const id = await writer(page, stories.hidden)
  await ops("reviews", "hide", id, "--say", "Ceritakan produknya, bukan kurirnya.")
  await open(page, `/review/${id}`)
  await expect(page.getByRole("heading", { level: 1, name: "Review-ku" })).toBeVisible()
  await expect(mine(page)).toContainText("Tidak tampil")
  await expect(mine(page).getByText("Ceritakan produknya, bukan kurirnya.")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await expectFits(page)
  await page.getByRole("link", { name: `Ubah review ${name}` }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Ubah review" })).toBeVisible()
  await expect(page.getByText("Perubahanmu kami periksa dulu sebelum tampil.")).toBeVisible()
  await textOf(page).focus()
  await page.keyboard.press("Control+End")
  await page.keyboard.type(" Sekarang soal produknya.")
  await page.getByRole("button", { name: "Simpan perubahan" }).focus()
  await page.keyboard.press("Enter")
  await expect(dialog(page, "Simpan perubahan ini?").getByRole("button", { name: "Lanjut mengubah" })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Perubahanmu kami periksa dulu" })).toBeFocused()
  await page.getByRole("link", { name: "Lihat review-ku" }).focus()
  await page.keyboard.press("Enter")
  await expect(mine(page)).toContainText("Kami periksa")

  const other = await browser.newPage()
  expect((await other.goto(`${process.env["SHOP"]}/review/${id}`))?.status()).toBe(404)
  await other.close()
})

test("a review that was changed elsewhere meanwhile says so, and what was typed stays @wide", async ({
  page,
  watched
}) => {
  watched.expectRefusal(409, /\/reviews\/.+$/)
  const id = await writer(page, stories.tabs)
  await ops("reviews", "publish", id)
  await open(page, `/review/add/${product}?change`)
  await textOf(page).fill(`Dari tab pertama. ${stories.tabs}`)
  await ops("reviews", "hide", id, "--say", "Ceritakan produknya, ya.")
  await page.getByRole("button", { name: "Simpan perubahan" }).click()
  await dialog(page, "Simpan perubahan ini?").getByRole("button", { name: "Ya, simpan" }).click()
  await page.getByRole("button", { name: "Muat versi terbaru" }).click()
  await expect(page.getByText("Review ini berubah di tempat lain.")).toBeVisible()
  await expect(textOf(page)).toHaveValue(`Dari tab pertama. ${stories.tabs}`)
  await expect(page.getByRole("alert").getByRole("blockquote")).toContainText(stories.tabs.slice(0, 60))
  await page.getByRole("button", { name: "Pakai versi ini" }).click()
  await expect(textOf(page)).toHaveValue(stories.tabs)
})
