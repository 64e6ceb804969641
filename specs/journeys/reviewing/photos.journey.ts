import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { dialog } from "../helpers/members.ts"
import { ops } from "../helpers/operations.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"
import { heicPhoto, largePhoto, plainPhoto, rotatedPhoto } from "./photo-files.ts"
import { choose, fill, open, photos, ready, stories, tile, uploadsOf } from "./photo-form.ts"

for (const [size, tag] of [
  ["a phone", "@phone"],
  ["a desk", "@desk"]
] as const)
  test(`a member adds photos to a review, crops, describes and orders them, loses the line and the page, and readers see them, on ${size}. D-39, D-41`, {
    tag: tag
  }, async ({ page, watched }) => {
    watched.expectLoss(/\/review-images/)
    const shop = await open(page)
    const uploads = uploadsOf(page)
    const [rotated, heic, large] = [await rotatedPhoto(), heicPhoto(), await largePhoto()]
    expect(large.buffer.length).toBeGreaterThan(7_000_000)
    await choose(page, rotated, heic, large)
    for (const number of [1, 2, 3]) await expect(ready(page, number)).toBeVisible()
    await expect(tile(page, 1)).toContainText("Sampul")
    expect(uploads.posts()).toHaveLength(3)
    for (const request of uploads.posts()) expect(request.postDataBuffer()?.length).toBeLessThan(1_000_000)
    // Upright as it was taken.
    const upright = await tile(page, 1)
      .getByRole("img")
      .evaluate((img) => [(img as HTMLImageElement).naturalWidth, (img as HTMLImageElement).naturalHeight])
    expect(upright[0]).toBeLessThan(upright[1] ?? 0)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    // One that is too small is named with its size, and no file that is no photo is taken.
    await choose(page, await plainPhoto("kecil.jpg", 399, 800, "#222222"), {
      name: "catatan.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("bukan foto sama sekali, cuma teks")
    })
    await expect(photos(page)).toContainText("kecil.jpg terlalu kecil: 399 × 800 piksel.")
    await expect(photos(page)).toContainText("catatan.jpg bukan foto yang bisa kami pakai.")

    // Cropped and described with the keyboard alone.
    await page.getByRole("button", { name: "Potong dan jelaskan foto 3" }).focus()
    await page.keyboard.press("Enter")
    const sheet = dialog(page, "Atur foto 3")
    const said = sheet.getByRole("textbox", { name: /Keterangan foto/ })
    await said.focus()
    await page.keyboard.type("Shade 01, cahaya pagi")
    // What is typed outlives a sheet that is closed.
    await page.keyboard.press("Escape")
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press("Enter")
    await expect(said).toHaveValue("Shade 01, cahaya pagi")
    await sheet.getByRole("group", { name: /^Area potong/ }).focus()
    await page.keyboard.press("+")
    await page.keyboard.press("ArrowLeft")
    await expect(sheet.getByRole("slider", { name: "Perbesar" })).toHaveAttribute("aria-valuetext", /^1,[1-9] kali$/)
    await sheet.getByRole("button", { name: "Geser ke bawah" }).press("Enter")
    await expect(sheet).toContainText("21/125")
    await quiet(page)
    expect(await violationsOn(page)).toEqual([])
    await sheet.getByRole("button", { name: "Pakai foto ini" }).press("Enter")
    await expect(ready(page, 3)).toBeVisible()
    await expect.poll(() => [uploads.posts().length, uploads.removals()]).toEqual([4, 1])
    const square = await tile(page, 3)
      .getByRole("img")
      .evaluate((img) => [(img as HTMLImageElement).naturalWidth, (img as HTMLImageElement).naturalHeight])
    expect(square[0]).toBe(square[1])

    // What this browser could not draw is edited from the server's picture.
    await page.getByRole("button", { name: "Potong dan jelaskan foto 2" }).click()
    const second = dialog(page, "Atur foto 2")
    await second.getByRole("button", { name: "Putar 90 derajat" }).click()
    await second.getByRole("button", { name: "Pakai foto ini" }).click()
    await expect.poll(() => uploads.posts().length).toBe(5)
    await expect(ready(page, 2)).toBeVisible()

    // The third becomes the cover, by the keys of its menu.
    await ready(page, 3).focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("menuitem", { name: "Jadikan sampul" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(tile(page, 1).getByRole("img", { name: "Foto 1: Shade 01, cahaya pagi" })).toBeVisible()
    await expect(ready(page, 1)).toBeFocused()

    await fill(page, stories[tag])
    // A slow line: what is under way is said, also when the form is sent.
    const line = await page.context().newCDPSession(page)
    const slow = (uploadThroughput: number) =>
      line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput
      })
    await slow(20_000)
    await choose(page, { ...large, name: "IMG_0004.jpg" })
    await expect(tile(page, 4)).toContainText(/[1-9]%/)
    await page.getByRole("button", { name: "Terbitkan" }).click()
    await expect(page.getByRole("link", { name: /1 foto masih diunggah/ })).toBeInViewport()
    await slow(-1)
    await expect(ready(page, 4)).toBeVisible()

    // The line is lost in the middle of the next one, and returns.
    let cut = () => {}
    const held = new Promise<void>((resolve) => {
      cut = resolve
    })
    await page.route(/\/review-images$/, async (route) => {
      await held
      await route.abort("internetdisconnected")
    })
    await choose(page, await plainPhoto("IMG_0005.jpg", 1200, 900, "#c98b9b"))
    await expect(page.getByRole("progressbar", { name: "Mengunggah foto 5" })).toBeVisible()
    await expect(photos(page).getByRole("button", { name: "Tambah" })).toHaveCount(0)
    // The button that had opened the sheet is gone: the focus stays with the photos.
    await expect(photos(page).locator(":focus")).toHaveCount(1)
    // The bag may be read while there is no line.
    watched.expectLoss(/\/user\/me\/carts$/)
    await page.context().setOffline(true)
    cut()
    await expect(tile(page, 5)).toContainText("Gagal")
    await expect(photos(page).getByRole("alert").filter({ hasText: "Kamu sedang offline" })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.unroute(/\/review-images$/)
    await page.context().setOffline(false)
    await expect(ready(page, 5)).toBeVisible()
    await expect(page.getByText("Siap terbit")).toBeVisible()
    const sent = uploads.posts().length

    // Removed and back; then the page is loaded again: nothing is uploaded twice.
    await page.getByRole("button", { name: "Potong dan jelaskan foto 5" }).click()
    await dialog(page, "Atur foto 5").getByRole("button", { name: "Hapus" }).click()
    await expect(ready(page, 5)).toHaveCount(0)
    await photos(page).getByRole("button", { name: "Urungkan" }).click()
    await expect(ready(page, 5)).toBeVisible()
    await quiet(page)
    await page.reload()
    await live(page)
    for (const number of [1, 2, 3, 4, 5]) await expect(ready(page, number)).toBeVisible()
    await expect(tile(page, 1).getByRole("img", { name: "Foto 1: Shade 01, cahaya pagi" })).toBeVisible()
    await quiet(page)
    expect(uploads.posts()).toHaveLength(sent)
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    const answered = page.waitForResponse((answer) => /\/api\/public\/reviews$/.test(answer.url()))
    await page.getByRole("button", { name: "Terbitkan" }).click()
    const { data } = (await (await answered).json()) as { readonly data: { readonly _id: string } }
    await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeFocused()
    await expect(page.getByText("Foto selalu kami lihat dulu")).toBeVisible()

    await ops("reviews", "publish", data._id, "--version", "1")
    await page.goto(`/review/${data._id}`)
    await live(page)
    const shown = page.getByRole("article").first().locator("picture img")
    await expect(shown).toHaveCount(5)
    await expect(shown.first()).toHaveAttribute("alt", "Shade 01, cahaya pagi")
    await shop.dispose()
  })
