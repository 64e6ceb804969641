import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Page } from "playwright/test"
import { hasSharedData, sharedPath } from "../shared-data.ts"
import { type RunningShop, startShop } from "../shop-process.ts"
import { beenHere } from "./helpers/been-here.ts"
import { someEmail, typeDetails } from "./helpers/selling-walk.ts"
import { expect, expectNoSideScroll, live, test } from "./helpers/shopper.ts"

const root = `${import.meta.dirname}/../..`
const run = promisify(execFile)

/** A feed with one product, for folders without other test inputs. */
const ownFeed = [
  ["id", "title", "description", "link", "image_link", "availability", "price", "brand", "condition", "product_type"],
  [
    "P475138-A",
    "NARS Soft Matte Face Primer - 1 oz/ 30 mL",
    "Primer wajah.",
    "https://shop.example/products/primer",
    "https://cdn.shop.example/products/primer.jpg",
    "in_stock",
    "558000 IDR",
    "NARS",
    "new",
    "Makeup > Primer"
  ]
]
  .map((cells) => cells.join("\t"))
  .join("\n")

/** What the merchant writes down of the shop. */
const setup = {
  // As in README: without a sign of its own the word mark is the name.
  shop: { name: "Melati Kosmetik", sender: "halo@melati.test", help_whatsapp: "0812 3456 7890" },
  stores: [
    { name: "Melati Braga", address: "Jalan Braga 10", place: "Kota Bandung", latitude: -6.9175, longitude: 107.6191 }
  ],
  banks: [
    { bank: "BCA", number: "7780099123", holder: "CV Melati Jaya" },
    { bank: "BCA", number: "7780044556", holder: "CV Melati Jaya" },
    { bank: "BNI", number: "0099887766", holder: "CV Melati Jaya" }
  ],
  couriers: ["jne.reg", "jnt.ez"]
}

/** A command of the README, on the shop of a data folder. */
const commandsOn =
  (dataDir: string) =>
  async (main: "ops" | "import", ...words: ReadonlyArray<string>) => {
    const { stdout } = await run(process.execPath, [`adapters/server/${main}.main.ts`, ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir }
    })
    return stdout
  }

const bankNumber = "7780099123"

test.describe("a merchant without the demo", () => {
  let folder: string
  let shop: RunningShop
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pendar-merchant-"))
    shop = await startShop({ DEMO: "off", DATA_DIR: join(folder, "data") })
  })
  test.afterAll(async () => {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test("goes from an empty folder to the first paid order", async ({ browser }) => {
    test.slow()
    const { viewport } = test.info().project.use
    const context = await browser.newContext({
      baseURL: shop.address,
      storageState: beenHere(shop.address),
      ...(viewport && { viewport })
    })
    const page = await context.newPage()
    const defects: Array<string> = []
    page.on("pageerror", (error) => defects.push(error.message))
    // The feed's pictures lie on another machine.
    await page.route(/cdn\.shop\.example/, (route) => route.abort())
    const command = commandsOn(shop.dataDir)

    // The shop says what is missing, and shoppers read that there is nothing yet.
    await expect.poll(shop.printed).toContain("There is no bank account to pay into: npm run ops -- setup")
    expect(shop.printed()).toContain("No store ships, so parcels leave from nowhere: npm run ops -- setup")
    expect(await command("ops", "status")).toContain("There is nothing to sell: npm run import -- FILE")
    await page.goto("/")
    await expect(page.getByRole("heading", { name: "Rak kami sedang diisi" })).toBeVisible()
    await expectNoSideScroll(page)

    // Goods are there, but nothing ships: the checkout says so in words.
    const feed = hasSharedData ? sharedPath("google-feed-idr-small.tsv") : join(folder, "feed.tsv")
    if (!hasSharedData) await writeFile(feed, ownFeed)
    await command("import", feed)
    const email = someEmail("pertama")
    await toDelivery(page, email)
    await expect(page.getByRole("alert").filter({ hasText: "Toko ini belum bisa mengirim pesanan" })).toBeVisible()

    // The setup is tried first, then written.
    const file = join(folder, "shop.json")
    await writeFile(file, JSON.stringify(setup))
    expect(await command("ops", "setup", "--file", file, "--dry-run")).toContain("Nothing was written: --dry-run.")
    expect(await command("ops", "status")).toContain("The shop has no name")
    expect(await command("ops", "setup", "--file", file)).toContain("7 changes, 0 rows as before.")
    expect(JSON.parse(await command("ops", "status", "--json"))).toMatchObject({ missing: [] })
    expect(await command("ops", "status")).toContain("Worth adding:")

    // The couriers are there without a reload.
    await expect(async () => {
      // A busy shop may have answered the press before.
      const courier = page.getByRole("radio", { name: /JNE/ })
      if (!(await courier.isVisible())) await page.getByRole("button", { name: "Coba lagi" }).click({ timeout: 1_000 })
      await expect(courier).toBeVisible({ timeout: 1_000 })
    }).toPass()

    // Its own name, couriers and account; nothing of another shop's.
    await expect(async () => {
      await page.reload()
      // Pages are stored for some seconds.
      await expect(page).toHaveTitle(/ · Melati Kosmetik$/, { timeout: 2_000 })
    }).toPass()
    await live(page)
    await expect(page.getByRole("link", { name: "Melati Kosmetik, ke beranda" }).first()).toHaveText("Melati Kosmetik")
    await expectNoSideScroll(page)
    await page.getByRole("radio", { name: /JNE/ }).check()
    await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
    // Texts that are not written are named, and nothing leads to them.
    const terms = page.getByText(/^Dengan membuat pesanan/).filter({ visible: true })
    await expect(terms).toHaveText("Dengan membuat pesanan, kamu setuju dengan syarat dan kebijakan privasi toko ini.")
    await expect(terms.getByRole("button")).toHaveCount(0)
    // Two accounts at one bank have names of their own.
    for (const tail of ["9123", "4556"])
      await expect(page.getByRole("radio", { name: `Transfer bank BCA Rekening berakhiran ${tail}` })).toHaveCount(1)
    // A bank and a courier that the merchant gives up meanwhile are named, and another one is chosen. Decision 0043.
    type Rows = ReadonlyArray<{ readonly id: string; readonly bank?: string }>
    const rowsOf = async (part: string): Promise<Rows> =>
      JSON.parse(await command("ops", "export", part, "--format", "json"))
    const replace = async (part: string, rows: Rows) => {
      await writeFile(file, JSON.stringify(rows))
      await command("ops", "import", part, file, "--remove-others")
    }
    const banks = async () => (await page.request.get("/api/payments/payment-methods")).text()
    const choose = async (name: RegExp) => {
      await page.getByRole("radio", { name }).check()
      await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
    }
    await choose(/Transfer bank BNI/)
    await expectNoSideScroll(page)
    await expect(page.getByRole("button", { name: "Buat pesanan" })).toBeInViewport({ ratio: 1 })
    const bothBanks = await rowsOf("banks")
    await replace(
      "banks",
      bothBanks.filter(({ bank }) => bank !== "BNI")
    )
    await expect.poll(banks).not.toContain("BNI")
    await page.getByRole("button", { name: "Buat pesanan" }).click()
    await expect(page.getByRole("alert").filter({ hasText: "Bank pilihanmu sudah tidak kami pakai" })).toBeInViewport()
    await expect(page.getByRole("radio", { name: /Transfer bank BNI/ })).toHaveCount(0)
    await choose(/Transfer bank BCA.*9123/)
    const couriers = await rowsOf("couriers")
    await replace(
      "couriers",
      couriers.filter(({ id }) => id !== "jne.reg")
    )
    // What the merchant set up is read as a whole: once the bank is back, the courier is gone.
    await replace("banks", bothBanks)
    await expect.poll(banks).toContain("BNI")
    await page.getByRole("button", { name: "Buat pesanan" }).click()
    await expect(
      page.getByRole("alert").filter({ hasText: "Kurir pilihanmu sudah tidak bisa dipakai" })
    ).toBeInViewport()
    await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
    await expect(page.getByRole("radio", { name: /JNE/ })).toHaveCount(0)
    await expect(page.getByRole("radio", { name: /J&T/ })).toBeChecked()
    await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
    await expect(page.getByText("Kurir pilihanmu")).toBeHidden()
    // Both are free of charge for this order: the total is the one that was shown, and is no question.
    await page.getByRole("button", { name: "Buat pesanan" }).click()
    await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
    const pay = page.getByRole("region", { name: "Cara bayar" })
    await expect(pay).toContainText(bankNumber)
    await expect(pay).toContainText("CV Melati Jaya")
    await expectNoSideScroll(page)

    // The message says where to pay, and who sends it.
    const messages = async () => (await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`)).text()
    await expect.poll(messages).toContain(bankNumber)
    expect(await messages()).toContain("Melati Kosmetik")
    expect(await messages()).not.toContain("Pendar")

    // The money comes in: paid.
    const amount = ((await pay.getByText(/^Rp[\d.]+$/).textContent()) ?? "").replace(/\D/g, "")
    const code = /PDR-[\w-]+/.exec(page.url())?.[0] ?? ""
    // On the other account at the same bank it is held, and the order is named.
    expect(await command("ops", "transfers", "match", "MUTASI-0", "bca-2", amount)).toContain("held")
    const held = await command("ops", "transfers", "list", "--held")
    expect(held).toContain(`maybe ${code}`)
    expect(held).toContain("differs by 0\twaits on the account bca, not on bca-2")
    expect(await command("ops", "transfers", "match", "MUTASI-1", "bca", amount)).toContain(`Paid: order ${code}.`)
    await page.reload()
    await expect(page.getByRole("status").filter({ hasText: "Dibayar" })).toBeVisible()
    // One store, without a telephone.
    await page.goto("/stores")
    await expect(page.getByText("Toko kami ada di Bandung.")).toBeVisible()
    await expect(page.getByText("Telepon")).toHaveCount(0)
    await expectNoSideScroll(page)
    expect(defects).toEqual([])
    await context.close()
  })
})

/** Puts the primer into the bag and goes as far as the couriers. */
const toDelivery = async (page: Page, email: string): Promise<void> => {
  await expect(async () => {
    await page.goto("/search?q=soft+matte+face+primer")
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole("article").locator("a[href^='/product/']").first().click()
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click()
  await typeDetails(page, email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
}
