import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright/test"
import { startShop } from "../../shop-process.ts"
import { violationsOn } from "../helpers/axe.ts"
import { beenHere } from "../helpers/been-here.ts"
import { expectFits } from "../helpers/fits.ts"
import { opsOf } from "../helpers/operations.ts"
import { expect, live, test, touch } from "../helpers/shopper.ts"

/** What a marketing person has written in a spreadsheet for the twelfth of December. */
const sheet = `id;group;location;position;title_id;title_en;text_id;products;regions;apply;from;until
1212-hero;top_banners;home;0;Serba 12.12;All 12.12;Satu hari saja.;;;other;2026-12-12;2026-12-12
1212-kilat;regular_flashsale_theme;home;0;Kilat 12.12;Flash 12.12;Sampai tengah malam.;1001 1002 1003;;other;2026-12-12;2026-12-12
1212-strip;promo_text_banner;all;0;12.12: gratis ongkir;12.12: free delivery;;;;everyday;2026-12-12;2026-12-12
banjir;emergency_announcement;all;0;Pengiriman mundur sehari karena banjir.;Deliveries are a day late.;;;;everyday;2026-12-12;2026-12-12
`

test("a campaign that was prepared by CSV is previewed, goes live at midnight and off again", {
  tag: "@phone"
}, async ({ browser }) => {
  test.slow()
  // A shop of its own: its clock goes to another day.
  const shop = await startShop()
  const folder = await mkdtemp(join(tmpdir(), "pendar-campaign-"))
  const file = join(folder, "1212.csv")
  const ops = opsOf(shop.dataDir)
  const context = await browser.newContext({ baseURL: shop.address, storageState: beenHere(shop.address) })
  const page = await context.newPage()
  const at = async (set: string): Promise<void> => {
    const answer = await page.request.post("/dev/clock", { data: { set }, headers: { origin: shop.address } })
    expect(answer.status()).toBe(200)
  }
  const hero = page.getByRole("heading", { name: "Serba 12.12" })
  const opens = async (): Promise<void> => {
    await page.goto("/")
    await live(page)
  }
  try {
    await at("2026-12-11T16:30:00Z")
    await writeFile(file, sheet)
    expect(await ops("import", "banners", file, "--dry-run")).toContain("Nothing was written: --dry-run.")
    await writeFile(file, sheet.replace("1003", "999999"))
    await expect(ops("import", "banners", file)).rejects.toThrow(/products there is no product 999999/)
    await writeFile(file, sheet)
    expect(await ops("import", "banners", file)).toContain("4 changes")
    await opens()
    await expect(hero).toHaveCount(0)

    const [link = ""] = (await ops("preview", "2026-12-12 00.01")).split("\n")
    await page.goto(link)
    await live(page)
    await expect(hero).toBeVisible()
    const bar = page.getByRole("complementary", { name: "Pratinjau" })
    await expect(bar).toContainText("Sab 12 Des 2026, 00.01 WIB")
    await expectFits(page)
    expect(await violationsOn(page)).toEqual([])
    expect(
      (await page.request.post("/api/orders/order", { data: {}, headers: { origin: shop.address } })).status()
    ).toBe(403)
    await bar.getByRole("link", { name: "Keluar" }).click()
    await live(page)
    await expect(bar).toHaveCount(0)
    await expect(hero).toHaveCount(0)

    await at("2026-12-11T17:00:00Z")
    await expect
      .poll(
        async () => {
          await opens()
          return hero.count()
        },
        { timeout: 90_000 }
      )
      .toBe(1)
    await expect(page.getByText("12.12: gratis ongkir")).toBeVisible()
    await expect(page.getByText("Pengiriman mundur sehari karena banjir.")).toBeVisible()
    await expect(page.getByText("Kilat 12.12").first()).toBeVisible()
    // By the clock of the server: less than a day is left.
    await expect(page.getByLabel(/23 jam/).first()).toBeVisible()

    await at("2026-12-12T17:00:00Z")
    await expect
      .poll(
        async () => {
          await opens()
          return hero.count()
        },
        { timeout: 90_000 }
      )
      .toBe(0)
    await expect(page.getByText("12.12: gratis ongkir")).toHaveCount(0)
  } finally {
    await context.close()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

const floating = (page: Page) => page.getByRole("link", { name: "Kado menit terakhir" })

test.describe("what comes over a page by itself", () => {
  test.use({ isNewHere: true, contextOptions: { reducedMotion: "reduce" } })

  test("floating banners come after the popup, never beside it, and stay away once dismissed", async ({ page }) => {
    await page.goto("/")
    await live(page)
    await touch(page)
    const popup = page.getByRole("dialog", { name: "Halo, kenalan dulu" })
    await expect(popup).toBeVisible()
    await expect(floating(page)).toHaveCount(0)
    await popup.getByRole("button", { name: "Nanti saja" }).click()
    await expect(floating(page)).toBeVisible()
    await expectFits(page)
    expect(await violationsOn(page)).toEqual([])
    // A dialog goes before them.
    await page.getByRole("button", { name: "Tutup: Kado menit terakhir" }).click()
    await expect(floating(page)).toHaveCount(0)
    await page.reload()
    await live(page)
    await touch(page)
    await expect(page.getByRole("link", { name: "Enam belas toko, satu rak" })).toBeVisible()
    await expect(floating(page)).toHaveCount(0)
    // Never over what one types into.
    await page.getByLabel("Cari produk").filter({ visible: true }).first().focus()
    await expect(page.getByRole("link", { name: "Enam belas toko, satu rak" })).not.toBeVisible()
  })
})
