import { type RunningShop, startShop } from "../../shop-process.ts"
import { violationsInThemes } from "../helpers/axe.ts"
import { opsOf } from "../helpers/operations.ts"
import { chooseShade, lipstick, someEmail } from "../helpers/selling-walk.ts"
import { test as base, expect, expectNoSideScroll, live } from "../helpers/shopper.ts"

const menteng = { name: "Pendar Teras Menteng", id: "5" }

/** A shop of its own, whose parts are switched by its staff. */
const test = base.extend<{ readonly shop: RunningShop; readonly staff: ReturnType<typeof opsOf> }>({
  shop: async ({ locale: _ }, use) => {
    const shop = await startShop()
    await use(shop)
    await shop.stop()
  },
  baseURL: async ({ shop }, use) => use(shop.address),
  staff: async ({ shop }, use) => {
    const staff = opsOf(shop.dataDir)
    await staff("store-stock", "set", menteng.id, "100103", "4")
    await use(staff)
  }
})

test("picking up is switched off while a store is chosen: it is refused in words, nothing typed is lost, and it is there again. Decision 0146", async ({
  page,
  shop,
  staff,
  watched
}) => {
  test.slow()
  watched.expectRefusal(409, /\/checkouts\//)
  const switched = async (how: "on" | "off") => {
    await staff("toggles", how, "pickup", "--note", "the stores are closed")
    const said = async () => (await fetch(`${shop.address}/api/payments/payment-methods`)).headers.get("switched-off")
    await expect.poll(said, { timeout: 15_000 }).toBe(how === "off" ? "pickup" : "none")
  }
  const press = (name: string | RegExp) => page.getByRole("button", { name }).filter({ visible: true }).first().click()
  const pickup = page.getByRole("radio", { name: /Ambil di toko/ })
  const sheet = page.getByRole("dialog", { name: "Ambil di toko mana?" })
  const promise = page.getByText("Ambil di toko, gratis")
  const typed = async () => {
    await expect(page.getByLabel("Email")).toHaveValue(email)
    await expect(page.getByLabel("Nomor HP")).toHaveValue("0812 3456 7890")
  }
  const email = someEmail("tutup")

  await page.goto(lipstick)
  await live(page)
  await expect(promise).toBeVisible()
  await chooseShade(page, "03 Bata Merah")
  await press("Tambah ke tas")
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Nomor HP").fill("0812 3456 7890")

  // The sheet with the stores is open while operations close them.
  await pickup.click()
  await sheet.getByRole("searchbox").fill("menteng")
  await sheet.getByRole("radio").check({ force: true })
  await switched("off")
  await sheet.getByRole("button", { name: `Ambil di ${menteng.name}` }).click()
  await expect(
    page.getByText("Ambil di toko sedang tidak tersedia. Pesananmu bisa kami kirim ke alamat.").first()
  ).toBeVisible()
  await expect(page.getByText("Ambil di toko sedang tidak tersedia. Pilih kirim ke alamat, ya.")).toBeVisible()
  await expect(page.getByLabel("Alamat lengkap")).toBeVisible()
  await typed()
  await expectNoSideScroll(page)
  expect(await violationsInThemes(page)).toEqual([])

  // Nothing promises it any more; the checkout is as it was left.
  const other = await page.context().newPage()
  await other.goto(lipstick)
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(other.getByText("Ambil di toko, gratis")).toBeHidden()
  await other.close()
  await page.reload()
  await live(page)
  await typed()
  await expect(pickup).toBeHidden()

  // On again: the same checkout offers it again, and takes it.
  await switched("on")
  await page.reload()
  await live(page)
  await pickup.click()
  await sheet.getByRole("searchbox").fill("menteng")
  await sheet.getByRole("radio").check({ force: true })
  await sheet.getByRole("button", { name: `Ambil di ${menteng.name}` }).click()
  await expect(page.getByText(/Siap sekitar .* kalau dibayar sekarang/)).toBeVisible()
  await typed()
})
