import { violationsOn } from "./helpers/axe.ts"
import { expectFits, expectFitsElsewhere } from "./helpers/fits.ts"
import { everyRoute } from "./helpers/routes.ts"
import { expect, live, test } from "./helpers/shopper.ts"

const themes = ["light", "dark"] as const

for (const theme of themes)
  test.describe(() => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: "reduce" } })
    for (const [name, path, status] of everyRoute)
      test(`${name} is accessible in the ${theme} theme`, async ({ page, watched }) => {
        if (status !== 200) watched.expectRefusal(status, new RegExp(path))
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(status)
        await live(page)
        await expectFits(page)
        await expectFitsElsewhere(page)
        expect(await violationsOn(page)).toEqual([])
      })
  })
