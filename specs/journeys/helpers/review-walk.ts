import type { Locator, Page } from "playwright/test"
import { plainPhoto, rotatedPhoto } from "../reviewing/photo-files.ts"
import { choose, fill, photos, ready } from "../reviewing/photo-form.ts"
import { enter } from "./made-member.ts"
import { dialog } from "./members.ts"
import { deliver, ops } from "./operations.ts"
import { publish, textOf } from "./review-form.ts"
import { toPayment } from "./selling-walk.ts"
import { expect, live } from "./shopper.ts"

/** Pages about reviews that everybody sees, by their names on screenshots. */
export const reviewPages: ReadonlyArray<readonly [name: string, path: string]> = [
  ["review", "/review/r10001"],
  ["reviews-filtered", "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews?photo=1&sort=newest"],
  [
    "reviews-none",
    "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews?stars=1&photo=1&verified=1&age=%3C18"
  ],
  ["experts", "/expert"],
  ["expert-list", "/expert/users"],
  ["reviewer", "/users/siscaharsono"],
  ["review-rules", "/pages/review-rules"]
]

/** Pages about reviews of a member. */
export const ownReviewPages: ReadonlyArray<readonly [name: string, path: string]> = [
  ["review-choose", "/review/add"],
  ["review-write", "/review/add/1124"],
  ["account-reviews-saved", "/account/reviews?saved"]
]

type Visit = (state: string) => Promise<void>

const product = "/product/lipstick/1001-senandika-delima-satin-lipstick"
/** A text for each walk: one that is like another's would be found. */
const stories = [
  "Warnanya merah tua yang hangat dan tidak membuat gigi terlihat kuning. Kuasnya lentur, jadi sudut bibir gampang dijangkau. Setelah " +
    "wudu masih tersisa rona tipis yang manis, dan bibir tidak terasa kering sampai malam.",
  "Kupakai untuk lamaran adikku, dari subuh sampai resepsi selesai cuma sekali touch up. Baunya samar seperti vanila, teksturnya licin di " +
    "awal lalu menempel rapat. Kemasannya berat dan terasa mewah waktu digenggam di tangan.",
  "Sebagai pemula aku suka karena tidak gampang belepotan. Sekali usap warnanya langsung rata, dan kalau keliru masih bisa dirapikan pakai " +
    "cotton bud. Hasil fotonya cakep di bawah lampu kuning maupun cahaya jendela pagi.",
  "Agak tipis di lapisan pertama, tapi justru enak buat sehari-hari. Aku tumpuk dua kali kalau mau ke undangan. Tidak pecah walau bibirku " +
    "sering kukelupas, dan tutupnya berbunyi klik jadi aman di tas kerja yang penuh barang."
]
let walks = 0

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await live(page)
}
const bring = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: "center" }))

/** Walks through every state of writing, owning and reading reviews, for their pictures, and stops in each. */
export const walkReviews = async (page: Page, visit: Visit): Promise<void> => {
  const story = stories[walks++ % stories.length] ?? ""
  await written(page, visit, story)
  await refused(page, visit, story)
  await experienced(page, visit)
  await read(page, visit)
}

/** One review from its first photo to what becomes of it. */
const written = async (page: Page, visit: Visit, story: string): Promise<void> => {
  const { shop } = await enter(page)
  await open(page, "/review/add/1002")
  await publish(page).click()
  await expect(page.getByText(/Ada \d isian yang perlu dicek/)).toBeVisible()
  await visit("review-gaps")
  await fill(page, story)
  await press(page, "Tambah")
  await expect(dialog(page, "Tambah foto")).toBeVisible()
  await visit("review-photo-add")
  await page.keyboard.press("Escape")
  await choose(page, await rotatedPhoto(), await plainPhoto("IMG_0005.jpg", 1200, 900, "#c98b9b"))
  await expect(ready(page, 2)).toBeVisible()
  await bring(photos(page))
  await visit("review-photos")
  await press(page, "Potong dan jelaskan foto 1")
  await expect(dialog(page, "Atur foto 1").getByRole("slider", { name: "Perbesar" })).toBeVisible()
  await visit("review-photo-edit")
  await page.keyboard.press("Escape")
  await page.route(/\/review-images$/, () => {})
  await choose(page, await plainPhoto("IMG_0006.jpg", 1600, 1200, "#7a2f4b"))
  await expect(page.getByRole("progressbar", { name: "Mengunggah foto 3" })).toBeVisible()
  await visit("review-photo-uploading")
  await page.getByRole("button", { name: "Batalkan unggah foto 3" }).click()
  await page.unroute(/\/review-images$/)
  await page.getByRole("banner").getByRole("link").first().click()
  await expect(dialog(page, "Review-mu belum terbit")).toBeVisible()
  await visit("review-leave")
  await page.keyboard.press("Escape")
  for (const [state, status, code] of [
    ["review-error-gone", 404, "PRODUCT_NOT_FOUND"],
    ["review-error-unreachable", 503, "UNAVAILABLE"]
  ] as const) {
    await page.route(/\/public\/reviews$/, (route) => route.fulfill({ status, json: { code, message: code } }))
    await publish(page).click()
    await expect(page.getByRole("dialog")).toContainText("Tidak ada yang hilang.")
    await visit(state)
    await page.unroute(/\/public\/reviews$/)
    await page.keyboard.press("Escape")
  }
  await publish(page).click()
  await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeVisible()
  await visit("review-held")
  const [{ _id: id }] = (await (await shop.get("/api/public/user/me/reviews")).json()).data
  await shop.dispose()
  await owned(page, visit, String(id))
}

/** The own review in each of its states. */
const owned = async (page: Page, visit: Visit, id: string): Promise<void> => {
  await open(page, "/account/reviews")
  await expect(page.getByText("Kami periksa", { exact: true })).toBeVisible()
  await visit("own-review-held")
  await ops("reviews", "publish", id, "--version", "1")
  await open(page, "/account/reviews")
  await expect(page.getByText("Terbit", { exact: true })).toBeVisible()
  await visit("own-review-published")
  await press(page, /^Hapus review/)
  await expect(dialog(page, "Hapus review ini?")).toBeVisible()
  await visit("own-review-removal")
  await page.keyboard.press("Escape")
  await open(page, "/review/add/1002?change")
  await textOf(page).fill(`Sebulan kemudian. ${await textOf(page).inputValue()}`)
  await visit("review-change")
  await press(page, "Simpan perubahan")
  await expect(dialog(page, "Simpan perubahan ini?")).toBeVisible()
  await visit("review-change-confirm")
  await page.keyboard.press("Escape")
  await open(page, "/review/add/1002")
  await expect(page.getByRole("article")).toBeVisible()
  await visit("review-already")
  await open(page, "/product/serum/1002-niacinamide-10-zinc-serum")
  await page.getByRole("main").getByRole("link", { name: "Tulis review" }).first().click()
  await expect(dialog(page, "Kamu sudah membuat review untuk produk ini.").getByRole("article")).toBeVisible()
  await visit("review-error-reviewed")
  await page.keyboard.press("Escape")
  await ops("reviews", "hide", id, "--say", "Ceritakan produknya, bukan kurirnya.")
  await open(page, "/account/reviews")
  await expect(page.getByText("Tidak tampil", { exact: true })).toBeVisible()
  await visit("own-review-hidden")
}

/** Refused words, the pause after the third time, and the closed form. */
const refused = async (page: Page, visit: Visit, story: string): Promise<void> => {
  await leave(page)
  const { shop } = await enter(page)
  await shop.dispose()
  await open(page, "/review/add/1001")
  await fill(page, `${story} Pesan lewat https://toko-lain.test ya.`)
  await publish(page).click()
  await expect(page.getByRole("listitem").filter({ hasText: "https://toko-lain.test" })).toBeVisible()
  await visit("review-refused")
  for (const _ of ["second", "third"]) {
    await expect(publish(page)).not.toHaveAttribute("aria-busy", "true")
    await publish(page).click()
  }
  await expect(dialog(page, "Istirahat sebentar, ya")).toBeVisible()
  await visit("review-error-paused")
  await open(page, product)
  await page.getByRole("main").getByRole("link", { name: "Tulis review" }).first().click()
  await expect(dialog(page, "Istirahat sebentar, ya")).toBeVisible()
  await visit("review-error-closed")
  await page.keyboard.press("Escape")
}

/** Goods that arrived, and the question about them. */
const experienced = async (page: Page, visit: Visit): Promise<void> => {
  await leave(page)
  const { who, shop } = await enter(page)
  await shop.dispose()
  await toPayment(page, who.email, "/product/lip-cream/1124-senandika-malam-minggu-lip-cream")
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await press(page, "Buat pesanan")
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await deliver(/PDR-[\w-]+/.exec(page.url())?.[0] ?? "")
  await page.reload()
  await live(page)
  await press(page, "Ceritakan pengalamanmu")
  await expect(dialog(page, "Gimana pengalamanmu?").getByRole("link").first()).toBeVisible()
  await visit("share-experience")
  await page.keyboard.press("Escape")
}

/** Ends the session of this browser for the next member of the walk. */
const leave = async (page: Page): Promise<void> => {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem("pendar.last-member"))
}

/** What readers do: why a review is trusted, a report, and pictures. */
const read = async (page: Page, visit: Visit): Promise<void> => {
  await open(page, `${product}/reviews?photo=1`)
  const first = page.getByRole("article").first()
  await first.getByText("Mengapa review ini dipercaya?").click()
  await bring(first)
  await visit("review-trust")
  await first.getByRole("button", { name: /^Laporkan/ }).click()
  await expect(dialog(page, "Laporkan review")).toBeVisible()
  await visit("review-report")
  await page.keyboard.press("Escape")
  await first.getByRole("button", { name: /^Foto 1 dari/ }).click()
  await expect(dialog(page, "Foto dari pembeli")).toBeVisible()
  await visit("review-pictures")
}
