import { expectFits } from "../helpers/fits.ts"
import { ops } from "../helpers/operations.ts"
import { chooseShade, lipstick, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

test("the page of an order tells the truth about the money", async ({ page, browser }) => {
  test.slow()
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await typeDetails(page, someEmail("uang"))
  await page.getByText(/^Patokan · Catatan untuk kurir/).click()
  await page.getByLabel("Telepon penerima").fill("021 555 1234")
  await page.getByLabel("Patokan").fill("Seberang Masjid Al Azhar")
  await page.getByLabel("Catatan untuk kurir").fill("Titip di pos satpam")
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await expect(page.getByText("Seberang Masjid Al Azhar")).toBeVisible()
  await expect(page.getByText("+62 215551234")).toBeVisible()
  await expect(page.getByText("Titip di pos satpam")).toBeVisible()
  const [code = ""] = /PDR-[\w-]+/.exec(page.url()) ?? []

  // The link that the page asks to keep opens the order in a browser that knows nothing of it.
  await expect(page).toHaveURL(/#key=.+/)
  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  const paths: Array<string> = []
  stranger.on("request", (request) => paths.push(request.url() + (request.headers()["referer"] ?? "")))
  await stranger.goto(page.url())
  await expect(stranger.getByRole("heading", { level: 1, name: `Pesanan ${code}` })).toBeVisible()
  const key = new URLSearchParams(new URL(page.url()).hash.slice(1)).get("key") ?? "none"
  expect(paths.filter((path) => path.includes(key.slice(0, 12)))).toEqual([])
  await elsewhere.close()
  // A link that was damaged on its way opens the order where its key is stored, and is repaired.
  const damaged = await page.context().newPage()
  await damaged.goto(`/orders/${code}#key=${key.slice(0, -3)}`)
  await expect(damaged.getByRole("heading", { level: 1, name: `Pesanan ${code}` })).toBeVisible()
  await expect(damaged).toHaveURL(page.url())
  await damaged.close()

  // Not paid: no receipt. Confirmed once: Back finds no second form, and the page asks for no second confirmation.
  const receipt = page.getByRole("button", { name: "Cetak kuitansi" })
  await expect(receipt).toBeHidden()
  const account = page.getByRole("region", { name: "Cara bayar" })
  await expect(account).toContainText(/\d{10}/)
  const confirm = async (name: string) => {
    await page.getByRole("link", { name }).click()
    await page.getByLabel("Bank pengirim").fill("Mandiri")
    await page.getByLabel("Nama pemilik rekening").fill("Rani Putri")
    await page.getByRole("button", { name: "Kirim konfirmasi" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Menunggu verifikasi" })).toBeVisible()
  }
  // The sum is grouped while one types, its caret stays, and what is pasted is understood.
  await page.getByRole("link", { name: "Saya sudah transfer" }).click()
  const sum = page.getByLabel("Jumlah transfer")
  await expect(sum).toHaveValue(/^\d{1,3}(?:\.\d{3})+$/)
  const asked = await sum.inputValue()
  await sum.fill("")
  await sum.pressSequentially("1289890")
  await expect(sum).toHaveValue("1.289.890")
  for (const key of ["ArrowLeft", "ArrowLeft", "Backspace"]) await sum.press(key)
  await expect(sum).toHaveValue("128.990")
  await sum.pressSequentially("7")
  await expect(sum).toHaveValue("1.289.790")
  await sum.evaluate((field: HTMLInputElement, text) => {
    // As a browser does: React hears of a value that was set behind its back.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste", data: text }))
  }, `Rp ${asked},00`)
  await expect(sum).toHaveValue(asked)
  await page.goBack()
  await confirm("Saya sudah transfer")
  // The new state stands at the top: the page does not begin where the order was left.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole("link", { name: "Saya sudah transfer" })).toBeHidden()
  // Confirmed too early: the account is there on request, without the deadline that a review has not.
  await expect(account).toBeHidden()
  await page.getByText("Belum sempat transfer? Lihat rekeningnya").click()
  await expect(account).toContainText(/\d{10}/)
  await expect(account).not.toContainText("Bayar sebelum")
  // One Back leaves the order: the form went back to it, and did not add it once more.
  await page.goBack()
  // The bag is empty now and leads home, in the place of the checkout: Forward finds the order again.
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(page.getByRole("button", { name: "Cek status pembayaran" })).toBeVisible()
  await page.goto(`/orders/${code}/confirm-payment`)
  await expect(page.getByText("Konfirmasimu sudah kami terima")).toBeVisible()
  await expect(account).toBeHidden()
  await page.getByRole("link", { name: `Pesanan ${code}` }).click()

  // Not found: a buyer who may have paid is not asked to pay again.
  await ops("orders", "reject", code)
  await page.getByRole("button", { name: "Cek status pembayaran" }).click()
  await expect(page.getByText("jangan transfer lagi, ya: kirim konfirmasinya sekali lagi")).toBeVisible()
  await expect(page.getByText("Transfer sebelum batas waktunya, ya.")).toBeHidden()
  await expect(account).toBeHidden()
  await confirm("Kirim konfirmasi lagi")

  // Paid: the receipt holds the order alone.
  await ops("orders", "accept", code)
  await page.reload()
  await expect(receipt).toBeVisible()
  await page.emulateMedia({ media: "print" })
  for (const role of ["banner", "contentinfo", "navigation", "search"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  // Black on white in both themes; what makes it a receipt stands on it, and nothing that still promises. Rule 53.
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark"
  })
  for (const words of ["Kuitansi", "LUNAS", /^Transfer /])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText("Sebentar lagi kami siapkan").filter({ visible: true })).toHaveCount(0)
  expect(
    await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
  ).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"])
  await expectFits(page)
  await page.emulateMedia({ media: "screen" })

  // Cancelled after it was paid: what happens to the money is said before and after; nothing asks for it again.
  await live(page)
  await page.getByRole("button", { name: "Batalkan pesanan" }).click()
  await expect(page.getByRole("dialog", { name: "Batalkan pesanan?" })).toContainText(
    /pembayaranmu Rp[\d.]+ kami kembalikan/
  )
  await expect(page.getByRole("button", { name: "Tidak jadi" })).toBeFocused()
  await page.getByRole("button", { name: "Ya, batalkan" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Pilih dulu alasannya." })).toBeVisible()
  await expect(page.getByRole("radio", { name: "Berubah pikiran" })).toBeFocused()
  await page.getByRole("radio", { name: "Berubah pikiran" }).check()
  await page.getByRole("button", { name: "Ya, batalkan" }).click()
  await expect(page.getByText("Pesanan ini sudah dibayar sebelum dibatalkan.")).toBeVisible()
  await expect(receipt).toBeHidden()
  await page.goto(`/orders/${code}/confirm-payment`)
  await expect(page.getByText("Pesanan ini sudah dibayar sebelum dibatalkan.")).toBeVisible()
  await expect(page.getByText("Jumlah persis")).toBeHidden()
})

test("ordering again takes what is left, and says what there is less of", async ({ page, watched }) => {
  test.slow()
  // A product that no other journey sells.
  const few = { id: "112103", name: "Kayu Manis" }
  await ops("stock", "set", few.id, "5")
  await page.goto("/product/lipstick/1121-elok-rupa-nude-sawo-lipstick")
  await live(page)
  await chooseShade(page, few.name)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await page.getByRole("button", { name: /^Tambah Nude Sawo/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (2)" })).toBeVisible()
  await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
  // Shipping comes later, and the total says so.
  await expect(
    page
      .getByText(/belum (termasuk )?ongkir/i)
      .filter({ visible: true })
      .first()
  ).toBeVisible()
  await typeDetails(page, someEmail("lagi"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  const address = page.url()
  const [code = ""] = /PDR-[\w-]+/.exec(address) ?? []
  // Cancelled while the form of the transfer is open: its answer reads the order again, and nothing there asks for money.
  await page.getByRole("link", { name: "Saya sudah transfer" }).click()
  await page.getByLabel("Bank pengirim").fill("Mandiri")
  await page.getByLabel("Nama pemilik rekening").fill("Rani Putri")
  await expect(page.getByText("Jumlah persis")).toBeVisible()
  // The page looks every 15 s: not before the press.
  let pressed = () => {}
  const press = new Promise<void>((go) => {
    pressed = go
  })
  await page.route(/\/api\/orders\//, async (route) => {
    if (route.request().method() === "GET") await press
    await route.continue()
  })
  await ops("orders", "cancel", code, "--note", "uji")
  watched.expectRefusal(409, /\/api\/payments\//)
  await page.getByRole("button", { name: "Kirim konfirmasi" }).click()
  pressed()
  await expect(page.getByRole("alert").filter({ hasText: "Pesanan ini dibatalkan." })).toBeVisible()
  await expect(page.getByText("Jumlah persis")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Kirim konfirmasi" })).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1, name: "Konfirmasi transfer" })).toBeFocused()
  await page.getByRole("link", { name: `Pesanan ${code}` }).click()
  await page.getByRole("button", { name: "Pesan lagi" }).click()
  // The bag shows what is in: a notice says so, and no dialog over it once more.
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (2)" })).toBeVisible()
  await expect(page.getByText("Barangnya sudah masuk lagi ke tas.")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Tambah Nude Sawo/ })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  // Once more: it is in the bag, and is not added twice.
  await page.goto(address)
  await live(page)
  await page.getByRole("button", { name: "Pesan lagi" }).click()
  await expect(page.getByText("Barangnya sudah ada di tasmu.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (2)" })).toBeVisible()
  await page.getByRole("button", { name: /^Hapus Nude Sawo/ }).click()
  await expect(page).toHaveURL(/\/$/)
  await ops("stock", "set", few.id, "1")
  await page.goto(address)
  await live(page)
  await page.getByRole("button", { name: "Pesan lagi" }).click()
  await expect(page.getByText(/Tidak semuanya masih ada: .*1 dari 2/)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  // A line leads to the shade that it is.
  await expect(page.getByRole("link", { name: "Nude Sawo Lipstick" })).toHaveAttribute("href", /\?combination=112103$/)
  // Nothing is left: the product, which offers to tell when it is back.
  await ops("stock", "set", few.id, "0")
  await page.goto(address)
  await live(page)
  await page.getByRole("button", { name: "Pesan lagi" }).click()
  await expect(page.getByText(/Semua barang di pesanan itu sedang habis/)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Nude Sawo Lipstick" })).toBeVisible()
  // In the shade that was ordered: the others are in stock. Decision 0038.
  await expect(page.getByRole("radio", { name: `${few.name}, stok habis` })).toBeChecked()
  await expect(page.getByRole("button", { name: "Beri tahu saya" }).filter({ visible: true }).first()).toBeVisible()
  await ops("stock", "set", few.id, "71")
})
