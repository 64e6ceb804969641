import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { usualCouriers } from "#core/shipping/couriers.ts"
import { type Destination, optionsFor } from "#core/shipping/options.rule.ts"
import type { ShippingOption } from "#core/shipping/shipping.ts"
import { runs, someNow } from "../arbitraries.ts"
import { anyGoods, preOrder, someGoods } from "../pricing/some-goods.ts"
import { someOrigins, spot } from "./some-origins.ts"

const at = (text: string) => instant(Date.parse(text))
/** A Friday morning. */
const morning = at("2026-11-20T10:00:00+07:00")

const optionsTo = (
  to: Destination,
  goods: ReadonlyArray<Goods> = [someGoods("1")],
  worth = 100_000,
  now = morning
): ReadonlyArray<ShippingOption> =>
  optionsFor(
    { lines: goods.map((one) => ({ id: one.combination, goods: one, quantity: 1 })), worth: rupiah(worth) },
    to,
    { origins: someOrigins, couriers: usualCouriers },
    now
  )
const named = (options: ReadonlyArray<ShippingOption>, id: string): ShippingOption | undefined =>
  options.find((option) => option.id === id)

describe("what couriers offer", () => {
  it("has fee, days and what free shipping takes off", () => {
    expect(named(optionsTo(spot("33.74")), "jne.reg")).toEqual({
      id: "jne.reg",
      courier: "jne",
      courierName: "JNE",
      service: "REG",
      kind: "regular",
      byAir: false,
      fee: 19_000,
      freed: 0,
      insurance: { required: false, premium: 5_200 },
      arrives: { from: "2026-11-23", to: "2026-11-24" },
      cashOnDelivery: true,
      needsLocation: false,
      eligible: true,
      recommended: false
    })
    expect(named(optionsTo(spot("33.74"), [someGoods("1")], 250_000), "jne.reg")).toMatchObject({
      fee: 19_000,
      freed: 19_000
    })
  })

  it("is charged by the kilogram", () => {
    const heavy = [someGoods("1", { weightGram: 2_400 })]
    expect(named(optionsTo(spot("33.74"), heavy), "jne.reg")?.fee).toBe(57_000)
    expect(named(optionsTo(spot("31.74"), heavy), "gosend.same-day")?.fee).toBe(24_000)
  })

  it("recommends the cheapest regular one within two days, else within four, else the quickest", () => {
    const best = (city: string, worth?: number, goods?: ReadonlyArray<Goods>) =>
      optionsTo(spot(city), goods, worth).find(({ recommended }) => recommended)?.id
    // Pos costs Rp500 less and takes a day more.
    expect(best("31.74")).toBe("anteraja.reg")
    // Nothing regular comes within two days, and a dearer service is never the default beside one that comes within four.
    expect(best("33.74")).toBe("sicepat.reg")
    expect(best("94.71")).toBe("jne.reg")
  })

  it("recommends the quickest free one, also if a paid one is quicker", () => {
    const to = (city: string) => optionsTo(spot(city), [someGoods("1")], 200_000).find(({ recommended }) => recommended)
    expect(to("31.74")).toMatchObject({ arrives: { from: "2026-11-21", to: "2026-11-23" } })
    // Far from Jakarta the quickest free one takes five working days and YES two.
    const far = to("73.71")
    expect(far?.fee).toBe(far?.freed)
    expect(far?.arrives?.to).toBe("2026-11-26")
  })

  it("recommends the quickest of those that cost the buyer the same, then the one that costs less, then by name", () => {
    // Above the limit everything regular is free: a day earlier counts, not the fee that is struck through.
    const free = optionsTo(spot("33.74"), [someGoods("1")], 250_000).filter(({ eligible }) => eligible)
    const best = free.find(({ recommended }) => recommended)
    const same = free.filter(({ fee, freed, needsLocation }) => fee === freed && !needsLocation)
    expect(same.length).toBeGreaterThan(2)
    const days = same.map(({ arrives }) => arrives?.to ?? "")
    expect(best?.arrives?.to).toBe(days.toSorted()[0])
    const quickest = same.filter(({ arrives }) => arrives?.to === best?.arrives?.to)
    expect(best?.fee).toBe(Math.min(...quickest.map(({ fee }) => fee)))
    // The list has the same order: the default stands first.
    expect(free[0]?.id).toBe(best?.id)
  })

  it("rides within a city of one of the stores only, in its hours, and says why not", () => {
    const rides = (to: Destination, goods?: ReadonlyArray<Goods>, now?: typeof morning) =>
      optionsTo(to, goods, undefined, now)
        .filter(({ needsLocation }) => needsLocation)
        .map(({ id, eligible, reason, arrives }) => [id, eligible, reason, arrives?.to])
    const today = "2026-11-20"
    expect(rides(spot("31.74"))).toEqual([
      ["gosend.same-day", true, undefined, today],
      ["grab.instant", true, undefined, today]
    ])
    expect(rides(spot("32.73")).map(([, eligible]) => eligible)).toEqual([true, true])
    const why = (...so: Parameters<typeof rides>) => rides(...so).map(([id, , reason]) => [id, reason])
    expect(why(spot("33.74"))).toEqual([
      ["gosend.same-day", "NO_STORE_NEARBY"],
      ["grab.instant", "NO_STORE_NEARBY"]
    ])
    expect(why(spot("31.74"), undefined, at("2026-11-20T13:00:00+07:00"))).toEqual([
      ["grab.instant", undefined],
      ["gosend.same-day", "OUT_OF_HOURS"]
    ])
    expect(why(spot("31.74"), undefined, at("2026-11-20T17:00:00+07:00"))).toContainEqual([
      "grab.instant",
      "OUT_OF_HOURS"
    ])
    expect(why(spot("31.74"), [preOrder("1", 3)])[0]).toEqual(["gosend.same-day", "PRE_ORDER"])
    expect(why(spot("31.74"), [someGoods("1", { weightGram: 5_301 })])[0]).toEqual(["gosend.same-day", "TOO_HEAVY"])
    const bogor = { latitude: -6.5951, longitude: 106.7989 }
    expect(why({ ...spot("31.74"), location: bogor })[0]).toEqual(["gosend.same-day", "TOO_FAR"])
    const menteng = { latitude: -6.2, longitude: 106.83 }
    expect(why({ ...spot("31.74"), location: menteng })[0]).toEqual(["gosend.same-day", undefined])
  })

  it("never flies with what is dangerous, and says which line it is", () => {
    const perfume = someGoods("7", { dangerous: true })
    const options = optionsTo(spot("12.71"), [someGoods("1"), perfume])
    expect(options.filter(({ eligible, needsLocation }) => eligible && !needsLocation).map(({ id }) => id)).toEqual([
      "pos.reguler",
      "jne.oke"
    ])
    expect(named(options, "jne.reg")).toMatchObject({ eligible: false, reason: "DANGEROUS", line: "7", byAir: true })
    expect(named(optionsTo(spot("33.74"), [perfume]), "jne.reg")?.eligible).toBe(true)
    expect(named(optionsTo(spot("33.74"), [perfume]), "jne.yes")).toMatchObject({
      eligible: false,
      reason: "DANGEROUS"
    })
    expect(named(optionsTo(spot("31.74"), [perfume]), "jne.yes")?.eligible).toBe(true)
  })

  it("leaves on a pre-order's date", () => {
    const option = named(optionsTo(spot("31.74"), [preOrder("1", 9), someGoods("2")]), "jne.reg")
    // The 29th is a Sunday; it leaves on Monday.
    expect(option?.arrives).toEqual({ from: "2026-12-01", to: "2026-12-02" })
  })

  it("finds a way everywhere in Indonesia, for everything, at a price that grows with weight", () =>
    fc.assert(
      fc.property(
        fc.constantFrom("11.01", "18.71", "31.01", "35.78", "53.01", "62.71", "71.71", "81.01", "94.71", "97.01"),
        fc.array(anyGoods, { minLength: 1, maxLength: 4 }),
        anyGoods,
        fc.integer({ min: 0, max: 14 * 24 }),
        (city, goods, more, hours) => {
          const now = instant(someNow + hours * 3_600_000)
          const options = optionsTo(spot(city), goods, 150_000, now)
          expect(options.filter(({ recommended }) => recommended)).toHaveLength(1)
          for (const option of options) {
            expect(option.eligible).toBe(option.reason === undefined)
            expect(option.arrives !== undefined).toBe(option.eligible)
            expect(option.freed).toBeLessThanOrEqual(option.fee)
            const heavier = named(optionsTo(spot(city), [...goods, more], 150_000, now), option.id)
            expect(heavier?.fee).toBeGreaterThanOrEqual(option.fee)
            expect(option.arrives === undefined || option.arrives.from <= option.arrives.to).toBe(true)
          }
        }
      ),
      runs(200)
    ))
})

describe("the table of couriers", () => {
  it("has every service once, costs more the farther it goes, and takes longer", () => {
    expect(new Set(usualCouriers.map(({ id }) => id)).size).toBe(usualCouriers.length)
    for (const { rates } of usualCouriers) {
      const row = (["city", "metro", "island", "near", "far", "remote"] as const).flatMap((zone) =>
        rates[zone] ? [rates[zone]] : []
      )
      expect(row.map(([fee]) => fee)).toEqual(row.map(([fee]) => fee).toSorted((one, other) => one - other))
      for (const [fee, from, to] of row) expect([Number.isInteger(fee), from <= to]).toEqual([true, true])
    }
  })
})

describe("gifts in a parcel (D-54, D-67)", () => {
  const optionsWith = (to: Destination, gift: Partial<Goods>) =>
    optionsFor(
      {
        lines: [{ id: "1", goods: someGoods("1", { weightGram: 1_000 }), quantity: 1 }],
        gifts: [{ id: "gift:9", goods: someGoods("9", { weightGram: 400, ...gift }), quantity: 1 }],
        worth: rupiah(100_000)
      },
      to,
      { origins: someOrigins, couriers: usualCouriers },
      morning
    )
  const jayapura = spot("91.71")

  it("weigh with the goods: 1.4 kg cost two", () => {
    const plain = named(optionsTo(jayapura, [someGoods("1", { weightGram: 1_000 })]), "pos.reguler")
    expect(plain?.fee).toBeGreaterThan(0)
    expect(named(optionsWith(jayapura, {}), "pos.reguler")?.fee).toBe(2 * (plain?.fee ?? 0))
  })

  it("that may not fly refuse no courier, and weigh nothing where they stay behind", () => {
    const plain = optionsTo(jayapura, [someGoods("1", { weightGram: 1_000 })])
    const options = optionsWith(jayapura, { dangerous: true })
    expect(options.filter(({ reason }) => reason === "DANGEROUS")).toEqual([])
    const flown = options.filter(({ byAir }) => byAir)
    expect(flown.length).toBeGreaterThan(0)
    for (const option of flown) expect(option.fee).toBe(named(plain, option.id)?.fee)
    expect(named(options, "pos.reguler")?.fee).toBe(2 * (named(plain, "pos.reguler")?.fee ?? 0))
  })
})
