import AxeBuilder from "@axe-core/playwright"
import { everyRoute } from "./routes.ts"
import { expect, expectNoSideScroll, live, test } from "./shopper.ts"

const themes = ["light", "dark"] as const

for (const theme of themes)
  for (const [name, path, status] of everyRoute)
    test(`${name} is accessible in the ${theme} theme`, async ({ page, watched }) => {
      if (status !== 200) watched.expectRefusal(status, new RegExp(path))
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      await live(page)
      await expectNoSideScroll(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`)
      ).toEqual([])
    })
