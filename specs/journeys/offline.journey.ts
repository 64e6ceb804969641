import type { Page } from "playwright/test"
import { enter, madeMember } from "./helpers/made-member.ts"
import { dialog, loginDialog, openAccount } from "./helpers/members.ts"
import { lipstick, someEmail, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

const pressAccount = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^(?:Akun|Masuk)$/ })
    .filter({ visible: true })
    .first()
    .click()

const offline = "Kamu sedang offline"

test("a dialog whose files are lost leaves the page and opens once there is a connection", { tag: "@every" }, async ({
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
  await expect(loginDialog(page)).toBeVisible()
})

test("one lost script file of a dialog is fetched again with the next press", async ({ page, watched }) => {
  watched.expectRefusal(404, /SheetOpen/)
  await page.route(/\/assets\/SheetOpen-/, (route) => route.fulfill({ status: 404 }))
  await page.goto("/")
  await live(page)
  await pressAccount(page)
  await expect(page.getByRole("alert").filter({ hasText: "Periksa koneksi, lalu coba lagi." })).toBeVisible()
  await page.unrouteAll()
  await openAccount(page)
  await expect(loginDialog(page)).toBeVisible()
})

test("presses while the dialog that answers the first one is fetched do not count", async ({ page }) => {
  await page.goto(lipstick)
  await live(page)
  const add = page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true })
  // A bag with one unit: only the dialog is fetched.
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
  const arrives = Promise.withResolvers<void>()
  await page.route(/\/assets\/CartDialogs-/, async (route) => {
    await arrives.promise
    await route.continue()
  })
  await page.goto(lipstick)
  await live(page)
  await add.click()
  await expect(add).toHaveAttribute("aria-busy", "true")
  for (let press = 0; press < 3; press += 1) await add.click()
  arrives.resolve()
  await expect(dialog(page, "Masuk ke tas")).toContainText("2 buah")
  await page.keyboard.press("Escape")
  await expect(add).not.toHaveAttribute("aria-busy", "true")
})

test("a press whose dialog could not be fetched adds nothing, and says so", async ({ page, watched }) => {
  watched.expectRefusal(404, /CartDialogs/)
  await page.route(/\/assets\/CartDialogs-/, (route) => route.fulfill({ status: 404 }))
  await page.goto("/product/lipstick/1001-senandika-delima-satin-lipstick")
  await live(page)
  const add = page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true })
  await add.click()
  await expect(page.getByRole("alert").filter({ hasText: "Periksa koneksi, lalu coba lagi." })).toBeVisible()
  await page.unrouteAll()
  await add.click()
  await expect(dialog(page, "Masuk ke tas")).toContainText("1 buah")
})

test("an e-gift whose dialog could not be fetched is not in the bag, and the press says so", async ({
  page,
  context,
  watched
}) => {
  watched.expectLoss(/./)
  await page.goto("/e-gift/1048?combination=104801")
  await live(page)
  await page.getByLabel("Nama penerima").fill("Kirana")
  await page.getByRole("radio", { name: "Email" }).check({ force: true })
  await page.getByLabel("Email penerima").fill("kirana@penerima.test")
  const add = page.getByRole("button", { name: "Masukkan ke tas" })
  await context.setOffline(true)
  await add.click()
  await expect(page.getByRole("alert").filter({ hasText: offline })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("pendar.bag") ?? "")).not.toContain("104801")
  await context.setOffline(false)
  await add.click()
  await expect(dialog(page, "Masuk ke tas")).toContainText("1 buah")
})

test("adding to the bag says at once that there is no connection, and adds one later", async ({
  page,
  context,
  watched
}) => {
  watched.expectLoss(/./)
  await page.goto("/product/lipstick/1001-senandika-delima-satin-lipstick")
  await live(page)
  await context.setOffline(true)
  const add = page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first()
  await add.click()
  await expect(page.getByRole("alert").filter({ hasText: offline })).toBeVisible()
  await expect(add).not.toHaveAttribute("aria-busy", "true")
  await context.setOffline(false)
  await add.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: /^Tas.*1/ }).first()).toBeVisible()
  // The cart's code is there now: the line goes into this device's bag.
  await context.setOffline(true)
  await add.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: /^Tas.*2/ }).first()).toBeVisible()
})

test("the account says that a change waits for a connection", async ({ page, context, watched }) => {
  watched.expectLoss(/./)
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto("/account/newsletter")
  await live(page)
  await page.getByLabel("Artikel kecantikan").check()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Simpan" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Kamu sedang offline. Coba lagi" })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: "Simpan" }).click()
  await expect(page.getByText("Sudah tersimpan.")).toBeVisible()
})

test("a checkout without a connection says so where one presses, on every step, and keeps what was typed", {
  tag: "@every"
}, async ({ page, context, watched }) => {
  watched.expectLoss(/./)
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  const words = page.getByRole("alert").filter({ hasText: offline })
  const press = (name: string) => page.getByRole("button", { name }).click()
  const without = async (act: () => Promise<void>) => {
    await expect(words).toBeHidden()
    await context.setOffline(true)
    await act()
    await expect(words).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await expect(words).toBeHidden()
  }
  await typeDetails(page, someEmail("putus"))
  const street = page.getByLabel("Alamat lengkap")
  await without(async () => {
    await press("Lanjut ke pengiriman")
    await expect(street).toHaveValue("Jl. Melawai Raya No. 18, RT 05/RW 02")
  })
  // What waited goes on by itself.
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  const courier = page.getByRole("radio", { disabled: false }).nth(1)
  await expect(courier).toBeEnabled()
  await without(() => courier.check())
  await expect(courier).toBeChecked()
  await press("Lanjut ke pembayaran")
  await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeVisible()
  await without(() => page.getByRole("radio", { name: /Transfer bank BCA/ }).check())
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  // Whether the press made an order is asked before anything else; it made none.
  watched.expectRefusal(404, /\/checkouts\/order/)
  await without(async () => {
    await press("Buat pesanan")
    await expect(page.getByRole("heading", { level: 1, name: "Sedang memastikan pesananmu" })).toBeVisible()
  })
  await expect(
    page.getByRole("alert").filter({ hasText: "Pesananmu belum jadi: tidak ada yang dipesan." })
  ).toBeInViewport()
  await press("Buat pesanan")
  await expect(page.getByRole("heading", { level: 1, name: /^Pesanan PDR-/ })).toBeVisible()
})

test("a member's page that could not be loaded says so, and loads with the next press", async ({ page, watched }) => {
  watched.expectLoss(/\/api\//)
  const { shop } = await madeMember(page)
  await page.context().addCookies((await shop.storageState()).cookies)
  await shop.dispose()
  for (const path of ["/account", "/account/addresses", "/account/orders", "/account/security", "/account/profile"]) {
    await page.route(/\/api\//, (route) => route.abort())
    await page.goto(path)
    const failed = page.getByRole("heading", { level: 1, name: "Halaman gagal dimuat" })
    await expect(failed).toBeVisible()
    await expect(page).toHaveTitle(/^Halaman gagal dimuat/)
    await page.unrouteAll()
    await page.getByRole("button", { name: "Coba lagi" }).click()
    await expect(failed).toBeHidden()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
})

test("a page whose script is lost says that there is no connection, asks once, and opens with it", async ({
  page,
  context,
  watched
}) => {
  watched.expectLoss(/./)
  await page.goto("/stores")
  await live(page)
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (/LookupScreen/.test(request.url())) asked.push(request.url())
  })
  await context.setOffline(true)
  await page.getByRole("link", { name: "Pesanan" }).filter({ visible: true }).first().click()
  await expect(page.getByRole("alert").getByRole("heading", { level: 1, name: offline })).toBeVisible()
  expect(asked.length).toBeLessThanOrEqual(2)
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1, name: "Cari pesananmu" })).toBeVisible()
})

test("a page whose script a newer shop no longer has is loaded from that shop, once", async ({ page, watched }) => {
  watched.expectRefusal(404, /LookupScreen/)
  await page.goto("/stores")
  await live(page)
  const asked = { lost: 0, documents: 0 }
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.documents += 1
  })
  await page.route(/\/assets\/LookupScreen-/, (route) => {
    if (asked.documents > 0) return route.continue()
    asked.lost += 1
    return route.fulfill({ status: 404 })
  })
  await page.getByRole("link", { name: "Pesanan" }).filter({ visible: true }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Cari pesananmu" })).toBeVisible()
  await live(page)
  await expect(page).toHaveURL("/orders")
  expect(asked.documents).toBe(1)
  expect(asked.lost).toBeLessThanOrEqual(2)
})
