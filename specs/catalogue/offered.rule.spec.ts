import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { offeredCombinations, shownFirst, stockOf } from "#core/catalogue/offered.rule.ts"

const shade = (id: string, active: boolean, isDefault = false, stock = 2) => ({ id, active, isDefault, stock }) as never
const product = (...combinations: ReadonlyArray<never>) => ({ combinations }) as never

describe("the combinations of a product", () => {
  it("are those that are active; all of them if none is, for it keeps its page (D-8)", () => {
    const ids = (of: never) => offeredCombinations(of).map(({ id }) => id)
    expect(ids(product(shade("a", true), shade("b", false)))).toEqual(["a"])
    expect(ids(product(shade("a", false), shade("b", false)))).toEqual(["a", "b"])
  })

  it("begin with the default one if it is on show, else with the first", () => {
    expect(shownFirst(product(shade("a", true), shade("b", true, true)))?.id).toBe("b")
    expect(shownFirst(product(shade("a", true), shade("b", false, true)))?.id).toBe("a")
    expect(shownFirst(product())).toBeUndefined()
  })

  it("have the units of the active ones together", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ active: fc.boolean(), stock: fc.nat(100) }), { maxLength: 10 }),
        (combinations) => {
          const active = combinations.filter((one) => one.active).map(({ stock }) => stock)
          expect(stockOf({ combinations } as never)).toBe(active.reduce((sum, stock) => sum + stock, 0))
        }
      )
    ))
})
