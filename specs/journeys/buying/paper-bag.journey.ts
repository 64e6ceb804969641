import { startShop } from "../../shop-process.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { typeDetails } from "../helpers/selling-walk.ts"
import { test as base, expect, expectNoSideScroll, live } from "../helpers/shopper.ts"

// Rp84.150, and a ride by GrabExpress costs Rp38.000.
const goods = "/product/lip-cream/1124-senandika-malam-minggu-lip-cream"
const kebayoranBaru = { latitude: -6.2433, longitude: 106.7975 }

/** Minutes from now to the next 10.00 in Jakarta: rides run from 8.00 to 17.00. D-53. */
const minutesTo10 = (): number => {
  const minute = Math.floor(Date.now() / 60_000 + 7 * 60) % (24 * 60)
  return (10 * 60 - minute + 24 * 60) % (24 * 60)
}

/** A shop of its own, where it is 10.00. */
const test = base.extend({
  baseURL: async ({ locale: _ }, use) => {
    const shop = await startShop()
    const answer = await fetch(`${shop.address}/dev/clock`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shop.address },
      body: JSON.stringify({ advance: `PT${minutesTo10()}M` })
    })
    expect(answer.status).toBe(200)
    await use(shop.address)
    await shop.stop()
  }
})

test("a member takes a paper bag with a ride, has it free by a voucher, and loses it with another courier until a ride is chosen again", async ({
  page,
  context,
  baseURL
}) => {
  test.slow()
  await context.grantPermissions(["geolocation"])
  await context.setGeolocation(kebayoranBaru)
  const { who, shop } = await enter(page, "/", baseURL)
  await shop.dispose()
  await page.goto(goods)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await typeDetails(page, who.email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  const instant = page.getByRole("radio", { name: /GrabExpress Instant/ })
  const regular = page.getByRole("radio", { name: /AnterAja REG/ })
  const bag = page.getByRole("checkbox", { name: "Pakai paper bag · Rp5.000" })
  const gone = page.getByText("Paper bag-mu tidak ikut, karena hanya untuk pesanan yang diantar hari ini.")
  const paid = (amount: string) => expect(page.getByText(amount, { exact: true }).first()).toBeAttached()

  // No word of it with a courier that does not ride.
  await regular.check({ force: true })
  await expect(regular).toBeChecked()
  await expect(bag).toHaveCount(0)
  await expect(gone).toHaveCount(0)

  // A ride offers it, and a press adds Rp5.000.
  await instant.check({ force: true })
  await paid("Rp122.150")
  await expect(bag).not.toBeChecked()
  await expect(page.getByText("Bisa untuk pesanan yang diantar hari ini.")).toBeVisible()
  await bag.check({ force: true })
  await paid("Rp127.150")
  expect((await page.locator("label").filter({ has: bag }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectNoSideScroll(page)
  // It is written as the insurance is.
  const insured = page.getByRole("checkbox", { name: /^Asuransikan kirimanku · Rp/ })
  const sizeOf = (words: RegExp) => page.getByText(words).evaluate((element) => getComputedStyle(element).fontSize)
  await expect(insured).toBeVisible()
  expect(await sizeOf(/Pakai paper bag · Rp5\.000/)).toBe(await sizeOf(/Asuransikan kirimanku · Rp/))

  // Free with the voucher.
  const opener = page.getByRole("button", { name: /^Voucher/ })
  await opener.click()
  const sheet = dialog(page, "Voucher")
  await sheet.getByRole("textbox", { name: "Punya kode?" }).fill("paperbag gratis")
  await sheet.getByRole("button", { name: "Pakai", exact: true }).click()
  await expect(sheet.getByRole("button", { name: /PAPERBAGGRATIS/ })).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.press("Escape")
  await expect(opener).toContainText("Hemat Rp5.000")
  await expect(page.getByText("Gratis dengan voucher PAPERBAGGRATIS.")).toBeVisible()
  await paid("Rp122.150")

  // The bag does not know what is chosen here: its words are true with a paper bag, and without one.
  const expectBag = async () => {
    await expect(page.getByText("Berlaku di pengiriman, bersama paper bag.")).toBeVisible()
    await expect(page.getByText("PAPERBAGGRATIS", { exact: true })).toBeVisible()
    await expect(page.getByText(/belum aktif/)).toHaveCount(0)
  }
  await page.goto("/order")
  await expectBag()
  await page.goto("/order?step=delivery")
  await live(page)
  await expect(bag).toBeChecked()

  // Another courier takes none: it says so, and the voucher waits; a reload changes neither.
  await regular.check({ force: true })
  await expect(gone).toBeVisible()
  await expect(bag).toHaveCount(0)
  await expect(opener).toContainText("Berlaku dengan paper bag")
  await page.reload()
  await live(page)
  await expect(gone).toBeVisible()
  await expect(opener).toContainText("Berlaku dengan paper bag")
  await page.goto("/order")
  await expectBag()
  await page.goto("/order?step=delivery")
  await live(page)

  // Back on a ride it is there again.
  await instant.check({ force: true })
  await expect(bag).toBeChecked()
  await expect(gone).toHaveCount(0)
  await expect(opener).toContainText("Hemat Rp5.000")
  await page.getByRole("button", { name: "Pakai lokasi saya" }).click()
  await expect(page.getByRole("button", { name: "Lokasi tersimpan" })).toBeVisible()

  // Ordered, it is on the order and in its letter.
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  const line = (words: string) => page.getByText(words, { exact: true }).first().locator("..")
  await expect(line("Paper bag")).toContainText("Rp5.000")
  await expect(line("Gratis paper bag, voucher PAPERBAGGRATIS")).toContainText("-Rp5.000")
  const letter = await (await page.request.get("/dev/outbox", { params: { to: who.email } })).text()
  expect(letter).toContain("Paper bag: Rp5.000")
  expect(letter).toContain("Gratis paper bag, voucher PAPERBAGGRATIS: -Rp5.000")
})
