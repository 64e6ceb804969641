import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { saleOf } from "#core/pricing/sale.rule.ts"

const product = { removed: false, active: true, availableForOrder: true, soldAs: "ordinary" } as const

describe("what of a product can be ordered", () => {
  it.each([
    ["an ordinary one", product, true, "open"],
    ["a hidden one (D-8)", { ...product, active: false }, true, "inactive"],
    ["a hidden shade of it", product, false, "inactive"],
    ["one that is only shown (D-1)", { ...product, availableForOrder: false }, true, "not-for-order"],
    ["one that was taken out (D-8)", { ...product, removed: true }, true, "removed"]
  ] as const)("of %s is: %s", (_, of, active, sale) => expect(saleOf(of as never, { active })).toBe(sale))

  it("is nothing if the merchant has not said as what it is sold", () => {
    const { soldAs: _, ...unsold } = product
    expect(saleOf(unsold as never, { active: true })).toBe("not-for-order")
  })

  it("is open for no product that is removed, hidden or not for order, whatever else it is", () =>
    fc.assert(
      fc.property(
        fc.record({ removed: fc.boolean(), active: fc.boolean(), availableForOrder: fc.boolean() }),
        fc.boolean(),
        (flags, active) => {
          const isOpen = saleOf({ ...product, ...flags } as never, { active }) === "open"
          expect(isOpen).toBe(!flags.removed && flags.active && flags.availableForOrder && active)
        }
      )
    ))
})
