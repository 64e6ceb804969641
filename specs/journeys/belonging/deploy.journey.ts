import type { BrowserContext, Page } from "playwright/test"
import { farewell } from "#adapters/server/pages/installable.ts"
import { storePopups, storeRefusal } from "../helpers/been-here.ts"
import { type Deploys, openDeploys } from "../helpers/deploys.ts"
import { lipstick, orderByTransfer, someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

test.use({ serviceWorkers: "allow" })

const opened = async (context: BrowserContext, shop = ""): Promise<Deploys> => {
  const deploys = await openDeploys(shop)
  await storePopups(context, deploys.address)
  await storeRefusal(context, deploys.address)
  return deploys
}

/** Waits until a worker answers for the page. */
const worked = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => /\.(b\d+)\.js/.exec(document.documentElement.dataset["scripts"] ?? "")?.[1] ?? "b1")

/** Asks the shop for a newer worker, as the browser does by itself with every page. */
const lookForNewer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

const begunCheckout = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}${lipstick}`)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Checkout sebagai tamu" })).toBeVisible()
}

/** D-74: two builds' scripts stay, and nothing that is typed depends on either. */
test("a deploy in the middle of a form loses nothing: the form goes on, is sent, and is there after a reload", async ({
  page,
  context,
  baseURL
}) => {
  const { address, deploy, close } = await opened(context, baseURL)
  await begunCheckout(page, address)
  await worked(page)
  await page.getByLabel("Nama penerima").fill("Rani")
  deploy()
  // Another tab finds the new worker, for all of them.
  const other = await context.newPage()
  await other.goto(`${address}/stores`)
  await live(other)
  await worked(other)
  expect(await buildOf(other)).toBe("b2")
  await typeDetails(page, someEmail("tengah"))
  expect(await buildOf(page)).toBe("b1")
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  await page.reload()
  await live(page)
  expect(await buildOf(page)).toBe("b2")
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await orderByTransfer(page)
  await expect(page.getByText("Jl. Melawai Raya No. 18").first()).toBeVisible()
  await close()
})

/** Decision 0134. */
test("a newer version is loaded by a press, once, and another tab goes on with its own", async ({
  page,
  context,
  baseURL
}) => {
  const { address, deploy, documents, close } = await opened(context, baseURL)
  const bar = (of: Page) => of.getByRole("complementary", { name: "Ada versi baru" })
  await page.goto(`${address}/brands`)
  await live(page)
  await worked(page)
  const form = await context.newPage()
  await begunCheckout(form, address)
  await form.getByLabel("Nama penerima").fill("Rani")
  deploy()
  await lookForNewer(page)
  await expect(bar(page)).toBeVisible()
  await expect(bar(form)).toBeHidden()
  await bar(page).getByRole("button", { name: "Muat ulang" }).click()
  await expect.poll(() => documents("/brands")).toBe(2)
  await live(page)
  expect(await buildOf(page)).toBe("b2")
  await expect(bar(page)).toBeHidden()
  // The other tab was not reloaded; it goes on with what is typed.
  expect(await buildOf(form)).toBe("b1")
  await expect(form.getByLabel("Nama penerima")).toHaveValue("Rani")
  await typeDetails(form, someEmail("lain"))
  await form.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(form.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  await expect(bar(form)).toBeHidden()
  expect([documents("/brands"), await buildOf(form)]).toEqual([2, "b1"])
  await close()
})

test("a closed bar stays away until a still newer version comes", async ({ page, context, baseURL }) => {
  const { address, deploy, close } = await opened(context, baseURL)
  const bar = page.getByRole("complementary", { name: "Ada versi baru" })
  await page.goto(`${address}/brands`)
  await live(page)
  await worked(page)
  deploy()
  await lookForNewer(page)
  await bar.getByRole("button", { name: "Tutup" }).click()
  await expect(bar).toBeHidden()
  deploy()
  await lookForNewer(page)
  await expect(bar).toBeVisible()
  await close()
})

test("a shop that switches its worker off removes it and all that it stored, also while a newer one waits", async ({
  page,
  context,
  baseURL
}) => {
  const { address, deploy, replaceWorker, close } = await opened(context, baseURL)
  await page.goto(`${address}/brands`)
  await live(page)
  await worked(page)
  deploy()
  await lookForNewer(page)
  await expect(page.getByRole("complementary", { name: "Ada versi baru" })).toBeVisible()
  replaceWorker(farewell)
  await lookForNewer(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return { isThere: registration !== undefined, stored: (await caches.keys()).length }
      })
    )
    .toEqual({ isThere: false, stored: 0 })
  await close()
})

test.describe("an old tab whose scripts are gone", () => {
  test("is loaded anew once, from the newer build", async ({ page, context, baseURL, watched }) => {
    watched.expectRefusal(404, /\/assets\//)
    const { address, deploy, documents, close } = await opened(context, baseURL)
    await page.goto(`${address}/stores`)
    await live(page)
    await worked(page)
    deploy()
    deploy()
    await page.getByRole("link", { name: "Pesanan" }).filter({ visible: true }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Cari pesananmu" })).toBeVisible()
    await live(page)
    expect(await buildOf(page)).toBe("b3")
    expect(documents("/orders")).toBe(1)
    await close()
  })

  test("says so if the newer build lacks them, too, and is not loaded again by itself", async ({
    page,
    context,
    baseURL,
    watched
  }) => {
    watched.expectRefusal(404, /\/assets\//)
    const { address, deploy, lose, documents, close } = await opened(context, baseURL)
    await page.goto(`${address}/stores`)
    await live(page)
    await worked(page)
    deploy()
    deploy()
    lose("LookupScreen")
    await page.getByRole("link", { name: "Pesanan" }).filter({ visible: true }).first().click()
    const again = page.getByRole("button", { name: "Muat ulang" })
    await expect(again).toBeVisible()
    expect(documents("/orders")).toBe(1)
    await again.click()
    await expect.poll(() => documents("/orders")).toBe(2)
    await expect(again).toBeVisible()
    expect(documents("/orders")).toBe(2)
    await close()
  })
})
