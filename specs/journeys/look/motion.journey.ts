import type { JSHandle, Page } from "playwright/test"
import { enter } from "../helpers/made-member.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

// What leaves a page leaves by motion, and is gone at once for those who use the page. Tokens, section 4.

/** A copy that was shown while its original left. */
interface Copy {
  readonly text: string
  readonly curve: string
  readonly duration: string
  readonly dialogs: number
}

/** Notes each copy that is put into the page, as it is painted first. */
const watchCopies = (page: Page): Promise<JSHandle<ReadonlyArray<Copy>>> =>
  page.evaluateHandle(() => {
    const copies: Array<Copy> = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.inert && node.ariaHidden === "true") {
          const { animationTimingFunction: curve, animationDuration: duration } = getComputedStyle(node)
          const dialogs = document.querySelectorAll("[role=dialog]").length
          copies.push({ text: node.textContent ?? "", curve, duration, dialogs })
        }
    }).observe(document.body, { childList: true })
    return copies
  })

const leaving = (page: Page) => page.locator("body > [inert]")
const exit = { curve: "cubic-bezier(0.4, 0, 1, 1)", duration: "0.2s", dialogs: 0 }

/** Opens the dialog of the bag and returns the button that has done it. */
const openBag = async (page: Page) => {
  const bag = page.getByRole("button", { name: /^Tas/ }).filter({ visible: true }).first()
  await bag.click()
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toBeVisible()
  await quiet(page)
  return bag
}

test("a dialog leaves by motion, and the page can be used at once", { tag: "@every" }, async ({ page }) => {
  await page.goto("/brands")
  await live(page)
  const copies = await watchCopies(page)
  const bag = await openBag(page)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(bag).toBeFocused()
  await expect
    .poll(() => copies.jsonValue())
    .toEqual([
      { ...exit, text: "" },
      { ...exit, text: expect.stringContaining("Tas") }
    ])
  await expect(leaving(page)).toHaveCount(0)
})

test("a notice leaves by motion", async ({ page, watched }) => {
  // What the account page still reads may come after the log-out.
  watched.expectRefusal(401, /\/api\/public\/users\//)
  const { shop } = await enter(page, "/account")
  await live(page)
  // The parts of the page come one after the other, and would move the button under the press.
  await quiet(page)
  await page.getByRole("button", { name: "Keluar" }).click()
  const close = page.getByRole("button", { name: "Tutup pemberitahuan" })
  await expect(close).toBeVisible()
  const copies = await watchCopies(page)
  await close.click()
  await expect(close).toHaveCount(0)
  await expect.poll(() => copies.jsonValue()).toEqual([{ ...exit, text: "Kamu sudah keluar." }])
  await expect(leaving(page)).toHaveCount(0)
  await shop.dispose()
})

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("nothing stays behind a dialog that was closed", async ({ page }) => {
    await page.goto("/brands")
    await live(page)
    const copies = await watchCopies(page)
    await openBag(page)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    expect(await copies.jsonValue()).toEqual([])
  })
})
