import { violationsInThemes } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { shadesOf, walkSelling } from "../helpers/selling-walk.ts"
import { expect, test } from "../helpers/shopper.ts"

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("every state of buying is accessible in both themes", async ({ page, watched }) => {
    test.slow()
    // A refusal that the walk asks for: another shopper was quicker.
    watched.expectRefusal(409, /\/api\/orders\/order$/)
    watched.expectLoss(/\/api\/cart\//)
    const found: Array<string> = []
    const { few } = shadesOf(test.info().project.name)
    await walkSelling(page, few, async (state) => {
      await expectFits(page)
      for (const violation of await violationsInThemes(page)) found.push(`${state}: ${violation}`)
    })
    expect(found).toEqual([])
  })
})
