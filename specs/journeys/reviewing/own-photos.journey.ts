import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { dialog } from "../helpers/members.ts"
import { ops } from "../helpers/operations.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"
import { plainPhoto } from "./photo-files.ts"
import { choose, fill, open, photos, product, ready, stories, tile, uploadsOf } from "./photo-form.ts"

for (const [size, tag] of [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const)
  test(`the author of a review with photos orders, describes, removes and adds some, on ${size}. D-37, D-39`, {
    tag
  }, async ({ page }) => {
    const shop = await open(page)
    await fill(page, `${stories[tag]} Ini yang kedua.`)
    const colours = ["#8e1b3d", "#d8a7b1", "#5b2333"]
    await choose(page, ...(await Promise.all(colours.map((colour, at) => plainPhoto(`${at}.jpg`, 800, 600, colour)))))
    await expect(ready(page, 3)).toBeVisible()
    const answered = page.waitForResponse((answer) => /\/api\/public\/reviews$/.test(answer.url()))
    await page.getByRole("button", { name: "Terbitkan" }).click()
    const { data } = (await (await answered).json()) as { readonly data: { readonly _id: string } }
    await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeFocused()
    await ops("reviews", "publish", data._id, "--version", "1")

    await page.goto(`/review/add/${product}?change`)
    await live(page)
    await expect(ready(page, 3)).toBeVisible()
    await expect(page.getByText("Belum ada yang diubah.")).toBeVisible()
    const uploads = uploadsOf(page)
    const first = await tile(page, 1).getAttribute("data-photo")

    // By dragging: the first goes behind the second.
    await ready(page, 1).scrollIntoViewIfNeeded()
    const start = await ready(page, 1).boundingBox()
    const end = await tile(page, 2).boundingBox()
    await page.mouse.move((start?.x ?? 0) + 20, (start?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move((end?.x ?? 0) + 50, (end?.y ?? 0) + 40, { steps: 8 })
    await page.mouse.up()
    await expect(tile(page, 2)).toHaveAttribute("data-photo", first ?? "")

    await page.getByRole("button", { name: "Potong dan jelaskan foto 1" }).click()
    await dialog(page, "Atur foto 1")
      .getByRole("textbox", { name: /Keterangan foto/ })
      .fill("Tutupnya dari dekat")
    await dialog(page, "Atur foto 1").getByRole("button", { name: "Pakai foto ini" }).click()
    await page.getByRole("button", { name: "Potong dan jelaskan foto 3" }).click()
    await dialog(page, "Atur foto 3").getByRole("button", { name: "Hapus" }).click()
    await choose(page, await plainPhoto("baru.jpg", 640, 640, "#e9c3cd"))
    await expect(ready(page, 3)).toBeVisible()
    expect([uploads.posts().length, uploads.removals()]).toEqual([1, 0])
    await expect(page.getByText("Siap disimpan")).toBeVisible()
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    await page.getByRole("button", { name: "Simpan perubahan" }).click()
    await dialog(page, "Simpan perubahan ini?").getByRole("button", { name: "Ya, simpan" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Perubahanmu kami periksa dulu" })).toBeFocused()
    await expect(page.getByText("Foto selalu kami lihat dulu")).toBeVisible()
    await ops("reviews", "publish", data._id, "--version", "3")
    await page.goto(`/review/${data._id}`)
    await live(page)
    const shown = page.getByRole("article").first().locator("picture img")
    await expect(shown).toHaveCount(3)
    await expect(shown.first()).toHaveAttribute("alt", "Tutupnya dari dekat")

    // All of them, after a question; undone once.
    await page.goto(`/review/add/${product}?change`)
    await live(page)
    await expect(ready(page, 3)).toBeVisible()
    await page.getByRole("button", { name: "Hapus semua foto" }).click()
    await expect(dialog(page, "Hapus semua foto?").getByRole("button", { name: "Batal" })).toBeFocused()
    await dialog(page, "Hapus semua foto?").getByRole("button", { name: "Ya, hapus semua" }).click()
    await expect(photos(page)).toContainText("3 foto dihapus.")
    await photos(page).getByRole("button", { name: "Urungkan" }).click()
    await expect(ready(page, 3)).toBeVisible()
    await expect(page.getByText("Belum ada yang diubah.")).toBeVisible()
    await shop.dispose()
  })

test("a browser that stores nothing says so, and two tabs keep each other's photos @wide", async ({
  page,
  context
}) => {
  const shop = await open(page)
  await choose(page, await plainPhoto("satu.jpg", 700, 700, "#8e1b3d"))
  await expect(ready(page, 1)).toBeVisible()
  await expect(photos(page)).toContainText("Foto ikut tersimpan di draf.")
  const other = await context.newPage()
  await other.goto(`/review/add/${product}`)
  await live(other)
  await expect(ready(other, 1)).toBeVisible()
  await choose(other, await plainPhoto("dua.jpg", 700, 700, "#d8a7b1"))
  await expect(ready(other, 2)).toBeVisible()
  await page.getByRole("button", { name: "Potong dan jelaskan foto 1" }).click()
  await dialog(page, "Atur foto 1").getByRole("button", { name: "Hapus" }).click()
  await expect(ready(page, 1)).toHaveCount(0)
  await quiet(page)
  await page.reload()
  await live(page)
  await expect(ready(page, 1)).toBeVisible()
  await expect(tile(page, 1)).toHaveAttribute("data-photo", (await tile(other, 2).getAttribute("data-photo")) ?? "")
  await other.close()

  await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }))
  await page.reload()
  await live(page)
  await expect(photos(page)).toContainText("Foto tidak bisa disimpan di HP ini.")
  await choose(page, await plainPhoto("tiga.jpg", 700, 700, "#5b2333"))
  await expect(ready(page, 1)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await shop.dispose()
})
