import AxeBuilder from "@axe-core/playwright"
import { walkSelling } from "./selling-walk.ts"
import { expect, expectNoSideScroll, test } from "./shopper.ts"

for (const theme of ["light", "dark"] as const)
  test(`every state of buying is accessible in the ${theme} theme`, async ({ page, watched }) => {
    test.slow()
    // A refusal that the walk asks for: somebody was quicker.
    watched.expectRefusal(409, /\/api\/orders\/order$/)
    watched.expectLoss(/\/api\/cart\//)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    const found: Array<string> = []
    await walkSelling(page, async (state) => {
      await expectNoSideScroll(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze()
      for (const { id, nodes } of violations)
        found.push(`${state}: ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`)
    })
    expect(found).toEqual([])
  })
