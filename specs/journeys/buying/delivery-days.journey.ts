import { logOut } from "../helpers/members.ts"
import { asDemoMember } from "../helpers/own-pages.ts"
import { followRequests } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const path = "/product/lipstick/1001-senandika-delima-satin-lipstick"
/** `Tiba Jum 27 – Sab 28 Nov`, or one day. */
const days = /^Tiba (?:Sen|Sel|Rab|Kam|Jum|Sab)\s\d{1,2}/

test("a product says when it arrives in one's kecamatan, once it is known", async ({ page, watched }) => {
  await page.goto(path)
  await live(page)
  await page.getByRole("button", { name: "Cek tanggal tiba" }).click()
  const dialog = page.getByRole("dialog", { name: "Kirim ke mana?" })
  await dialog.getByRole("combobox", { name: "Kecamatan atau kode pos" }).fill("abepura")
  await dialog.getByRole("option", { name: /Abepura/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(days)).toBeVisible()
  await expect(page.getByText("ke Abepura, Kota Jayapura")).toBeVisible()

  // The next page says it by itself.
  await page.reload()
  await live(page)
  await expect(page.getByText(days)).toBeVisible()
  const far = await page.getByText(days).textContent()
  await page.getByRole("button", { name: "Ubah kecamatan tujuan" }).click()
  await dialog.getByRole("combobox", { name: "Kecamatan atau kode pos" }).fill("12120")
  await dialog.getByRole("option", { name: /Kebayoran Baru/ }).click()
  await expect(page.getByText("ke Kebayoran Baru, Kota Jakarta Selatan")).toBeVisible()
  expect(await page.getByText(days).textContent()).not.toBe(far)

  // Without an answer it says so, and asks again.
  watched.expectLoss(/\/delivery-days/)
  await page.route(/\/delivery-days/, (route) => route.abort())
  await page.reload()
  await expect(page.getByText("Tanggal tibanya belum terbaca")).toBeVisible()
  await page.unroute(/\/delivery-days/)
  await page.getByRole("button", { name: "Coba lagi" }).click()
  await expect(page.getByText(days)).toBeVisible()
})

test("the kecamatan of a member is gone from every tab once they have logged out", async ({
  page,
  context,
  baseURL,
  watched
}) => {
  // On a busy machine the log-out of the other tab overtakes what this one is reading.
  watched.expectRefusal(401, /\/user\/me\/carts$/)
  await asDemoMember(page, baseURL ?? "")
  await page.goto(path)
  await live(page)
  await page.getByRole("button", { name: "Cek tanggal tiba" }).click()
  await page.getByRole("combobox", { name: "Kecamatan atau kode pos" }).fill("abepura")
  await page.getByRole("option", { name: /Abepura/ }).click()
  await expect(page.getByText("ke Abepura, Kota Jayapura")).toBeVisible()
  const other = await context.newPage()
  followRequests(other)
  await logOut(other)
  await expect(page.getByRole("button", { name: "Cek tanggal tiba" })).toBeVisible()
  await expect(page.getByText(/Abepura/)).toHaveCount(0)
})

test("a kecamatan that is no longer there is forgotten", async ({ page, watched }) => {
  watched.expectRefusal(404, /\/delivery-days/)
  await page.goto("/stores")
  await page.evaluate(() => localStorage.setItem("pendar.district", "99.99.99"))
  await page.goto(path)
  await expect(page.getByRole("button", { name: "Cek tanggal tiba" })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("pendar.district"))).toBeNull()
})
