import type { Page } from "playwright/test"
import { violationsOn } from "./helpers/axe.ts"
import { expectFits } from "./helpers/fits.ts"
import { madeMember } from "./helpers/made-member.ts"
import { expectMember, logIn, openAccount } from "./helpers/members.ts"
import { lipstick, someEmail, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, neverHere, test, touch } from "./helpers/shopper.ts"

test.use({ isNewHere: true, contextOptions: { reducedMotion: "reduce" } })

/** Counts what lies over a page at any moment, popups, tours and dialogs alike. */
const countOverlays = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      // What a person sees: as it is painted.
      requestAnimationFrame(() => {
        const open = document.querySelectorAll("[role=dialog]").length
        sessionStorage.setItem("most", String(Math.max(open, Number(sessionStorage.getItem("most")))))
      })
    }).observe(document, { childList: true, subtree: true })
  })

const most = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("most")))

const shades = (page: Page) => page.getByRole("group", { name: /^Shade/ })
const step = (page: Page, title: string) => page.getByRole("dialog", { name: title })
const press = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true }).click()

/** The whole of what a step explains is lit inside the screen, and its card keeps off the light and 16 px off each edge. */
const expectWellPlaced = async (page: Page, title: string, anchor: string): Promise<void> => {
  await expect(step(page, title)).toBeInViewport({ ratio: 1 })
  const card = await step(page, title).boundingBox()
  const light = await page.locator("[data-sheet]:not([role])").boundingBox()
  const explained = await page.locator(`[data-tour=${anchor}]`).filter({ visible: true }).boundingBox()
  if (card === null || light === null || explained === null) throw new Error(`nothing is drawn of ${anchor}`)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.offsetWidth,
    height: innerHeight
  }))
  const ends = (box: typeof card) => [box.x, box.y, width - box.x - box.width, height - box.y - box.height]
  expect(Math.min(...ends(card)), `${anchor}: card and edge`).toBeGreaterThanOrEqual(15.5)
  expect(Math.min(...ends(light)), `${anchor}: light and edge`).toBeGreaterThanOrEqual(5.5)
  expect(card.y >= light.y + light.height || card.y + card.height <= light.y, `${anchor}: card and light`).toBe(true)
  // What reaches the edge of the screen is lit but for the border of the light.
  for (const [place, end] of ends(explained).entries())
    expect(ends(light)[place], `${anchor}: what is lit`).toBeLessThanOrEqual(Math.max(6.5, end))
}

/** Opens a page and touches it; returns once it had every reason to show an overlay. */
const looksAt = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await live(page)
  const fetched = page.waitForResponse(/\/assets\/Tour-/)
  await touch(page)
  await (await fetched).finished()
}

/** Everything that was due has been shown. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1_700), { timeout: 5_000 })))

const seesNothing = async (page: Page): Promise<void> => {
  await settled(page)
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

test("the product page explains itself once, by keyboard as well", { tag: "@wide" }, async ({ page }) => {
  await countOverlays(page)
  await looksAt(page, lipstick)
  await shades(page).evaluate((all) => all.scrollIntoView({ block: "center" }))

  await expect(step(page, "Pilih yang cocok buatmu")).toBeVisible()
  await expect(step(page, "Pilih yang cocok buatmu")).toContainText("1/3")
  await expectWellPlaced(page, "Pilih yang cocok buatmu", "combinations")
  expect(await violationsOn(page)).toEqual([])
  await expectFits(page)
  await expect(page.getByRole("button", { name: "Lanjut" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expectWellPlaced(page, "Sudah yakin?", "buy")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(step(page, "Pilih yang cocok buatmu")).toBeVisible()
  await press(page, "Lanjut")
  await press(page, "Lanjut")
  await expectWellPlaced(page, "Cek kata yang sudah coba", "reviews")
  await expect(page.getByRole("heading", { name: "Reviews" })).toHaveCount(0)
  await press(page, "Oke, paham")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("heading", { name: "Reviews" })).toBeInViewport()

  // One tour is enough for one page; the filters have theirs on the next.
  await seesNothing(page)
  await looksAt(page, `${lipstick}/reviews`)
  // Back up: on a phone the row soon sticks to the top, and nothing is explained at the edge.
  await page.mouse.wheel(0, -40)
  await expectWellPlaced(page, "Cari review yang mirip kamu", "review-filters")
  expect(await violationsOn(page)).toEqual([])
  await press(page, "Lanjut")
  await expectWellPlaced(page, "Atur urutannya", "review-sort")
  await press(page, "Oke, paham")

  await page.reload()
  await live(page)
  await touch(page)
  await seesNothing(page)
  expect(await most(page)).toBe(1)
})

test("a tap on what a tour explains does what was asked, and the tour goes on", async ({ page }) => {
  await looksAt(page, lipstick)
  await shades(page).evaluate((all) => all.scrollIntoView({ block: "center" }))
  await expect(step(page, "Pilih yang cocok buatmu")).toBeVisible()
  const swatch = page.locator("label[title='03 Bata Merah']")
  const box = await swatch.boundingBox()
  if (box === null) throw new Error("the swatch is not on the page")
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(/combination=100103/)
  await expect(step(page, "Sudah yakin?")).toBeVisible()
})

test("a tour moves nothing by itself, and waits while a finger lies on the page", { tag: "@phone" }, async ({
  page
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(lipstick)
  await live(page)
  // Its beginning looks out at the bottom: what lies under the finger stays there.
  await shades(page).evaluate((all) => scrollBy(0, all.getBoundingClientRect().top - innerHeight * 0.7))
  const before = await place()
  const fetched = page.waitForResponse(/\/assets\/Tour-/)
  await page.keyboard.press("Shift")
  await (await fetched).finished()
  await settled(page)
  await seesNothing(page)
  expect(await place()).toBe(before)

  const fingers = await page.context().newCDPSession(page)
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 4, y: 400 }] })
  await shades(page).evaluate((all) => all.scrollIntoView({ block: "center" }))
  await seesNothing(page)
  const now = await place()
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await expect(step(page, "Pilih yang cocok buatmu")).toBeVisible()
  expect(await place()).toBe(now)
})

test("Escape, Back and a press beside it leave a tour, focus returns, and it does not come again", async ({ page }) => {
  const ways: ReadonlyArray<() => Promise<unknown>> = [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => page.mouse.click(3, 300),
    () => press(page, "Lewati")
  ]
  for (const leave of ways) {
    // A page that is left still keeps what was seen on it.
    await page.goto("about:blank")
    await page.context().clearCookies()
    await page.goto(lipstick)
    await live(page)
    // The focus is on a shade when it comes.
    await page.getByRole("radio", { name: /01 Delima/ }).focus()
    await shades(page).evaluate((all) => all.scrollIntoView({ block: "center" }))
    await page.keyboard.press("Shift")
    await expect(step(page, "Pilih yang cocok buatmu")).toBeVisible()
    await leave()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page).toHaveURL(lipstick)
    await expect(page.getByRole("radio", { name: /01 Delima/ })).toBeFocused()
  }
  await page.reload()
  await live(page)
  await shades(page).evaluate((all) => all.scrollIntoView({ block: "center" }))
  await touch(page)
  await seesNothing(page)
})

test("a popup, a dialog and tours come one after the other, and delivery explains itself once", {
  tag: "@wide"
}, async ({ page }) => {
  await countOverlays(page)
  await page.goto("/")
  await live(page)
  await touch(page)
  await expect(step(page, "Halo, kenalan dulu")).toBeVisible()
  await page.keyboard.press("Escape")

  // What the shopper asked for goes first; the tour waits behind it.
  await page.goto(lipstick)
  await live(page)
  await shades(page).evaluate((all) => all.scrollIntoView({ block: "center" }))
  await page.getByRole("button", { name: "Tambah ke tas" }).click()
  await expect(step(page, "Masuk ke tas")).toBeVisible()
  await settled(page)
  await expect(page.getByRole("dialog")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(step(page, "Pilih yang cocok buatmu")).toBeVisible()
  await page.keyboard.press("Escape")

  await page.goto("/order?step=details")
  await typeDetails(page, someEmail("tur"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(step(page, "Mau dikirim lewat apa?")).toBeInViewport({ ratio: 1 })
  expect(await violationsOn(page)).toEqual([])
  await expectFits(page)
  await press(page, "Lanjut")
  await expect(step(page, "Biar lebih tenang")).toBeInViewport({ ratio: 1 })
  await press(page, "Oke, paham")
  await page.reload()
  await live(page)
  await touch(page)
  await seesNothing(page)
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Mau bayar pakai apa?" })).toBeVisible()
  expect(await most(page)).toBe(1)
})

test("what a guest was shown goes into the profile, and another browser shows it no more", { tag: "@desktop" }, async ({
  page,
  browser,
  baseURL
}) => {
  const { who, shop } = await madeMember(page)
  await looksAt(page, lipstick)
  await press(page, "Lewati")
  await page.goto("/stores")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  const marks = async (): Promise<unknown> => {
    const answer = await shop.get("/api/public/user/me")
    return ((await answer.json()) as { data: { coachmark_visited?: unknown } }).data.coachmark_visited
  }
  await expect.poll(marks).toEqual(expect.arrayContaining(["product-combinations", "product-buy", "product-reviews"]))

  const context = await browser.newContext({ ...(baseURL && { baseURL }), storageState: neverHere })
  const other = await context.newPage()
  await other.goto("/stores")
  await live(other)
  await openAccount(other)
  await logIn(other, who.email, who.password)
  await expectMember(other)
  await looksAt(other, lipstick)
  await seesNothing(other)
  await context.close()
})
