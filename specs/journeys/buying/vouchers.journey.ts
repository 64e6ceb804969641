import { enter } from "../helpers/made-member.ts"
import { dialog, loginDialog } from "../helpers/members.ts"
import { someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

// Rp84.150 each, by Senandika. SENANDIKA15 takes 15 % off from Rp100.000 on.
const goods = "/product/lip-cream/1124-senandika-malam-minggu-lip-cream"

test("a member takes the vouchers that the shop advises, loses one with a unit, gets it back and orders with it", {
  tag: "@every"
}, async ({ page, watched }) => {
  test.slow()
  // A code that is not there.
  watched.expectRefusal(422, /\/carts\/voucher$/)
  const { who, shop } = await enter(page)
  await shop.dispose()
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  const opener = page.getByRole("button", { name: /^Voucher/ })
  await opener.click()
  const sheet = dialog(page, "Voucher")
  await expect(sheet.getByRole("heading", { name: "Belum bisa dipakai" })).toBeVisible()
  await expect(sheet.getByText("Tambah Rp15.850 lagi dari Senandika.").first()).toBeVisible()

  // A code in any case and with spaces; a wrong one stands at its field, which keeps the text.
  const code = sheet.getByRole("textbox", { name: "Punya kode?" })
  const use = sheet.getByRole("button", { name: "Pakai", exact: true })
  await use.click()
  await expect(sheet.getByText("Kode Voucher harus diisi")).toBeVisible()
  // What stands at the field goes with it.
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await expect(page.getByText("Kode Voucher harus diisi")).toHaveCount(0)
  await opener.click()
  await expect(sheet.getByText("Kode Voucher harus diisi")).toHaveCount(0)
  await code.fill("tidak ada")
  await use.click()
  await expect(sheet.getByText(/^Kode ini tidak ada/)).toBeVisible()
  await expect(code).toHaveValue("tidak ada")
  await code.fill("lima persen")
  await code.press("Enter")
  await expect(code).toHaveValue("")
  await expect(sheet.getByRole("button", { name: /LIMAPERSEN/ })).toHaveAttribute("aria-pressed", "true")
  // The code of one that counts stays in the field as it is typed, and so does a longer one.
  await code.pressSequentially("LIMAPERSEN")
  await expect(code).toHaveValue("LIMAPERSEN")
  await use.click()
  await expect(sheet.getByText("Sudah kamu pakai di tas ini.")).toBeVisible()
  await expect(code).toHaveValue("LIMAPERSEN")
  await code.press("End")
  await code.pressSequentially("50")
  await expect(code).toHaveValue("LIMAPERSEN50")
  await expect(sheet.getByText("Sudah kamu pakai di tas ini.")).toHaveCount(0)
  await code.fill("")
  // A second press takes it off, a third one takes it again.
  const five = sheet.getByRole("button", { name: /LIMAPERSEN/ })
  await five.click()
  await expect(five).toHaveAttribute("aria-pressed", "false")
  await page.keyboard.press("Escape")
  await expect(opener).toContainText("Lihat pilihan")
  await opener.click()
  await five.click()
  await expect(five).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.press("Escape")
  await expect(opener).toContainText("Hemat Rp4.208")

  // A second unit opens more of them: what saves most is proposed, and one press takes it.
  const more = page.getByRole("button", { name: /^Tambah Malam Minggu/ })
  await more.click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (2)" })).toBeVisible()
  await opener.click()
  const best = sheet.getByRole("region", { name: "Pilihan terbaik" })
  await expect(best).toContainText("SENANDIKA15")
  await sheet.getByRole("button", { name: /^Pakai, hemat Rp/ }).click()
  await expect(sheet).toBeHidden()
  await expect(opener).toContainText("Hemat Rp25.245")
  await expect(
    page.getByRole("status").filter({ hasText: "Voucher SENANDIKA15 terpakai, hemat Rp25.245." })
  ).toBeAttached()
  const why = page.getByRole("region", { name: "Kenapa totalnya segini?" })
  await expect(why).toContainText("Voucher SENANDIKA15")
  await expect(why).toContainText("Rp143.055")
  // The bar beside the button names the same.
  for (const sum of await page
    .getByText(/^Subtotal/)
    .locator("..")
    .all())
    await expect(sum).toContainText("Rp143.055")

  // One unit less: it stays, inactive, with what is missing; and counts again with the unit.
  await page.getByRole("button", { name: /^Kurangi Malam Minggu/ }).click()
  await expect(page.getByText("SENANDIKA15 belum aktif")).toBeVisible()
  await expect(page.getByText("Tambah Rp15.850 lagi dari Senandika.")).toBeVisible()
  await expect(why).not.toContainText("Voucher SENANDIKA15")
  await more.click()
  await expect(opener).toContainText("Hemat Rp25.245")
  await page.reload()
  await live(page)
  await expect(opener).toContainText("Hemat Rp25.245")
  await expectNoSideScroll(page)

  // The same amount at the payment, on the order and in its letter.
  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await typeDetails(page, who.email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await expect(page.getByText("Voucher SENANDIKA15").first()).toBeAttached()
  const answer = await page.request.get("/dev/outbox", { params: { to: who.email } })
  expect(await answer.text()).toContain("Voucher SENANDIKA15: -Rp25.245")

  // The bag is empty, and the vouchers have left it with its goods.
  await page.goto("/order")
  await live(page)
  await expect(page.getByRole("heading", { level: 1, name: "Tas kamu masih kosong" })).toBeVisible()
})

test("a guest is led to the log-in, and finds the vouchers behind it", async ({ page }) => {
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await page.getByRole("button", { name: /^Voucher.*Masuk untuk pakai/ }).click()
  await expect(loginDialog(page)).toBeVisible()
})

test("a guest's parcel is freed by a voucher that counts by itself, up to the receipt", async ({ page }) => {
  // Rp97.750, by Ombak: ONGKIROMBAK takes up to Rp10.000 off the fee from Rp75.000 on.
  await page.goto("/product/shampoo/1228-ombak-sampo-habis-laut")
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  const email = someEmail("ombak")
  await typeDetails(page, email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  // Which couriers come, and when, depends on the hour; every regular one costs up to Rp10.000 here, and is free.
  const free = page.getByRole("group", { name: "Gratis" })
  await expect(free.getByText("Hemat ongkir, voucher ONGKIROMBAK")).toBeVisible()
  await expect(free.getByRole("radio", { checked: true })).toBeVisible()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  const answer = await page.request.get("/dev/outbox", { params: { to: email } })
  expect(await answer.text()).toMatch(/Hemat ongkir, voucher ONGKIROMBAK: -Rp\d/)
})

test("the vouchers of a bag move nothing when they come. Rule 57", async ({ page }) => {
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/BagOffers-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto("/order")
  await expect(page.getByRole("button", { name: /^Tambah Malam Minggu/ })).toBeVisible()
  const tax = page.getByText("Harga sudah termasuk PPN")
  await expect(tax).toBeVisible()
  const before = await tax.boundingBox()
  held.resolve()
  // The one for new members is asked for afterwards.
  await expect(page.getByRole("button", { name: /^Voucher kenalan/ })).toBeVisible()
  expect(await tax.boundingBox()).toEqual(before)
})

test("a member finds the vouchers in the account, copies a code and goes to the goods it is for", async ({
  page,
  context
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto("/account")
  await live(page)
  await page
    .getByRole("link", { name: /^Voucher/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Voucher" })).toBeVisible()
  const usable = page.getByRole("listitem").filter({ hasText: "SENANDIKA15" })
  // What it gives, its minimum, its last day and its terms.
  await expect(usable).toContainText("15%, paling banyak Rp40.000")
  await expect(usable).toContainText("Min. Rp100.000")
  await expect(usable).toContainText(/s\.d\. \d+ \p{L}+ \d{4}/u)
  await expect(usable).toContainText("Dua kali untuk setiap member.")
  await usable.getByRole("button", { name: "Salin kode SENANDIKA15" }).click()
  await expect(usable.getByRole("button", { name: "Salin kode SENANDIKA15" })).toContainText("Tersalin")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("SENANDIKA15")
  await expect(page.getByRole("listitem").filter({ hasText: "TENGAHBULAN" })).toContainText("Baru bisa dipakai mulai ")
  await expect(page.getByRole("listitem").filter({ hasText: "KILAT50" })).toContainText("Kuotanya sudah habis.")
  await expectNoSideScroll(page)
  await usable.getByRole("link", { name: "Lihat barangnya" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Senandika" })).toBeVisible()
})

test("a member changes the vouchers at the payment: the total follows, and another tab asks about it", async ({
  page,
  context
}) => {
  test.slow()
  const { who, shop } = await enter(page)
  await shop.dispose()
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await typeDetails(page, who.email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  // The step before has the same row.
  await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeVisible()
  const opener = page.getByRole("button", { name: /^Voucher/ })
  await expect(opener).toContainText("Lihat pilihan")
  await opener.click()
  const sheet = dialog(page, "Voucher")
  await sheet.getByRole("button", { name: /LIMAPERSEN/ }).click()
  await expect(sheet.getByRole("button", { name: /LIMAPERSEN/ })).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.press("Escape")
  await expect(opener).toContainText("Hemat Rp4.208")
  await expect(page.getByText("Voucher LIMAPERSEN").first()).toBeAttached()
  await expect(page.getByRole("dialog")).toBeHidden()

  const other = await context.newPage()
  await other.goto("/order?step=payment")
  await live(other)
  await expect(other.getByRole("button", { name: /^Voucher/ })).toContainText("Hemat Rp4.208")
  await other.getByRole("button", { name: /^Voucher/ }).click()
  await dialog(other, "Voucher")
    .getByRole("button", { name: /LIMAPERSEN/ })
    .click()
  await other.keyboard.press("Escape")
  await expect(other.getByRole("button", { name: /^Voucher/ })).toContainText("Lihat pilihan")
  await other.close()
  // This tab asks about what another one has changed, once it is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  const asked = dialog(page, "Totalnya berubah")
  await expect(asked).toContainText("Voucher LIMAPERSEN tidak terpakai lagi.")
  await asked.getByRole("button", { name: /^Setuju, jadi Rp/ }).click()
  await expect(opener).toContainText("Lihat pilihan")
  await expect(page.getByText("Voucher LIMAPERSEN")).toHaveCount(0)
})
