import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import { type RunningShop, startShop } from "../../shop-process.ts"
import { violationsInThemes } from "../helpers/axe.ts"
import { opsOf } from "../helpers/operations.ts"
import { chooseShade, lipstick, someEmail } from "../helpers/selling-walk.ts"
import { test as base, expect, expectNoSideScroll, live } from "../helpers/shopper.ts"

const menteng = { name: "Pendar Teras Menteng", id: "5", place: { latitude: -6.1952, longitude: 106.8301 } }
const lacking = { name: "Pendar Atrium Kencana", id: "1" }
/** Shade 03 of the lipstick. */
const goods = "100103"

/** A shop of its own, whose clock is moved by days; two stores differ in what they have. */
const test = base.extend<{ readonly shop: RunningShop; readonly staff: ReturnType<typeof opsOf> }>({
  shop: async ({ locale: _ }, use) => {
    const shop = await startShop()
    await toNoon(shop)
    await use(shop)
    await shop.stop()
  },
  baseURL: async ({ shop }, use) => use(shop.address),
  staff: async ({ shop }, use) => {
    const staff = opsOf(shop.dataDir)
    await staff("store-stock", "set", menteng.id, goods, "4")
    await staff("store-stock", "set", lacking.id, goods, "1")
    await use(staff)
  }
})

/** Moves the shop's clock to the next noon in Jakarta: what is ready after closing time is held for another time. */
const toNoon = async ({ address }: RunningShop): Promise<void> => {
  const noon = Date.parse(`${jakartaDay(instant(Date.now()))}T12:00+07:00`)
  const ahead = (noon - Date.now() + dayMs) % dayMs
  await moveClock(address, `PT${Math.ceil(ahead / 60_000)}M`)
}

const moveClock = async (address: string, advance: string): Promise<void> => {
  const answer = await fetch(`${address}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ advance })
  })
  expect(answer.status).toBe(200)
}

const code = (url: string): string => /PDR-[\w-]+/.exec(url)?.[0] ?? ""

for (const size of ["phone", "desktop"] as const)
  test(`an order is fetched in a store by its code, and one that is not fetched is refunded on the fourth day, on ${size}. D-65`, {
    tag: size === "desktop" ? "@desktop" : "@phone"
  }, async ({ page, context, shop, staff }) => {
    test.slow()
    await context.grantPermissions(["geolocation"])
    await context.setGeolocation(menteng.place)
    const heading = (name: string | RegExp) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    const status = (text: string) => expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible()
    const press = (name: string | RegExp) =>
      page.getByRole("button", { name }).filter({ visible: true }).first().click()
    const axe = async () => expect(await violationsInThemes(page)).toEqual([])
    const pickup = page.getByRole("radio", { name: /Ambil di toko/ })
    const sheet = page.getByRole("dialog", { name: "Ambil di toko mana?" })
    /** Buys two of the shade, picked up; returns the code of the order. */
    const order = async (): Promise<string> => {
      await press("Lanjut ke pembayaran")
      await heading("Mau bayar pakai apa?")
      await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
      await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
      await press("Buat pesanan")
      await heading(/^Pesanan PDR-/)
      return code(page.url())
    }
    const intoBag = async () => {
      await page.goto(lipstick)
      await live(page)
      await chooseShade(page, "03 Bata Merah")
      await press("Tambah ke tas")
      await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
    }

    // Two lipsticks in the bag; the address is asked for until a store is chosen.
    await intoBag()
    await page.getByRole("link", { name: "Lihat tas" }).click()
    await page.getByRole("button", { name: /^Tambah Delima/ }).click()
    await heading("Tas belanja (2)")
    await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
    await expect(page.getByLabel("Alamat lengkap")).toBeVisible()
    await pickup.click()
    await expect(sheet.getByText(/^\d+ dari 16 toko punya semuanya$/)).toBeVisible()
    // The store that lacks one says so, and cannot be chosen.
    const incomplete = sheet.getByRole("listitem").filter({ hasText: lacking.name })
    await expect(incomplete.getByText("Sisa 1, kamu perlu 2")).toBeVisible()
    await expect(sheet.getByRole("radio", { name: new RegExp(lacking.name) })).toHaveCount(0)
    await axe()
    // The nearest first, once the place is known; found by name.
    await sheet.getByRole("button", { name: "Pakai lokasiku" }).click()
    await expect(sheet.getByRole("radio").first()).toHaveAccessibleName(new RegExp(`${menteng.name}.*0 km`))
    await sheet.getByRole("searchbox").fill("menteng")
    await expect(sheet.getByRole("radio")).toHaveCount(1)
    await sheet.getByRole("radio").check({ force: true })
    await sheet.getByRole("button", { name: `Ambil di ${menteng.name}` }).click()
    await expect(sheet).toBeHidden()

    // No address any more; contact and store survive a reload.
    await expect(page.getByLabel("Alamat lengkap")).toBeHidden()
    await expect(page.getByText(/Siap sekitar .* kalau dibayar sekarang/)).toBeVisible()
    const email = someEmail("ambil")
    await page.getByLabel("Email").fill(email)
    await page.getByLabel("Nomor HP").fill("0812 3456 7890")
    await page.getByLabel("Nama pemesan").fill("Rani Lestari")
    await page.reload()
    await live(page)
    await expect(pickup).toBeChecked()
    await expect(page.getByText(menteng.name, { exact: true })).toBeVisible()
    await expect(page.getByLabel("Email")).toHaveValue(email)
    await expectNoSideScroll(page)
    await axe()

    // Paid, ready, fetched: the code is shown large, and counts once.
    const first = await order()
    await expect(page.getByText(/siap sekitar .* kalau dibayar sekarang/)).toBeVisible()
    await staff("orders", "accept", first, "--no-transfer")
    await staff("orders", "advance", first, "pack")
    await page.reload()
    await live(page)
    await status("Sedang disiapkan")
    await staff("orders", "advance", first, "ready")
    await page.reload()
    await live(page)
    await status("Siap diambil")
    await expect(page.getByRole("img", { name: /^Kode QR untuk mengambil pesanan/ })).toBeVisible()
    await expect(page.getByText(/^Disimpan sampai .*, 22\.00 WIB$/)).toBeVisible()
    await expectNoSideScroll(page)
    await axe()
    const letters = (await page.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).textContent()) ?? ""
    await staff("pickup", "hand-over", letters, "--store", menteng.id)
    await expect(staff("pickup", "hand-over", letters)).rejects.toThrow("picked_up")
    await page.reload()
    await live(page)
    await status("Sudah diambil")
    await expect(page.getByText("Tunjukkan ini di kasir")).toBeHidden()
    expect(await staff("store-stock", "list", menteng.id)).toContain(`${goods}\t1001\t2`)

    // The second one is not fetched: on the fourth day its money is back, and its goods are in the store.
    await intoBag()
    await page.goto("/order?step=details")
    await live(page)
    await pickup.click()
    await sheet.getByRole("radio", { name: new RegExp(menteng.name) }).check({ force: true })
    await sheet.getByRole("button", { name: `Ambil di ${menteng.name}` }).click()
    await expect(sheet).toBeHidden()
    const second = await order()
    await staff("orders", "accept", second, "--no-transfer")
    for (const move of ["pack", "ready"]) await staff("orders", "advance", second, move)
    expect(await staff("store-stock", "list", menteng.id)).toContain(`${goods}\t1001\t1`)
    await moveClock(shop.address, "P4D")
    await expect
      .poll(async () => staff("orders", "show", second), { timeout: 60_000 })
      .toContain('"status": "refunded"')
    await page.reload()
    await live(page)
    await status("Dana dikembalikan")
    await expect(page.getByText("Tidak diambil sampai batasnya")).toBeVisible()
    expect(await staff("store-stock", "list", menteng.id)).toContain(`${goods}\t1001\t2`)
    const letter = await (await fetch(`${shop.address}/dev/outbox?to=${encodeURIComponent(email)}`)).json()
    const subjects = JSON.stringify(letter)
    expect(subjects).toContain(`Pesanan ${first} siap diambil`)
    expect(subjects).toContain(`Pesanan ${second} belum diambil, jadi kami batalkan`)
    await axe()
  })
