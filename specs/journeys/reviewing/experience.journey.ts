import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { deliver, ops } from "../helpers/operations.ts"
import { quiet } from "../helpers/quiet.ts"
import { fillIn, publish, story } from "../helpers/review-form.ts"
import { orderByTransfer, toPayment } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

/** Its reviews are counted nowhere else. */
const goods = "/product/lip-cream/1124-senandika-malam-minggu-lip-cream"

test("a member tells of goods that arrived: the review is verified, brings a point once it is published, and readers can see both. D-29, D-42", async ({
  page
}) => {
  test.slow()
  const { who, shop } = await enter(page)
  await toPayment(page, who.email, goods)
  const code = await orderByTransfer(page)
  const order = page.url()
  const experience = page.getByRole("button", { name: "Ceritakan pengalamanmu" })
  await expect(experience).toHaveCount(0)
  await deliver(code)
  await page.reload()
  await live(page)
  await experience.click()
  const sheet = dialog(page, "Gimana pengalamanmu?")
  await expect(sheet.getByRole("link").first()).toBeVisible()
  await quiet(page)
  await expectFits(page)
  expect(await violationsOn(page)).toEqual([])
  await sheet.getByRole("link", { name: "Tulis review Malam Minggu Lip Cream" }).click()
  await expect(page).toHaveURL("/review/add/1124")
  await expect(page.getByText(/^Kamu beli \w+, \d+ \w+ \d{4}$|^Kamu beli \d+ \w+ \d{4}$/)).toBeVisible()

  await fillIn(page, story)
  await publish(page).click()
  // The account is new: staff read its first review.
  await expect(page.getByRole("heading", { level: 1, name: "Review-mu kami periksa dulu" })).toBeVisible()
  const own = await (await shop.get("/api/public/user/me/reviews")).json()
  const [{ _id: id }] = own.data
  await shop.dispose()
  await ops("reviews", "publish", id)

  await page.goto(`/review/${id}`)
  await live(page)
  await expect(page.getByText("Terverifikasi").first()).toBeVisible()
  await expect(page.getByText("Penulisnya menerima 1 poin")).toBeVisible()
  // The lines of the product's card stand below its picture.
  const card = page.getByRole("complementary").getByRole("article")
  const picture = await card.locator("img").first().boundingBox()
  const name = await card.getByRole("heading").boundingBox()
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0)
  await page.goto("/account/points")
  await live(page)
  await expect(page.getByRole("listitem").filter({ hasText: "Review terbit" })).toContainText("Malam Minggu Lip Cream")
  await page.goto(order)
  await live(page)
  await experience.click()
  await expect(sheet.getByText("Sudah kamu review")).toBeVisible()
})
