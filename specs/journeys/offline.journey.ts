import type { Page } from "playwright/test"
import { dialog, openAccount } from "./members.ts"
import { expect, live, test } from "./shopper.ts"

const pressAccount = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^(?:Akun|Masuk)$/ })
    .filter({ visible: true })
    .first()
    .click()

const offline = "Kamu sedang offline"

test("a dialog whose files are lost leaves the page and opens once there is a connection", async ({
  page,
  context,
  watched
}) => {
  watched.expectLoss(/./)
  await page.goto("/")
  await live(page)
  const notice = page.getByRole("alert").filter({ hasText: offline })
  await context.setOffline(true)
  await pressAccount(page)
  await expect(notice).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
  await page.getByRole("button", { name: "Tutup pemberitahuan" }).click()
  await page.getByRole("button", { name: /^Tas/ }).first().click()
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await openAccount(page)
  await expect(dialog(page, "Masuk")).toBeVisible()
})

test("one lost script file of a dialog is fetched again with the next press", { tag: "@small" }, async ({
  page,
  watched
}) => {
  watched.expectRefusal(404, /SheetOpen/)
  await page.route(/\/assets\/SheetOpen-/, (route) => route.fulfill({ status: 404 }))
  await page.goto("/")
  await live(page)
  await pressAccount(page)
  await expect(page.getByRole("alert").filter({ hasText: "Periksa koneksi, lalu coba lagi." })).toBeVisible()
  await page.unrouteAll()
  await openAccount(page)
  await expect(dialog(page, "Masuk")).toBeVisible()
})
