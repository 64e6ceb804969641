import { ops } from "./hands.ts"
import { lipstick, someEmail, typeDetails } from "./selling-walk.ts"
import { expect, expectNoSideScroll, isFull, live, slowLine, test } from "./shopper.ts"

/** Digits of a price as it stands on the page. */
const rupiahIn = (text: string): number => Number(text.replace(/\D/g, ""))

for (const line of isFull ? (["fast", "slow"] as const) : (["fast"] as const))
  test(`a guest buys a lipstick and follows it home on a ${line} line`, async ({ page, context }) => {
    test.slow()
    if (line === "slow") await slowLine(page)
    const email = someEmail("rani")

    // Finds a lipstick, picks a shade, puts it into the bag.
    await page.goto("/")
    await live(page)
    const box = page.getByRole("search").getByRole("combobox").or(page.getByRole("search").getByRole("textbox"))
    await box.click()
    await box.fill("delima satin lipstick")
    await box.press("Enter")
    await page.getByRole("article").getByRole("link", { name: "Delima Satin Lipstick" }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Delima Satin Lipstick" })).toBeVisible()
    await page.getByRole("radio", { name: /03 Bata Merah/ }).check({ force: true })
    await page.getByRole("button", { name: "Tambah ke tas" }).click()
    await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toContainText("03 Bata Merah")
    await page.getByRole("link", { name: "Lihat tas" }).click()

    // Five quick presses: none is lost, and a reload changes nothing.
    await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
    const more = page.getByRole("button", { name: /^Tambah Delima/ })
    for (let press = 0; press < 5; press++) await more.click()
    await page.getByRole("button", { name: /^Kurangi Delima/ }).click()
    await page.getByRole("button", { name: /^Kurangi Delima/ }).click()
    await page.getByRole("button", { name: /^Kurangi Delima/ }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (3)" })).toBeVisible()
    await page.reload()
    await live(page)
    await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (3)" })).toBeVisible()
    await expectNoSideScroll(page)

    // A second tab shows the same bag.
    const other = await context.newPage()
    await other.goto("/order")
    await expect(other.getByRole("heading", { level: 1, name: "Tas belanja (3)" })).toBeVisible()
    await other.close()

    // Who and where; what is missing is said, what was typed survives a reload.
    await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
    await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
    await expect(page.getByRole("alert").filter({ hasText: "Ada yang perlu dilengkapi" })).toBeVisible()
    await typeDetails(page, email)
    await page.reload()
    await live(page)
    await expect(page.getByLabel("Alamat lengkap")).toHaveValue("Jl. Melawai Raya No. 18, RT 05/RW 02")
    await expectNoSideScroll(page)
    await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()

    // How it travels: free from its limit on; Back finds the address again.
    await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
    const free = page.getByRole("radio", { name: /Reguler.*Gratis/ })
    await expect(free.first()).toBeVisible()
    await free.first().check()
    await page.goBack()
    await expect(page.getByLabel("Alamat lengkap")).toHaveValue("Jl. Melawai Raya No. 18, RT 05/RW 02")
    await page.goForward()
    await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
    await expectNoSideScroll(page)
    await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()

    // Which bank: the unique code is there before anything is ordered.
    await expect(page.getByRole("heading", { level: 1, name: "Pembayaran" })).toBeVisible()
    await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
    await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
    await page.reload()
    await live(page)
    await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
    await expectNoSideScroll(page)

    // A double press makes one order.
    await page.getByRole("button", { name: "Buat pesanan" }).dblclick()
    await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
    const [code = ""] = /PDR-[\w-]+/.exec(page.url()) ?? []
    expect((await ops("orders", "list", "--email", email)).match(/PDR-/g)).toHaveLength(1)

    // Account, exact amount, deadline.
    const pay = page.getByRole("region", { name: "Cara bayar" })
    await expect(pay).toContainText("Rekening BCA")
    await expect(pay).toContainText(/Bayar sebelum .* WIB/)
    const amount = rupiahIn((await pay.getByText(/^Rp[\d.]+$/).textContent()) ?? "")
    await expect(page.getByRole("button", { name: /Tas belanja$/ })).toBeVisible()
    await expectNoSideScroll(page)

    // Says it has paid, with a picture of the receipt.
    await page.getByRole("link", { name: "Saya sudah transfer" }).click()
    await page.getByLabel("Bank pengirim").fill("Mandiri")
    await page.getByLabel("Nama pemilik rekening").fill("Rani Putri")
    await page.getByLabel("Foto bukti transfer").setInputFiles("adapters/demo/pictures/p1001-240.webp")
    await expect(page.getByText("Foto tersimpan")).toBeVisible()
    await page.reload()
    await live(page)
    await expect(page.getByLabel("Nama pemilik rekening")).toHaveValue("Rani Putri")
    await page.getByRole("button", { name: "Kirim konfirmasi" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Menunggu verifikasi" })).toBeVisible()

    // The hands of the shop move it, and the guest sees each step.
    await ops("transfers", "match", `MUTASI-${code}`, "bca", String(amount))
    const steps = [
      ["Sudah dibayar", []],
      ["Sedang disiapkan", ["orders", "advance", code, "pack"]],
      ["Dikirim", ["orders", "advance", code, "ship", "--tracking", "JNE0123456789"]],
      ["Sudah sampai", ["orders", "advance", code, "deliver"]]
    ] as const
    for (const [status, command] of steps) {
      if (command.length > 0) await ops(...command)
      await page.reload()
      await live(page)
      await expect(page.getByRole("status").filter({ hasText: status })).toBeVisible()
    }
    await expect(page.getByText("JNE0123456789")).toBeVisible()
    await page.getByRole("button", { name: "Pesanan diterima" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Selesai" })).toBeVisible()
  })

test("an answer that is lost makes one order, and none is made twice", async ({ page, watched }) => {
  watched.expectLoss(/\/api\/orders\/order$/)
  const email = someEmail("hilang")
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  await typeDetails(page, email)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank Mandiri/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  // The order reaches the shop; its answer does not come back.
  await page.route("**/api/orders/order", async (route) => {
    await route.fetch()
    await route.abort("connectionreset")
  })
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible({ timeout: 20_000 })
  expect((await ops("orders", "list", "--email", email)).match(/PDR-/g)).toHaveLength(1)
})
