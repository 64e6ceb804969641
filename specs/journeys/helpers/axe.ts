import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright/test"
import { wholePage } from "#ui/kit/overlay/whole-page.ts"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds wrong with a page as it stands. */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  // What is laid out only near the viewport has no colours yet.
  await page.evaluate((attribute) => document.documentElement.setAttribute(attribute, ""), wholePage)
  const { violations } = await new AxeBuilder({ page })
    // Style sheets are read again for one experimental rule alone, and a page from a folder may not read them.
    .options({ runOnly: tags, resultTypes: ["violations"], preload: false })
    // The pages have no frames: nothing has to be put together in a page of its own.
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`)
}

/** What axe finds wrong with a page in the light and in the dark theme, each finding with its theme; leaves the light one. */
export const violationsInThemes = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const theme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: theme })
    for (const violation of await violationsOn(page)) found.push(`${theme}: ${violation}`)
  }
  return found
}
