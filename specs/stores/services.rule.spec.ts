import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sharedServices } from "#core/stores/services.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const store = (...services: ReadonlyArray<string>) => ({ services })

describe("services that all stores have", () => {
  it("are said once of several stores, and of a single one in its own line", () => {
    expect(sharedServices([store("pickup", "refill"), store("self_checkout", "pickup")])).toEqual(["pickup"])
    expect(sharedServices([store("pickup")])).toEqual([])
    expect(sharedServices([])).toEqual([])
  })

  it("are in every store, and no service of every store is missing", () =>
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.constantFrom<string>("a", "b", "c", "d")), { minLength: 2, maxLength: 6 }),
        (all) => {
          const shared = sharedServices(all.map((services) => ({ services })))
          for (const service of ["a", "b", "c", "d"])
            expect(shared.includes(service)).toBe(all.every((services) => services.includes(service)))
        }
      ),
      runs(300)
    ))
})
