import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { usualCouriers } from "#core/shipping/couriers.ts"
import { daysOf, deliveryGroups } from "#core/shipping/delivery-groups.rule.ts"
import { optionsFor } from "#core/shipping/options.rule.ts"
import type { ShippingOption } from "#core/shipping/shipping.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { someOrigins, spot } from "./some-origins.ts"

const offersTo = (city: string, worth: number, dangerous = false, now = Date.parse("2026-11-20T10:00:00+07:00")) =>
  optionsFor(
    { lines: [{ id: "1", goods: someGoods("1", { dangerous }), quantity: 1 }], worth: rupiah(worth) },
    spot(city),
    { origins: someOrigins, couriers: usualCouriers },
    instant(now)
  )
const ids = (options: ReadonlyArray<ShippingOption>) => options.map(({ id }) => id)

describe("the offers of a delivery", () => {
  it("stand as free, sooner and today, with the quickest free one before the folded others", () => {
    const { groups, out } = deliveryGroups(offersTo("31.74", 200_000))
    expect(groups.map(({ kind }) => kind)).toEqual(["free", "sooner", "today"])
    expect(groups.map(({ shown }) => ids(shown))).toEqual([
      ["anteraja.reg"],
      ["anteraja.next-day", "jne.yes"],
      ["gosend.same-day", "grab.instant"]
    ])
    expect(ids(groups[0]?.folded ?? [])).toEqual(["jnt.ez", "sicepat.reg", "jne.reg", "pos.reguler"])
    expect(daysOf(groups[0]?.folded ?? [])).toEqual({ from: "2026-11-21", to: "2026-11-24" })
    expect(out).toEqual([])
  })

  it("stand as usual while none is free, the proposed one first, though another is cheaper", () => {
    const [usual] = deliveryGroups(offersTo("31.74", 199_999)).groups
    expect(usual?.kind).toBe("usual")
    expect(ids(usual?.shown ?? [])).toEqual(["anteraja.reg"])
    expect(ids(usual?.folded ?? [])[0]).toBe("pos.reguler")
  })

  it("do not fold a single other one", () => {
    const two = offersTo("31.74", 200_000).filter(({ id }) => id === "jne.reg" || id === "jnt.ez")
    expect(deliveryGroups(two).groups).toMatchObject([{ kind: "free", shown: [{}, {}], folded: [] }])
  })

  it("name what cannot be had apart, with its reason", () => {
    const { groups, out } = deliveryGroups(offersTo("33.74", 50_000, true))
    expect(groups.map(({ kind }) => kind)).toEqual(["usual"])
    expect(out.map(({ id, reason }) => [id, reason])).toEqual([
      ["gosend.same-day", "NO_STORE_NEARBY"],
      ["anteraja.next-day", "DANGEROUS"],
      ["jne.yes", "DANGEROUS"],
      ["grab.instant", "NO_STORE_NEARBY"]
    ])
  })

  it("stand once each, in a group or among those that cannot be had, and what is proposed is seen", () =>
    fc.assert(
      fc.property(
        fc.constantFrom("11.01", "31.74", "33.74", "35.78", "73.71", "94.71"),
        fc.integer({ min: 1, max: 400_000 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 14 * 24 }),
        fc.array(fc.nat({ max: 9 }), { maxLength: 10 }),
        (city, worth, dangerous, hours, left) => {
          const all = offersTo(city, worth, dangerous, someNow + hours * 3_600_000)
          const offers = all.filter((_, index) => !left.includes(index))
          const { groups, out } = deliveryGroups(offers)
          const grouped = groups.flatMap(({ shown, folded }) => [...shown, ...folded])
          expect(ids([...grouped, ...out]).toSorted()).toEqual(ids(offers).toSorted())
          expect(out.every(({ eligible }) => !eligible)).toBe(true)
          expect(grouped.every(({ eligible }) => eligible)).toBe(true)
          const proposed = offers.find(({ recommended }) => recommended)
          const seen = groups.flatMap(({ shown }) => shown)
          if (proposed) expect(seen).toContain(proposed)
          for (const { kind, shown, folded } of groups) {
            expect(shown.length).toBeGreaterThan(0)
            expect(folded).not.toHaveLength(1)
            for (const one of [...shown, ...folded]) expect(one.fee === one.freed).toBe(kind === "free")
          }
        }
      ),
      runs(200)
    ))

  it("arrive on no day if there is none", () => expect(daysOf([])).toBeUndefined())
})
