import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { deliveryDaysOver } from "#core/checkout/delivery-days.usecases.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import { DistrictId } from "#core/regions/region.ts"
import { type DeliveryDaysEvent, deliveryDaysMachineOver } from "#core/shipping/delivery-days.machine.ts"
import { viewDeliveryDays } from "#core/shipping/delivery-days.view.ts"
import { runs, someNow } from "../arbitraries.ts"
import { giftCard, preOrder, someGoods } from "../pricing/some-goods.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { someOrigins } from "./some-origins.ts"

const goods = { red: someGoods("1"), soon: preOrder("2", 30), card: giftCard("3") }
const idOf = ({ product, combination }: GoodsId): GoodsId => ({ product, combination })
const [kebayoranBaru, bandungWetan, nowhere] = ["31.74.07", "32.73.09", "99.99.99"].map((id) => DistrictId(id)) as [
  DistrictId,
  DistrictId,
  DistrictId
]

const portAt = (now: Instant, merchant = memorySelling(Object.values(goods), someOrigins, regionsOfIndonesia())) => ({
  deliveryDays: deliveryDaysOver(merchant.stores, { language: "id", now })
})
const port = portAt(someNow)
const daysOf = (one: GoodsId, district: DistrictId, at = port) =>
  Effect.runSync(at.deliveryDays({ ...idOf(one), district })).days

const open = (district: DistrictId | null, fate: () => Fate = () => well, at = port) => {
  const clock = new VirtualClock()
  const line = overLine(at, clock, fate, { reads: ["deliveryDays"] })
  const actor = createActor(deliveryDaysMachineOver(line.port), {
    clock,
    input: { goods: idOf(goods.red), district }
  })
  actor.start()
  return {
    clock,
    most: line.most,
    say: (event: Untimed<DeliveryDaysEvent>) => actor.send({ ...event, at: instant(clock.now()) } as DeliveryDaysEvent),
    view: () => viewDeliveryDays(actor.getSnapshot()),
    asked: () => actor.getSnapshot().context
  }
}

describe("the days on which a product arrives", () => {
  it("are counted from 15.00 in Jakarta, without Sundays and holidays: D-52", () => {
    // Friday, 20 November 2026. The regular service takes one or two working days within the city.
    expect(daysOf(goods.red, kebayoranBaru, portAt(instant(Date.parse("2026-11-20T14:59:59+07:00"))))).toEqual({
      from: "2026-11-21",
      to: "2026-11-23"
    })
    expect(daysOf(goods.red, kebayoranBaru, portAt(instant(Date.parse("2026-11-20T15:00:00+07:00"))))).toEqual({
      from: "2026-11-23",
      to: "2026-11-24"
    })
  })

  it("begin on its date if it is a pre-order, and gift cards have none", () => {
    const released = goods.soon.deliveryDate ?? someNow
    const days = daysOf(goods.soon, kebayoranBaru)
    expect(Date.parse(`${days?.from}T23:59:59+07:00`)).toBeGreaterThan(released)
    const refusal = Effect.runSync(Effect.flip(port.deliveryDays({ ...idOf(goods.card), district: kebayoranBaru })))
    expect(refusal._tag).toBe("GoodsUnknown")
  })

  it("are asked for once a kecamatan is chosen, and again with another one or another shade", async () => {
    const page = open(null)
    expect(page.view()).toEqual({ step: "unasked", place: "", days: undefined })
    page.say({ type: "district.chosen", district: kebayoranBaru })
    expect(page.view().step).toBe("asking")
    await page.clock.advance(20)
    expect(page.view()).toEqual({
      step: "known",
      place: "Kebayoran Baru, Kota Jakarta Selatan",
      days: daysOf(goods.red, kebayoranBaru)
    })
    page.say({ type: "district.chosen", district: bandungWetan })
    expect(page.view()).toMatchObject({ step: "asking", place: "", days: undefined })
    await page.clock.advance(20)
    expect(page.view().place).toBe("Bandung Wetan, Kota Bandung")
    page.say({ type: "goods.changed", goods: idOf(goods.soon) })
    expect(page.view()).toMatchObject({ step: "asking", place: "Bandung Wetan, Kota Bandung", days: undefined })
    await page.clock.advance(20)
    expect(page.view().days).toEqual(daysOf(goods.soon, bandungWetan))
  })

  it("say that they could not be read, and are asked for again", async () => {
    let fate: Fate = { ...well, lost: "call" }
    const page = open(kebayoranBaru, () => fate)
    await page.clock.advance(20)
    expect(page.view()).toMatchObject({ step: "failed", days: undefined })
    fate = well
    page.say({ type: "retry.wanted" })
    await page.clock.advance(20)
    expect(page.view().step).toBe("known")
  })

  it("forget a kecamatan that the shop does not know", async () => {
    const page = open(nowhere)
    await page.clock.advance(20)
    expect(page.view()).toEqual({ step: "unasked", place: "", days: undefined })
    expect(page.asked().district).toBeNull()
  })

  it("say that nothing is sent there if the merchant has no store that ships", async () => {
    const merchant = memorySelling(Object.values(goods), [], regionsOfIndonesia())
    const page = open(kebayoranBaru, () => well, portAt(someNow, merchant))
    await page.clock.advance(20)
    expect(page.view()).toEqual({
      step: "notSent",
      place: "Kebayoran Baru, Kota Jakarta Selatan",
      days: undefined
    })
  })

  it("are never those of another kecamatan or of another shade; one call at a time", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            event: fc.constantFrom<Untimed<DeliveryDaysEvent>>(
              { type: "district.chosen", district: kebayoranBaru },
              { type: "district.chosen", district: bandungWetan },
              { type: "district.chosen", district: nowhere },
              { type: "goods.changed", goods: idOf(goods.red) },
              { type: "goods.changed", goods: idOf(goods.soon) },
              { type: "retry.wanted" }
            ),
            wait: fc.nat(900)
          }),
          { minLength: 1, maxLength: 10 }
        ),
        fc.infiniteStream(
          fc.record({ there: fc.nat(600), back: fc.nat(600), lost: fc.constantFrom("no" as const, "call" as const) })
        ),
        async (said, fates) => {
          const page = open(null, () => fates.next().value)
          for (const { event, wait } of said) {
            page.say(event)
            await page.clock.advance(wait)
            expect(page.most()).toBeLessThan(2)
            const { step, days, place } = page.view()
            const { district, goods: asked } = page.asked()
            if (place !== "") expect(place.startsWith(district === kebayoranBaru ? "Kebayoran" : "Bandung")).toBe(true)
            expect(days).toEqual(step === "known" && district !== null ? daysOf(asked, district) : undefined)
          }
        }
      ),
      runs(100)
    ))
})
