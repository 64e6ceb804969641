import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pageSizes, pagesShown } from "#core/search/query.ts"
import { windowOf } from "#core/search/window.rule.ts"
import { runs } from "#specs/arbitraries.ts"

describe("the pages an address shows", () => {
  it("end with the page asked for, or the last there is, and are no more than fit", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.constantFrom(...pageSizes), fc.nat(400), (page, size, total) => {
        const { skip, take, page: last } = windowOf({ page, size }, total)
        expect(last).toBe(Math.min(page, Math.max(1, Math.ceil(total / size))))
        expect(skip + take).toBe(last * size)
        expect(take / size).toBe(Math.min(last, pagesShown))
        expect(skip).toBeLessThanOrEqual(total)
      }),
      runs(200)
    ))

  it("can be an exact part instead", () => {
    expect(windowOf({ page: 1, size: 12, window: { skip: 5, limit: 10 } }, 100)).toMatchObject({ skip: 5, take: 10 })
  })
})
