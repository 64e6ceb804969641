import type { Page } from "playwright/test"
import { beenHere } from "./helpers/been-here.ts"
import { enter, postJson } from "./helpers/made-member.ts"
import { dialog, expectMember, logIn, openAccount } from "./helpers/members.ts"
import { quiet } from "./helpers/quiet.ts"
import { chooseShade, lipstick, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

/** The bag is empty and leads nowhere else, as something is saved for later. D-21. */
const expectEmptyWithSaved = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name: "Tas kamu masih kosong" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Disimpan untuk nanti (1)" })).toBeVisible()
  await expect(page).toHaveURL(/\/order$/)
}

test("what a member took out of the bag in another tab is not ordered from this one", async ({ page, context }) => {
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.keyboard.press("Escape")

  // The bag is emptied in another tab; this one shows it as it was.
  const other = await context.newPage()
  await other.goto("/order")
  await live(other)
  await other.getByRole("button", { name: "Simpan nanti" }).click()
  await expectEmptyWithSaved(other)
  await other.reload()
  await live(other)
  await expectEmptyWithSaved(other)
  await other.close()

  await page
    .getByRole("button", { name: /^Tas belanja, 1 barang/ })
    .first()
    .click()
  const bag = page.getByRole("dialog", { name: /^Tas belanja/ })
  await bag.getByRole("link", { name: /Checkout/ }).click()
  await expect(page.getByLabel("Alamat lengkap")).toHaveCount(0)
  await expectEmptyWithSaved(page)
  await expect(page.getByRole("button", { name: /^Tas belanja, 1 barang/ })).toHaveCount(0)
  await page
    .getByRole("button", { name: /^Tas belanja/ })
    .first()
    .click()
  await expect(bag).toContainText("Disimpan untuk nanti (1)")
})

test("what a member takes less of on another device leads to the bag, which says why", async ({ page, watched }) => {
  watched.expectRefusal(409, /\/api\/orders\/order$/)
  const { who, shop } = await enter(page)
  const put = (quantity: number) =>
    postJson(shop, "/api/cart/user/me/carts", {
      product_id: 1001,
      combination_id: "100103",
      quantity,
      ...(quantity > 0 && { mode: "set" })
    })
  const why = page.getByRole("alert").filter({ hasText: "Tidak ada yang dipesan dari sini" })
  await put(2)
  await page.goto("/order?step=details")
  await typeDetails(page, who.email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  for (const [quantity, heading] of [
    [1, "Tas belanja (1)"],
    [0, "Tas kamu masih kosong"]
  ] as const) {
    await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
    await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
    await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
    await put(quantity)
    await page.getByRole("button", { name: "Buat pesanan" }).click()
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
    await quiet(page)
    await expect(why).toBeVisible()
    await expect(page).toHaveURL("/order")
    if (quantity === 0) break
    await page.getByRole("link", { name: "Checkout", exact: true }).click()
    // With one unit less the delivery is not free any more.
    const changed = dialog(page, "Totalnya berubah")
    await expect(changed).toContainText("Jumlah: 2 → 1")
    await expect(changed).toContainText("Ongkir: Rp0 →")
    await changed.getByRole("button", { name: /^Setuju, jadi/ }).click()
    await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  }
  await shop.dispose()
})

test("what a member has ordered on another device is not ordered once more from this one", async ({
  page,
  browser,
  watched
}) => {
  test.slow()
  watched.expectRefusal(409, /\/api\/orders\/order$/)
  const { who, shop } = await enter(page)
  await postJson(shop, "/api/cart/user/me/carts", { product_id: 1001, combination_id: "100103", quantity: 1 })
  await shop.dispose()
  const { origin } = new URL(process.env["SHOP"] ?? "")
  const elsewhere = await browser.newContext({ baseURL: origin, storageState: beenHere(origin) })
  const phone = await elsewhere.newPage()
  await phone.goto("/")
  await live(phone)
  await openAccount(phone)
  await logIn(phone, who.email, who.password)
  await expectMember(phone)
  for (const device of [phone, page]) {
    await device.goto("/order?step=details")
    await typeDetails(device, who.email)
    await device.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
    await device.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
    await device.getByRole("radio", { name: /Transfer bank BCA/ }).check()
    await expect(device.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  }
  await phone.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(phone.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await elsewhere.close()

  // This page stayed in front, so nothing has made it look at the bag.
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas kamu masih kosong" })).toBeVisible()
  const why = page.getByRole("alert").filter({ hasText: "Tidak ada yang dipesan dari sini" })
  await expect(why).toContainText("Mungkin sudah kamu pesan di perangkat lain")
  await why.getByRole("link", { name: "Lihat pesananku" }).click()
  await expect(page).toHaveURL("/account/orders")
  await expect(page.getByRole("link", { name: /PDR-/ })).toHaveCount(1)
})
