import type { Page } from "playwright/test"
import { chooseShade, lipstick, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const perfume = "/product/eau-de-parfum/1006-kenanga-senja-di-ubud"

/** A step of the order of the perfume alone: its heading stands on the screen, and the page at its top. */
const expectStep = async (page: Page, step: string, title: string): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`step=${step}&lines=`))
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator("summary").filter({ hasText: "Ringkasan" })).toContainText("1 produk")
}

/** Marks the page as soon as its button of this name is pressed, before the press is heard. */
const notePress = (page: Page, name: string): Promise<void> =>
  page.evaluate((words) => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest("button")?.textContent === words) {
        document.documentElement.dataset["pressed"] = words
      }
    }
    document.addEventListener("click", note, { capture: true })
  }, name)

const wasPressed = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset["pressed"] !== undefined)

test("what is bought at once is bought alone at every step, each step begins at its top, and missing banks say so", {
  tag: "@phone"
}, async ({ page, watched }) => {
  watched.expectRefusal(500, /payment-methods/)
  // The shop asks again by itself every 5 s: it is refused as well until a shopper has asked.
  await page.route(/payment-methods/, async (route) =>
    (await wasPressed(page)) ? route.continue() : route.fulfill({ status: 500, json: {} })
  )
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.goto(perfume)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await expectStep(page, "details", "Checkout sebagai tamu")

  await typeDetails(page, someEmail("sendiri"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expectStep(page, "delivery", "Pengiriman")
  await page.getByRole("link", { name: "Ubah alamat" }).click()
  await expectStep(page, "details", "Checkout sebagai tamu")

  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expectStep(page, "delivery", "Pengiriman")
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await expectStep(page, "payment", "Mau bayar pakai apa?")
  await expect(page.getByRole("alert").filter({ hasText: "Daftar bank belum bisa dimuat." })).toBeVisible()
  await notePress(page, "Coba lagi")
  await page.getByRole("button", { name: "Coba lagi" }).click()
  await expect(page.getByRole("radio", { name: /Transfer bank BCA/ })).toBeVisible()
  await page.getByRole("link", { name: "Pengiriman" }).first().click()
  await expectStep(page, "delivery", "Pengiriman")

  // Back finds the step at the height at which it was left.
  await page.goBack()
  await expectStep(page, "payment", "Mau bayar pakai apa?")
})
