import type { Page } from "playwright/test"
import { madeMember } from "../helpers/made-member.ts"
import { expectMember, logIn, openAccount } from "../helpers/members.ts"
import { lipstick } from "../helpers/selling-walk.ts"
import { expect, live, test, touch } from "../helpers/shopper.ts"

test.use({ isNewHere: true, isAsked: true, contextOptions: { reducedMotion: "reduce" } })

/** What comes over a page by itself, or lies over it: as it is painted, in every frame after a change. */
const watchOverlays = (page: Page) =>
  page.addInitScript(() => {
    const kinds: Readonly<Record<string, string>> = {
      dialog: "[role=dialog]",
      question: "aside[aria-label='Catatan kunjungan']",
      floating: "aside[aria-label='Promo']"
    }
    const look = () => {
      const seen = Object.entries(kinds).flatMap(([kind, selector]) =>
        [...document.querySelectorAll(selector)]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map(() => kind)
      )
      const all: Array<string> = JSON.parse(sessionStorage.getItem("overlays") ?? "[]")
      const now = seen.toSorted().join(" + ")
      if (now !== "" && !all.includes(now)) sessionStorage.setItem("overlays", JSON.stringify([...all, now]))
    }
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
      childList: true,
      subtree: true,
      attributes: true
    })
  })
const seenAlone = async (page: Page): Promise<ReadonlyArray<string>> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem("overlays"))) ?? "[]")

const question = (page: Page) => page.getByRole("complementary", { name: "Catatan kunjungan" })
const floating = (page: Page) => page.getByRole("link", { name: "Kado menit terakhir" })
const popup = (page: Page) => page.getByRole("dialog", { name: "Halo, kenalan dulu" })
const tour = (page: Page) => page.getByRole("dialog", { name: "Pilih yang cocok buatmu" })

const opens = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await live(page)
  await touch(page)
}

test("popup, floating banners, the question about visits and tours come one after the other: at the first visit, the second, and after a log-in", {
  tag: "@phone"
}, async ({ page }) => {
  test.slow()
  await watchOverlays(page)
  // The first visit: the popup alone; then the banners; the question once they are dismissed.
  await opens(page, "/")
  await expect(popup(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await popup(page).getByRole("button", { name: "Nanti saja" }).click()
  await expect(floating(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  // The second visit: no popup; the banners are still there, and the question waits.
  await opens(page, "/")
  await expect(floating(page)).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  const close = page
    .getByRole("complementary", { name: "Promo", exact: true })
    .getByRole("button", { name: /^Tutup: / })
  await expect(async () => {
    await close.first().click()
    await expect(close).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(question(page)).toBeVisible()

  // A product: its tour goes before the question, which is not asked there.
  await opens(page, lipstick)
  await page.getByRole("group", { name: /^Shade/ }).evaluate((all) => all.scrollIntoView({ block: "center" }))
  await expect(tour(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await page.keyboard.press("Escape")

  // After a log-in: the dialog alone, then the question again, until it is answered.
  const { who, shop } = await madeMember(page)
  await opens(page, "/")
  await expect(question(page)).toBeVisible()
  await openAccount(page)
  await expect(question(page)).toHaveCount(0)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  await opens(page, "/")
  await question(page).getByRole("button", { name: "Tidak usah" }).click()
  await opens(page, "/")
  await expect(popup(page)).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)
  expect((await seenAlone(page)).toSorted()).toEqual(["dialog", "floating", "question"])
  await shop.dispose()
})
