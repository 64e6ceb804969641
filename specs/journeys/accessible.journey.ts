import { violationsInThemes } from "./helpers/axe.ts"
import { expectFits, expectFitsElsewhere } from "./helpers/fits.ts"
import { everyRoute } from "./helpers/routes.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const [name, path, status] of everyRoute)
  test(`${name} is accessible in both themes`, async ({ page, watched }) => {
    if (status !== 200) watched.expectRefusal(status, new RegExp(path))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    await live(page)
    await expectFits(page)
    await expectFitsElsewhere(page)
    expect(await violationsInThemes(page)).toEqual([])
  })
