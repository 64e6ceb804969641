import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { deliver, ops } from "../helpers/operations.ts"
import { publish, textOf } from "../helpers/review-form.ts"
import { orderByTransfer, toPayment } from "../helpers/selling-walk.ts"
import { expect, isFull, live, slowLine, test } from "../helpers/shopper.ts"
import { largePhoto, rotatedPhoto } from "./photo-files.ts"
import { choose, fill, ready, tile, uploadsOf } from "./photo-form.ts"

/** Its reviews are counted nowhere else. */
const goods = "/product/lip-cream/1124-senandika-malam-minggu-lip-cream"
const story =
  "Nuansanya cokelat susu yang hangat, pas untuk kulit kuning langsat sepertiku. Begitu kering tidak menempel di masker maupun gelas, dan " +
  "dipakai tiga hari berturut-turut bibirku tetap lembap. Paketnya sampai rapi, segelnya utuh."
/** A photo of 900 KB takes 18 seconds on this line, and the next one waits for it. */
const uploadMs = 150_000

// A quarter of the processor and 400 kbit/s: at full scale alone.
for (const line of isFull ? (["slow"] as const) : [])
  test(`a member goes from goods that arrived to a published review with photos on a ${line} line. D-39, D-42; rule 36`, {
    tag: "@phone"
  }, async ({ page }) => {
    test.slow()
    const { who, shop } = await enter(page)
    await toPayment(page, who.email, goods)
    await deliver(await orderByTransfer(page))

    await slowLine(page)
    await page.reload()
    await live(page)
    await page.getByRole("button", { name: "Ceritakan pengalamanmu" }).click()
    await dialog(page, "Gimana pengalamanmu?")
      .getByRole("link", { name: "Tulis review Malam Minggu Lip Cream" })
      .click()
    await expect(page).toHaveURL("/review/add/1124")
    await expect(page.getByRole("heading", { level: 1, name: "Tulis review" })).toBeVisible()

    // While the photos are on their way the rest is written: nothing waits for them but the last press.
    const uploads = uploadsOf(page)
    await choose(page, await rotatedPhoto(), await largePhoto())
    await fill(page, story)
    await expect(tile(page, 2)).toContainText(/Mengunggah|Menunggu|Membuka|[1-9]%/)
    await publish(page).click()
    await expect(page.getByRole("link", { name: /foto masih diunggah/ })).toBeInViewport()
    await expectFits(page)
    await expect(textOf(page)).toHaveValue(story)
    for (const number of [1, 2]) await expect(ready(page, number)).toBeVisible({ timeout: uploadMs })
    expect(uploads.posts()).toHaveLength(2)
    await expect(page.getByText("Siap terbit")).toBeVisible()
    await publish(page).click()
    await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeFocused()

    const [{ _id: id }] = (await (await shop.get("/api/public/user/me/reviews")).json()).data
    await shop.dispose()
    await ops("reviews", "publish", id, "--version", "1")
    await page.goto(`/review/${id}`)
    await live(page)
    const review = page.getByRole("article").first()
    await expect(review.locator("picture img")).toHaveCount(2)
    await expect(page.getByText("Terverifikasi").first()).toBeVisible()
    await expect(page.getByText("Penulisnya menerima 2 poin")).toBeVisible()
  })
