import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright/test"
import { wholePage } from "#ui/kit/overlay/whole-page.ts"
import { isFull } from "./shopper.ts"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules about colours: of a page in another theme the others see the same. */
const colourRules = ["color-contrast", "link-in-text-block"]

/** A dialog that has the page to itself: everything behind it is inert, and is looked at in a state of its own. */
const openDialog = "[role=dialog][data-state=open], [role=alertdialog][data-state=open]"

/** When lines that take turns are looked at: none of them comes or goes then. */
const restMs = 1_000

/** Stops what moves without end, and waits for what ends: colours that fade are those of no state. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    for (const animation of document.getAnimations().filter(endless)) {
      animation.pause()
      animation.currentTime = ms
    }
    const ending = document.getAnimations().filter((one) => !endless(one) && one.playState === "running")
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, restMs)

/**
 * What axe finds wrong with a page as it stands, by all rules or by those about colours. If a dialog is open, the
 * dialog alone outside full scale.
 */
export const violationsOn = async (page: Page, rules: "all" | "colours" = "all"): Promise<ReadonlyArray<string>> => {
  // What is laid out only near the viewport has no colours yet.
  await page.evaluate((attribute) => document.documentElement.setAttribute(attribute, ""), wholePage)
  await settle(page)
  const isCovered = !isFull && (await page.locator(openDialog).count()) > 0
  const builder = new AxeBuilder({ page })
  const { violations } = await (isCovered ? builder.include(openDialog) : builder)
    // Style sheets are read again for one experimental rule alone, and a page from a folder may not read them.
    .options({
      runOnly: rules === "all" ? { type: "tag", values: tags } : { type: "rule", values: colourRules },
      resultTypes: ["violations"],
      preload: false
    })
    // The pages have no frames: nothing has to be put together in a page of its own.
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`)
}

/**
 * What axe finds wrong with a page in the light and in the dark theme, each finding with its theme; leaves the light one. In
 * the dark one only colours are looked at outside full scale.
 */
export const violationsInThemes = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const theme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: theme })
    const rules = theme === "light" || isFull ? "all" : "colours"
    for (const violation of await violationsOn(page, rules)) found.push(`${theme}: ${violation}`)
  }
  return found
}
