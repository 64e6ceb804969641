import type { BrowserContext, Page } from "playwright/test"
import { enter } from "../helpers/made-member.ts"
import { lipstick } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

test.use({ serviceWorkers: "allow" })

/** Waits until the worker has taken over and has stored the page that is open. */
const stored = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async (at) => (await caches.match(at, { ignoreVary: true })) !== undefined, path)
}

const openedProduct = async (page: Page): Promise<string> => {
  await page.goto(lipstick)
  await live(page)
  const { pathname } = new URL(page.url())
  await stored(page, pathname)
  return pathname
}

const withoutLine = async (context: BrowserContext, walk: () => Promise<void>): Promise<void> => {
  await context.setOffline(true)
  await walk()
  await context.setOffline(false)
}

/** D-74. */
test.describe("an installed shop", () => {
  test("shows what was seen without a connection, and says so of everything else", { tag: "@every" }, async ({
    page,
    context,
    watched
  }) => {
    watched.expectLoss(/./)
    const path = await openedProduct(page)
    const title = await page.title()
    await page.goto("/")
    await live(page)
    await stored(page, "/")
    await withoutLine(context, async () => {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      // What is only true now is never shown from before.
      for (const now of ["/order", "/account", "/orders"]) {
        await page.goto(now)
        await expect(page).toHaveURL(`/offline?from=${encodeURIComponent(now)}`)
        await expect(page.getByRole("heading", { name: "Kamu sedang offline" })).toBeVisible()
      }
      await page.goto("/stores")
      await expect(page).toHaveURL("/offline?from=%2Fstores")
    })
    // The page that was wanted opens by itself, two seconds later.
    await expect(page).toHaveURL("/stores")
    const stores = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
      )
      return lists.flat().map((url) => new URL(url).pathname)
    })
    expect(stores.filter((at) => /^\/(?:order|orders|account|api\/(?:account|cart|orders|payments))/.test(at))).toEqual(
      []
    )
  })

  test("shows a guest's bag with an estimate, and cannot change it", async ({ page, context, watched }) => {
    watched.expectLoss(/./)
    await openedProduct(page)
    await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem("pendar.bag") ?? "")).toContain("1001")
    await withoutLine(context, async () => {
      await page.goto("/order")
      await expect(page.getByRole("heading", { name: "Tas kamu" })).toBeVisible()
      await expect(page.getByText("Hanya bisa dilihat")).toBeVisible()
      await expect(page.getByText("Perkiraan, dicek lagi saat online")).toBeVisible()
      await expect(page.getByText("Delima Satin Lipstick")).toBeVisible()
    })
  })

  test("loads a stored page anew once there is a connection, unless something is being typed", async ({
    page,
    context,
    watched
  }) => {
    watched.expectLoss(/./)
    const path = await openedProduct(page)
    const documents: Array<string> = []
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await context.setOffline(true)
    await page.clock.install()
    await page.goto(path)
    await live(page)
    await page.getByLabel("Cari produk").filter({ visible: true }).first().focus()
    await context.setOffline(false)
    await page.waitForFunction(() => navigator.onLine)
    // The two seconds of the words, and one more.
    await page.clock.runFor(3_000)
    expect(documents).toEqual([path])
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await expect.poll(() => documents).toEqual([path, path])
  })

  test("names the drafts of reviews by their products", async ({ page, context, watched }) => {
    watched.expectLoss(/./)
    await openedProduct(page)
    await page.evaluate(() => {
      const draft = { at: Date.now(), details: "Wanginya lembut.", answers: {}, name: "Delima Satin Lipstick" }
      localStorage.setItem("pendar.review-drafts", JSON.stringify({ v: 1, drafts: { 1001: draft } }))
    })
    await withoutLine(context, async () => {
      await page.goto("/orders")
      await expect(page.getByRole("link", { name: /^Review Delima Satin Lipstick/ })).toBeVisible()
    })
  })

  test("goes on with a review that was begun, without a connection and after it", async ({
    page,
    context,
    watched
  }) => {
    watched.expectLoss(/./)
    const { shop } = await enter(page)
    await shop.dispose()
    const form = "/review/add/1082"
    await page.goto(form)
    await live(page)
    await stored(page, form)
    const words = page.getByRole("textbox", { name: "Ceritakan pengalamanmu" })
    await words.fill("Warnanya lembut")
    await withoutLine(context, async () => {
      await page.goto(form)
      await expect(words).toHaveValue("Warnanya lembut")
      await words.press("Control+End")
      await words.pressSequentially(" dan awet")
    })
    // The shop says who it is: nothing of what was typed is lost by that.
    await expect(words).toHaveValue("Warnanya lembut dan awet")
    await page.reload()
    await expect(words).toHaveValue("Warnanya lembut dan awet")
  })

  test("has a manifest with icons that are there", async ({ page }) => {
    await page.goto("/")
    const link = await page.locator('link[rel="manifest"]').getAttribute("href")
    const manifest = await (await page.request.get(link ?? "")).json()
    expect(manifest).toMatchObject({ display: "standalone", scope: "/", lang: "id" })
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (at) => {
        const picture = await createImageBitmap(await (await fetch(at)).blob())
        return `${picture.width}x${picture.height}`
      }, src)
      expect(size).toBe(sizes)
    }
  })
})
