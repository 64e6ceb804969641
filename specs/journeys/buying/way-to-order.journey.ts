import type { Page } from "playwright/test"
import { lipstick, placeOrder, someEmail } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

// A guest who has left the page of an order finds the way back to it from any page.

const expectLookup = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole("heading", { level: 1, name: "Cari pesananmu" })).toBeVisible()
}

test("a guest on a phone finds the way to the order", { tag: "@phone" }, async ({ page }) => {
  await page.goto(lipstick)
  await live(page)
  await placeOrder(page, someEmail("balik"))
  const [code = ""] = /PDR-[\w-]+/.exec(page.url()) ?? []
  await page.getByRole("link", { name: "Semua pesanan di perangkat ini" }).click()
  await expectLookup(page)

  // The tab bar, without scrolling.
  await page.goto("/")
  await live(page)
  const tabs = page.getByRole("navigation", { name: "Menu utama" })
  await expect(tabs.getByRole("link", { name: "Pesanan" })).toBeInViewport()
  await tabs.getByRole("link", { name: "Pesanan" }).click()
  await expectLookup(page)

  // The panel for logging in.
  await page.goBack()
  await tabs.getByRole("button", { name: "Akun" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Cari pesanan tanpa akun" }).click()
  await expectLookup(page)
  await expect(page.getByRole("dialog")).toBeHidden()

  // The empty bag.
  await page.goto("/")
  await live(page)
  await page
    .getByRole("button", { name: /^Tas belanja/ })
    .first()
    .click()
  await page.getByRole("dialog").getByRole("link", { name: "Cari pesananku" }).click()
  await expectLookup(page)
  await expect(page.getByRole("dialog")).toBeHidden()

  // This browser knows the order.
  await page.getByRole("link", { name: code }).click()
  await expect(page.getByRole("heading", { level: 1, name: `Pesanan ${code}` })).toBeVisible()
})

test("a form that is sent before the shop's script has come is answered when it has, and stands in no address", async ({
  page
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.browser/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto("/orders")
  await page.getByLabel("Kode pesanan").fill("PDR-261120-7K3QX")
  await page.getByLabel("Email").fill(someEmail("awal"))
  await page.getByRole("button", { name: "Kirim tautan" }).click()
  await page.getByLabel("Email").press("Enter")
  await expect(page).toHaveURL(/\/orders$/)
  held.resolve()
  await expect(page.getByText("tautannya sudah kami kirim")).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
})

test("a form with a problem leads to its field", async ({ page }) => {
  await page.goto("/orders")
  await live(page)
  await page.getByRole("button", { name: "Kirim tautan" }).click()
  await expect(page.getByLabel("Kode pesanan")).toBeFocused()
  await page.getByLabel("Kode pesanan").fill("PDR-261120-7K3QX")
  await page.getByRole("button", { name: "Kirim tautan" }).click()
  await expect(page.getByLabel("Email")).toBeFocused()
})

test("a field is judged when it is left: a tick if it is right, words if it is not", { tag: "@every" }, async ({
  page
}) => {
  await page.goto("/orders")
  await live(page)
  const [code, email] = [page.getByLabel("Kode pesanan"), page.getByLabel("Email")]
  const ticks = page.locator("main form svg")
  await code.fill("PDR-2611")
  await expect(code).not.toHaveAttribute("aria-invalid")
  await email.focus()
  await expect(code).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByText("Kode pesanan seperti PDR-261120-7K3QX.")).toBeVisible()
  // No word of it while it is corrected, and no tick before it is left.
  await code.fill("PDR-261120-7K3QX")
  await expect(code).not.toHaveAttribute("aria-invalid")
  await expect(ticks).toHaveCount(0)
  await email.focus()
  await expect(ticks).toHaveCount(1)
  // An empty field is neither right nor wrong when it is left.
  await code.focus()
  await expect(email).not.toHaveAttribute("aria-invalid")
  await expect(ticks).toHaveCount(0)
  // Nothing moves under the orders of this browser: another way stands before them.
  await expect(page.getByRole("button", { name: /^Pesan pakai akun\?/ })).toBeVisible()
})

test("a form that cannot be sent says that there is no connection", async ({ page, context, watched }) => {
  watched.expectLoss(/./)
  await page.goto("/orders")
  await live(page)
  await page.getByLabel("Kode pesanan").fill("PDR-261120-7K3QX")
  await page.getByLabel("Email").fill(someEmail("lepas"))
  await context.setOffline(true)
  await page.getByRole("button", { name: "Kirim tautan" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Kirim lagi begitu terhubung" })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: "Kirim tautan" }).click()
  await expect(page.getByText("tautannya sudah kami kirim")).toBeVisible()
})
