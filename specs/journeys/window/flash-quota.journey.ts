import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startShop } from "../../shop-process.ts"
import { violationsOn } from "../helpers/axe.ts"
import { beenHere } from "../helpers/been-here.ts"
import { expectFits } from "../helpers/fits.ts"
import { opsOf } from "../helpers/operations.ts"
import { placedOrder } from "../helpers/placed-order.ts"
import { someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

/** A sale of one product from 18.00 to 22.00, of which three are sold at Rp46.500 instead of Rp69.000. */
const goods = [1193, "119301"] as const
const banners = `id;group;location;position;title_id;title_en;text_id;products;apply;from;until;announced
kilat-uji;regular_flashsale_theme;home;0;Kilat Sore;Evening Flash;Selama stok kilat ada.;1193;other;2026-12-12 18.00;2026-12-12 21.59;12
`
const specials = `product;combination;price;from;until;campaign;quota
1193;119301;46500;2026-12-12 18.00;2026-12-12 21.59;uji;3
`

test("a flash sale with a quota of three is announced, sold, and asks the fourth about the normal price", {
  tag: "@phone"
}, async ({ browser }) => {
  test.slow()
  // A shop of its own: its clock goes to another day.
  const shop = await startShop()
  const folder = await mkdtemp(join(tmpdir(), "pendar-flash-"))
  const ops = opsOf(shop.dataDir)
  const context = await browser.newContext({
    baseURL: shop.address,
    storageState: beenHere(shop.address),
    viewport: { width: 360, height: 780 }
  })
  const page = await context.newPage()
  const at = async (set: string): Promise<void> => {
    const answer = await page.request.post("/dev/clock", { data: { set }, headers: { origin: shop.address } })
    expect(answer.status()).toBe(200)
  }
  const sale = page.getByRole("region", { name: "Lagi diskon" })
  const card = sale.getByRole("article").filter({ hasText: "Pelembap Adem Subuh" })
  /** Opens home until its sale says so: a page may be some seconds old. */
  const says = (text: string) =>
    expect
      .poll(
        async () => {
          await page.goto("/")
          await live(page)
          return sale.first().textContent()
        },
        { timeout: 90_000 }
      )
      .toContain(text)
  const expectAccessible = async (): Promise<void> => {
    await expectFits(page)
    expect(await violationsOn(page)).toEqual([])
  }
  const buyOne = () => placedOrder(page, shop.address, [goods], 1)
  try {
    await at("2026-12-12T03:00:00Z")
    const [bannerFile, specialFile] = [join(folder, "banners.csv"), join(folder, "specials.csv")]
    await writeFile(bannerFile, banners)
    await writeFile(specialFile, specials)
    await ops("import", "banners", bannerFile, "--remove-others")
    expect(await ops("import", "specials", specialFile)).toContain("1 changes")

    // Before its start: its hour, a file for the calendar, and the price of now.
    await says("Mulai Sab 12 Des 2026, 18.00 WIB")
    await expect(card).toContainText("Rp69.000")
    await expectAccessible()
    const download = page.waitForEvent("download")
    await sale.getByRole("link", { name: "Tambah ke kalender" }).click()
    const file = await readFile(await (await download).path(), "utf8")
    expect(file).toContain("DTSTART:20261212T110000Z")
    expect(file).toContain("SUMMARY:Kilat Sore")

    // It runs: nothing is sold yet. A shopper goes as far as the last button at its price.
    await at("2026-12-12T11:00:00Z")
    await says("Stok kilat 3")
    await expect(card).toContainText("Rp46.500")
    await expect(sale.getByRole("timer")).toHaveAccessibleName(/^3 jam 5\d menit lagi$/)
    const before = (await sale.getByRole("timer").textContent()) ?? ""
    await expect(sale.getByRole("timer")).not.toHaveText(before)
    await expectAccessible()
    await card.getByRole("link", { name: "Pelembap Adem Subuh" }).click()
    await live(page)
    await page.getByRole("button", { name: "Tambah ke tas" }).click()
    await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click()
    await typeDetails(page, someEmail("kilat"))
    await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
    await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
    await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
    await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()

    // Three others are faster.
    for (let order = 0; order < 3; order++) await buyOne()
    await page.getByRole("button", { name: "Buat pesanan" }).click()
    const changed = page.getByRole("dialog", { name: "Totalnya berubah" })
    await expect(changed).toContainText("Rp46.500")
    await expect(changed).toContainText("Rp69.000")
    await expectAccessible()
    await page.goto("/order")
    await live(page)
    await expect(page.getByText("Harga berubah dari Rp46.500 jadi Rp69.000")).toBeVisible()

    // All sold: the sale says so, and so does each of its goods, at the price of now.
    await says("Stok kilat sudah ludes.")
    await expect(card).toContainText("Ludes")
    await expect(card).toContainText("Rp69.000")
    await expect(sale.getByRole("timer")).toHaveCount(0)
    await expectAccessible()

    // Over: the next page has no sale.
    await at("2026-12-12T15:00:00Z")
    await expect
      .poll(
        async () => {
          await page.goto("/")
          await live(page)
          return sale.count()
        },
        { timeout: 90_000 }
      )
      .toBe(0)
  } finally {
    await context.close()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
