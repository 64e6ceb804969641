import { beenHere } from "../helpers/been-here.ts"
import { expectFits } from "../helpers/fits.ts"
import { ops } from "../helpers/operations.ts"
import { chooseShade, lipstick, shadesOf, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

test("two shoppers want the last one: one order, and the other reads so and loses nothing else", async ({
  page,
  browser,
  watched
}) => {
  test.slow()
  watched.expectRefusal(409, /\/api\/orders\/order$/)
  const { name: size, use } = test.info().project
  const { last } = shadesOf(size)
  await ops("stock", "set", last.id, "1")
  const { baseURL, viewport } = use
  const context = await browser.newContext({
    ...(baseURL && { baseURL, storageState: beenHere(baseURL) }),
    ...(viewport && { viewport })
  })
  const other = await context.newPage()
  for (const shopper of [page, other]) {
    await shopper.goto(lipstick)
    await live(shopper)
    await chooseShade(shopper, last.name)
    await shopper.getByRole("button", { name: "Tambah ke tas" }).click()
    await shopper.getByRole("dialog", { name: "Masuk ke tas" }).waitFor()
  }
  // The slower one wants one more, which is not there, and something else, too.
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Tambah ke tas" }).click()
  const full = page.getByRole("dialog", { name: "Sudah di tasmu" })
  await expect(full).toContainText("Stoknya tinggal 1, dan di tasmu sudah ada 1.")
  await expectFits(page)
  await page.keyboard.press("Escape")
  await expect(full).toBeHidden()
  await chooseShade(page, "01 Delima")
  await page.getByRole("button", { name: "Tambah ke tas" }).click()
  for (const shopper of [page, other]) {
    await shopper.getByRole("dialog").getByRole("link", { name: "Checkout" }).click()
    await typeDetails(shopper, someEmail("satu"))
    await shopper.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
    await shopper.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
    await shopper.getByRole("radio", { name: /Transfer bank BCA/ }).check()
    await expect(shopper.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  }
  await other.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(other.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()

  // Placing: what ran out is named, the rest can be ordered.
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  const short = page.getByRole("dialog", { name: "Ada yang berubah di tasmu" })
  await expect(short).toContainText(last.name)
  await expect(short).toContainText("Stok habis")
  // Closing the question is no consent: the next press asks again.
  await page.keyboard.press("Escape")
  await expect(short).toHaveCount(0)
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(short).toContainText("Stok habis")
  // The bag: it is still there, not counted, with an offer to notify when it is back.
  await short.getByRole("link", { name: "Kembali ke tas" }).click()
  await expect(page.getByText("baru saja habis")).toBeVisible()
  await expect(page.getByText("01 Delima")).toBeVisible()
  await page.getByRole("button", { name: "Beri tahu saya" }).click()
  await page.getByLabel("Email").fill(someEmail("tunggu"))
  await page.getByRole("dialog").getByRole("button", { name: "Beri tahu saya" }).click()
  await expect(page.getByText("Sip, kami kabari")).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Tutup" }).last().click()
  await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  await expect(page.getByText(last.name)).toBeHidden()

  // It expires unpaid: its unit is back, once.
  await ops("orders", "cancel", /PDR-[\w-]+/.exec(other.url())?.[0] ?? "", "--note", "uji")
  await other.reload()
  await expect(other.getByRole("status").filter({ hasText: "Dibatalkan" })).toBeVisible()
  await context.close()
})

test("the loser of the last unit is led back to the bag, and buys once there is stock again", async ({
  page,
  context,
  watched
}) => {
  watched.expectRefusal(409, /\/api\/orders\/order$/)
  watched.expectRefusal(404, /\/api\/orders\/checkouts\/order$/)
  watched.expectLoss(/\/api\//)
  const { last } = shadesOf(test.info().project.name)
  await ops("stock", "set", last.id, "1")
  // The journey before this one has sold it: pages show stock that is some seconds old.
  await expect(async () => {
    await page.goto(lipstick)
    await live(page)
    await chooseShade(page, last.name)
    await expect(page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true })).toBeVisible({
      timeout: 1_000
    })
  }).toPass()
  const buy = page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true })
  await buy.click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  // Back, and once more: the last one is in the bag already, and is not added twice.
  await page.goBack()
  await live(page)
  await chooseShade(page, last.name)
  await buy.click()
  await typeDetails(page, someEmail("kalah"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  // The last button says what it misses, and leads there.
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Pilih dulu cara bayarnya." })).toBeInViewport()
  await expect(page.getByRole("radio", { name: /Transfer bank BCA/ })).toBeFocused()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  // A press without a connection orders nothing, and says so; the bag can be opened, also if nothing is left of it.
  await context.setOffline(true)
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByText("Sedang memastikan pesananmu")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("Pesananmu belum jadi")).toBeVisible()
  await ops("stock", "set", last.id, "0")
  await page.goto("/order")
  await expect(page.getByText("baru saja habis")).toBeVisible()
  await expect(page).toHaveURL(/\/order$/)
  await ops("stock", "set", last.id, "1")
  await page.goto("/order?step=payment")
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await ops("stock", "set", last.id, "0")
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  // Nothing is left: there is nothing to go on with, and closing means the same as the only button.
  const short = page.getByRole("dialog", { name: "Ada yang berubah di tasmu" })
  await expect(short).toContainText(last.name)
  await expect(short.getByRole("button", { name: "Lanjut dengan sisanya" })).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("main").getByText("baru saja habis")).toBeVisible()
  await expect(page).toHaveURL(/\/order$/)
  // Back does not lead into an empty checkout either.
  await page.goBack()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
  await expect(page.getByText("baru saja habis")).toBeVisible()
  await ops("stock", "set", last.id, "5")
  await page.goto("/order")
  await page.getByRole("link", { name: "Checkout sebagai tamu" }).click()
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
  // The address is the key: it opens the order in a browser that has never been here.
  await expect(page).toHaveURL(/\/orders\/PDR-[\w-]+#key=.+/)
})

test("the keyboard alone buys", { tag: ["@desktop", "@every"] }, async ({ page }) => {
  test.slow()
  const { keyboard } = page
  /** Presses Tab until what has the focus is called like this. */
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 120; presses++) {
      await keyboard.press("Tab")
      const named = await page.evaluate(() => {
        const focused = document.activeElement
        // If nothing has the focus, the whole page has it.
        if (focused === document.body) return ""
        const labels =
          focused instanceof HTMLInputElement ||
          focused instanceof HTMLTextAreaElement ||
          focused instanceof HTMLSelectElement
            ? [...(focused.labels ?? [])]
            : []
        return [
          focused?.getAttribute("aria-label") ?? "",
          ...labels.map((label) => label.textContent ?? ""),
          focused?.textContent ?? ""
        ].join(" ")
      })
      if (name.test(named)) return
    }
    throw new Error(`nothing called ${name} takes the focus`)
  }
  await page.goto(lipstick)
  await live(page)
  await tabTo(/^\s*Tambah ke tas/)
  await keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Masuk ke tas" }).waitFor()
  await tabTo(/Checkout/)
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  await tabTo(/Email/)
  await keyboard.type(someEmail("papan"))
  await tabTo(/Nomor HP/)
  await keyboard.type("81234567890")
  await tabTo(/Nama penerima/)
  await keyboard.type("Rani Lestari")
  await tabTo(/Kecamatan/)
  await keyboard.type("kebayoran baru", { delay: 15 })
  // The list of the whole name, not of its beginning.
  await page.getByRole("option").first().filter({ hasText: "Kebayoran Baru" }).waitFor()
  await keyboard.press("ArrowDown")
  await keyboard.press("Enter")
  await tabTo(/Kelurahan/)
  await expect(page.getByRole("combobox", { name: "Kelurahan atau desa" })).toContainText("Gunung")
  await keyboard.type("Gunung")
  await tabTo(/Alamat lengkap/)
  await keyboard.type("Jl. Melawai Raya No. 18")
  await tabTo(/Lanjut ke pengiriman/)
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  await tabTo(/Lanjut ke pembayaran/)
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeVisible()
  await tabTo(/Transfer bank/)
  await keyboard.press("Space")
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await tabTo(/Buat pesanan/)
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
})
