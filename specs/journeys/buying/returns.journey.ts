import type { Page } from "playwright/test"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { deliver, ops } from "../helpers/operations.ts"
import { placedOrder } from "../helpers/placed-order.ts"
import { toPayment } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const photo = "adapters/demo/pictures/p1001-240.webp"
const start = (page: Page) => page.getByRole("link", { name: "Ada masalah? Ajukan retur" })

test("a guest sends a unit back: what is missing is said, nothing is lost by a reload, and staff accept it. D-62b", async ({
  page,
  baseURL
}) => {
  test.slow()
  const { code, address } = await placedOrder(page, baseURL ?? "", [[1062, "106201"]])
  await page.goto(address)
  await live(page)
  await expect(page.getByRole("heading", { level: 1, name: `Pesanan ${code}` })).toBeVisible()
  await expect(start(page)).toHaveCount(0)
  await deliver(code)
  await page.reload()
  await live(page)
  await start(page).click()
  await expect(page.getByRole("heading", { level: 1, name: "Ajukan retur" })).toBeVisible()
  await expect(page.getByText(/^Bisa diajukan sampai/)).toBeVisible()
  // A guest has no account for a voucher.
  await expect(page.getByText("Uangnya mau dikembalikan ke mana?")).toHaveCount(0)

  const send = page.getByRole("button", { name: "Kirim pengajuan" })
  await send.click()
  await expect(page.getByRole("link", { name: "Foto barangnya: Tambahkan minimal satu foto." })).toBeVisible()
  await expect(page.getByRole("link", { name: "Barang mana? Pilih dulu barangnya." })).toBeVisible()
  await expectFits(page)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole("radio", { name: /^Rusak atau bocor/ }).check()
  await page.getByRole("checkbox", { name: /\(dibeli 2\)$/ }).check()
  await page
    .getByRole("button", { name: /^Tambah / })
    .last()
    .click()
  await page.getByLabel("Foto barangnya").setInputFiles(photo)
  await expect(page.getByText("1 foto tersimpan")).toBeVisible()
  await page.getByLabel("Foto barangnya").setInputFiles(photo)
  await expect(page.getByText("2 foto tersimpan")).toBeVisible()
  await page.getByRole("button", { name: "Hapus foto 2" }).click()
  // Its row is gone: the focus is where another picture is added.
  await expect(page.getByLabel("Foto barangnya")).toBeFocused()
  await page.getByLabel("Ceritakan sedikit").fill("Tutupnya pecah")
  await page.getByLabel("Bank atau dompet digital").fill("BCA")
  await page.getByLabel("Nomor rekening").fill("12")

  await page.reload()
  await live(page)
  await expect(page.getByRole("radio", { name: /^Rusak atau bocor/ })).toBeChecked()
  await expect(page.getByText("1 foto tersimpan")).toBeVisible()
  await expect(page.getByLabel("Ceritakan sedikit")).toHaveValue("Tutupnya pecah")
  await send.click()
  await expect(page.getByText("Nomor rekening berisi 6 sampai 20 angka.").first()).toBeVisible()
  await page.getByLabel("Nomor rekening").fill("012 345 6789")
  await send.click()

  await expect(page.getByText("Pengajuan returmu sudah kami terima.")).toBeVisible()
  await expect(start(page)).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  // Back does not lead to a form that was sent.
  await page.goBack()
  await expect(page.getByRole("button", { name: "Kirim pengajuan" })).toHaveCount(0)

  expect(await ops("returns", "list")).toContain(code)
  await ops("returns", "accept", code, "--say", "Kirim barangnya ke toko kami, ya.")
  await page.goto(address)
  await live(page)
  await expect(
    page.getByText(/^Returmu kami setujui\. Rp[\d.]+ kami transfer ke rekening BCA yang berakhiran 6789\./)
  ).toBeVisible()
  await expect(page.getByText("Kirim barangnya ke toko kami, ya.")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test("a member has her money back as a voucher, and reads why a return was refused", async ({ page }) => {
  test.slow()
  const { who, shop } = await enter(page)
  await shop.dispose()
  const buy = async () => {
    await toPayment(page, who.email)
    await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
    await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
    await page.getByRole("button", { name: "Buat pesanan" }).filter({ visible: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
    const code = /PDR-[\w-]+/.exec(page.url())?.[0] ?? ""
    await deliver(code)
    await page.reload()
    await live(page)
    await start(page).click()
    await page.getByRole("radio", { name: /^Barangnya salah/ }).check()
    await page.getByLabel("Foto barangnya").setInputFiles(photo)
    await expect(page.getByText("1 foto tersimpan")).toBeVisible()
    await page.getByRole("radio", { name: /^Voucher di akunmu/ }).check()
    await expect(page.getByLabel("Nomor rekening")).toHaveCount(0)
    await page.getByRole("button", { name: "Kirim pengajuan" }).click()
    await expect(page.getByText("Pengajuan returmu sudah kami terima.")).toBeVisible()
    return code
  }
  const accepted = await buy()
  await ops("returns", "accept", accepted)
  await page.reload()
  await live(page)
  await expect(page.getByText(`jadi voucher RETUR-${accepted} di akunmu`)).toBeVisible()
  await page.goto("/account/vouchers")
  await live(page)
  await expect(page.getByText(`RETUR-${accepted}`).first()).toBeVisible()

  const refused = await buy()
  // Its money would find no account: a removal names it.
  const order = page.url()
  await page.goto("/account/data")
  await live(page)
  await page.getByRole("button", { name: "Hapus akun" }).click()
  await expect(page.getByText(`Retur pesanan ${refused} masih kami cek.`)).toBeVisible()
  await page.goto(order)
  await ops("returns", "refuse", refused, "--say", "Segelnya sudah dibuka.")
  await page.reload()
  await live(page)
  await expect(page.getByText("Returmu sudah kami periksa, tapi tidak bisa kami setujui.")).toBeVisible()
  await expect(page.getByText("Segelnya sudah dibuka.")).toBeVisible()
  const letters = await (await page.request.get("/dev/outbox", { params: { to: who.email } })).text()
  expect(letters).toContain(`Uangnya jadi voucher RETUR-${accepted} di akunmu.`)
  expect(letters).toContain("Segelnya sudah dibuka.")
})
