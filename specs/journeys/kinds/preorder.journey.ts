import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { ops } from "../helpers/operations.ts"
import { placedOrder } from "../helpers/placed-order.ts"
import { orderByTransfer, someEmail, toPayment } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

/** Pre-orders that no other journey buys, one for each size. */
const goods = {
  phone: { product: 1326, combination: "132601", path: "/product/eye-care/1326-onbyul-comet-tail-eye-serum" },
  desktop: {
    product: 1197,
    combination: "119701",
    path: "/product/night-cream/1197-xenolith-retinal-strata-night-cream"
  }
} as const

for (const size of ["phone", "desktop"] as const)
  test(`a pre-order comes later: one buyer waits and gets it, another cancels, on ${size}. D-22`, {
    tag: size === "desktop" ? "@desktop" : "@phone"
  }, async ({ page, baseURL }) => {
    const { product, combination, path } = goods[size]
    const press = (name: string | RegExp) =>
      page.getByRole("button", { name }).filter({ visible: true }).first().click()
    const status = (text: string) => expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible()
    await page.goto(path)
    await live(page)
    await expect(page.getByText(/^Dikirim mulai /).first()).toBeVisible()
    const email = someEmail("praorder")
    await toPayment(page, email, path)
    const code = await orderByTransfer(page)
    const address = page.url()
    const other = await placedOrder(page, baseURL ?? "", [[product, combination]])
    for (const one of [code, other.code]) await ops("orders", "accept", one, "--no-transfer")
    await page.goto(address)
    await live(page)
    await status("Menunggu tanggal pre-order")
    await expect(page.getByText(/^Dikirim mulai /)).toBeVisible()

    const day = jakartaDay(instant(Date.now() + 60 * dayMs))
    expect(await ops("preorders", "postpone", combination, day)).toContain("2 orders wait for the new day.")
    expect(await ops("preorders", "postpone", combination, day)).toContain("0 orders")
    await page.reload()
    await live(page)
    await expect(page.getByText("Tanggal kirim berubah")).toBeVisible()
    await expectFits(page)
    expect(await violationsOn(page)).toEqual([])
    await press("Tetap tunggu")
    await expect(page.getByText("Terima kasih sudah sabar menunggu.")).toBeVisible()
    const letters = await (await page.request.get("/dev/outbox", { params: { to: email } })).text()
    expect(letters).toContain(`Tanggal kirim pre-order ${code} berubah`)

    await page.goto(other.address)
    await live(page)
    await press("Batalkan gratis")
    await page.getByRole("radio", { name: "Berubah pikiran" }).check()
    await press("Ya, batalkan")
    await status("Dibatalkan")
    await expect(page.getByText(/sudah dibayar sebelum dibatalkan/)).toBeVisible()

    expect(await ops("preorders", "release", combination)).toContain("1 orders are being packed.")
    await ops("orders", "advance", code, "ship", "--tracking", "JNE0123456789")
    await ops("orders", "advance", code, "deliver")
    await page.goto(address)
    await live(page)
    await status("Sudah sampai")
    await expect(page.getByText("Tanggal kirim berubah")).toBeHidden()
  })
