import type { Page } from "playwright/test"
import { ops } from "../helpers/operations.ts"
import { chooseShade, lipstick, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, expectNoSideScroll, isFull, live, slowLine, test } from "../helpers/shopper.ts"

const street = "Jl. Melawai Raya No. 18, RT 05/RW 02"

/** Opens the same address in a second tab and looks at it. */
const inSecondTab = async (page: Page, look: (other: Page) => Promise<void>): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await look(other)
  await other.close()
}

/** Digits of a price as it stands on the page. */
const rupiahIn = (text: string): number => Number(text.replace(/\D/g, ""))

for (const line of isFull ? (["fast", "slow"] as const) : (["fast"] as const))
  test(`a guest buys a lipstick and follows it home on a ${line} line`, { tag: "@every" }, async ({
    page,
    context
  }) => {
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
    await chooseShade(page, "03 Bata Merah")
    await page.getByRole("button", { name: "Tambah ke tas" }).click()
    await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toContainText("03 Bata Merah")
    await page.getByRole("link", { name: "Lihat tas" }).click()

    // Five quick presses: none is lost, and neither a reload, Back nor a second tab changes anything.
    const bag = (count: number) => page.getByRole("heading", { level: 1, name: `Tas belanja (${count})` })
    await expect(bag(1)).toBeVisible()
    await expect(page.getByText("Tambah Rp80.800 lagi, ongkirnya gratis")).toBeVisible()
    const more = page.getByRole("button", { name: /^Tambah Delima/ })
    for (let press = 0; press < 5; press++) await more.click()
    await expect(bag(6)).toBeVisible()
    const fewer = page.getByRole("button", { name: /^Kurangi Delima/ })
    for (let press = 0; press < 5; press++) await fewer.click()
    await expect(bag(1)).toBeVisible()
    await page.reload()
    await live(page)
    await expect(bag(1)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "Delima Satin Lipstick" })).toBeVisible()
    await page.goForward()
    await expect(bag(1)).toBeVisible()
    await expectNoSideScroll(page)
    await inSecondTab(page, async (other) => {
      await expect(other.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
    })

    // Who and where; what is missing is said, what was typed survives a reload.
    await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeFocused()
    await expect(page).toHaveTitle(/^Alamat · Checkout/)
    await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
    // All problems on top, with the focus, each a link to its field. Rule 43.
    const summary = page.getByRole("region", { name: /^Ada \d+ isian yang perlu dicek$/ })
    await expect(summary).toBeFocused()
    await summary.getByRole("link", { name: /nomor HP/ }).click()
    await expect(page.getByRole("textbox", { name: "Nomor HP" })).toBeFocused()
    await typeDetails(page, email)
    await expectNoSideScroll(page)
    // What is typed but not sent stays in its tab (machines 15), also while another tab is used.
    await inSecondTab(page, (other) => typeDetails(other, someEmail("lain")))
    await page.reload()
    await live(page)
    await expect(page.getByLabel("Email")).toHaveValue(email)
    await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()

    // How it travels: below the limit it costs something; Back finds the address again.
    const delivery = page.getByRole("heading", { level: 1, name: "Pengiriman" })
    await expect(delivery).toBeFocused()
    await expect(page).toHaveTitle(/^Pengiriman · Checkout/)
    const regular = page.getByRole("group", { name: "Reguler" }).getByRole("radio").first()
    await expect(regular).toHaveAccessibleName(/Rp/)
    await expect(regular).not.toHaveAccessibleName(/Gratis/)
    await page.goBack()
    await expect(page.getByLabel("Alamat lengkap")).toHaveValue(street)
    await page.goBack()
    // From the limit on it is free: the bag says so, and so does the courier.
    await expect(bag(1)).toBeVisible()
    await more.click()
    await more.click()
    await expect(bag(3)).toBeVisible()
    await expect(page.getByText("Hore, ongkirmu gratis")).toBeVisible()
    await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
    await expect(page.getByLabel("Alamat lengkap")).toHaveValue(street)
    await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
    await expect(delivery).toBeVisible()
    // The quickest free one is seen, the slower ones are folded; what is dearer and sooner stands by itself. Decision 0091.
    const free = page.getByRole("group", { name: "Gratis" })
    await expect(free.getByRole("radio")).toHaveCount(1)
    await expect(page.getByRole("group", { name: "Lebih cepat" }).getByRole("radio").first()).toHaveAccessibleName(/Rp/)
    await free.getByText(/^\d kurir gratis lainnya, tiba /).click()
    const slow = free.getByRole("radio").last()
    await expect(slow).toHaveAccessibleName(/Gratis/)
    await slow.check()
    // What is chosen is seen after a reload, too.
    await page.reload()
    await live(page)
    await expect(slow).toBeChecked()
    // Another tab knows it as soon as the shop does.
    await expect(page.getByRole("button", { name: "Lanjut ke pembayaran" })).not.toHaveAttribute("aria-busy")
    await inSecondTab(page, (other) =>
      expect(other.getByRole("group", { name: "Gratis" }).getByRole("radio").last()).toBeChecked()
    )
    await expectNoSideScroll(page)
    await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()

    // Which bank: the unique code is there before anything is ordered.
    await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeFocused()
    await expect(page).toHaveTitle(/^Bayar · Checkout/)
    await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
    await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
    await page.reload()
    await live(page)
    const uniqueCode = page.getByText(/Kode unik \d+ ikut ditransfer/)
    await expect(uniqueCode).toBeVisible()
    const text = (await uniqueCode.textContent()) ?? ""
    await page.goBack()
    await expect(slow).toBeChecked()
    await page.goForward()
    await expect(uniqueCode).toHaveText(text)
    await expectNoSideScroll(page)

    // A double press here and a press in a second tab at the same time make one order.
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByText(text)).toBeVisible()
    /** The middle of the last button, once it stands still and can be pressed. */
    const middleIn = async (tab: typeof page) => {
      const button = tab.getByRole("button", { name: "Buat pesanan" })
      await button.hover()
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      return [x + width / 2, y + height / 2] as const
    }
    const [there, here] = [await middleIn(other), await middleIn(page)]
    // Presses of a person: whatever the other tab has put there by then.
    await Promise.all([page.mouse.dblclick(...here), other.mouse.click(...there)])
    for (const tab of [page, other])
      await expect(tab.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
    const [code = ""] = /PDR-[\w-]+/.exec(page.url()) ?? []
    expect(other.url()).toContain(code)
    await other.close()
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

    // An operator moves it, and the guest sees each step.
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
    await expect(page.getByRole("region", { name: "Paketmu" }).getByText("JNE0123456789")).toBeVisible()
    await page.getByRole("button", { name: "Pesanan diterima" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Selesai" })).toBeVisible()
  })

test("a press in the first moment counts", { tag: ["@phone", "@every"] }, async ({ page }) => {
  // Quicker than a person: in the moment in which the button appears, before the address has followed.
  await page.addInitScript(() => {
    let isPressed = false
    new MutationObserver(() => {
      const next = [...document.querySelectorAll("button")].find(({ textContent }) => /ke pembayaran/.test(textContent))
      if (next === undefined || isPressed) return
      isPressed = true
      next.click()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  await typeDetails(page, someEmail("gegas"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeVisible()
  await expect(page).toHaveURL(/step=payment/)
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  // Back before the next step is drawn.
  await page.getByRole("button", { name: /ke pembayaran/ }).evaluate((button: HTMLElement) => {
    button.click()
    history.back()
  })
  await expect(page).toHaveURL(/step=delivery/)
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
})

test("an answer that is lost makes one order, and none is made twice", { tag: "@wide" }, async ({
  page,
  context,
  watched
}) => {
  watched.expectLoss(/\/api\/orders\/order$|\/checkouts\/order/)
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
  const questions = /\/checkouts\/order/
  await page.route(questions, (route) => route.abort())
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Sedang memastikan pesananmu" })).toBeVisible()
  // What happens next, where the parcel goes and what was ordered are there; nothing can be changed or ordered again.
  await expect(page.getByRole("status").filter({ hasText: "Jangan pesan ulang dulu" })).toBeVisible()
  const ways = page.getByRole("listitem")
  await expect(ways.filter({ hasText: "Tiap 5 detik" })).toBeVisible()
  await expect(ways.filter({ hasText: `Notanya kami kirim ke ${email}` })).toBeVisible()
  await expect(page.getByText("Jl. Melawai Raya No. 18, RT 05/RW 02").filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText("Delima Satin Lipstick").filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0)
  await expect(page.getByRole("main").getByRole("link", { name: /Ubah/ })).toHaveCount(0)
  // Another tab begins at the bag: it finds the order, and does not say what has gone.
  const other = await context.newPage()
  await other.goto("/order")
  await expect(other.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible({ timeout: 20_000 })
  await other.close()
  await page.unroute(questions)
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible({ timeout: 20_000 })
  expect((await ops("orders", "list", "--email", email)).match(/PDR-/g)).toHaveLength(1)
})
