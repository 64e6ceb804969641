import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Checkout } from "#core/checkout/checkout.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import {
  allChosen,
  bca,
  contactOf,
  kebayoranBaru,
  newKey,
  type OrderingShop,
  run,
  tagOf,
  within
} from "./ordering-shop.ts"

const hour = 3_600_000

/** Every way into an order: bag, checkout, placing. D-24, D-25, D-56, D-63. */
export const placingFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`placing orders, ${name}`, () => {
    const shopping = within(open)

    it("prices a bag by its own prices", () =>
      shopping(async ({ bags, goods }) => {
        const bag = await run(bags.validate({ lines: [{ ...goods.red, quantity: 2 }] }))
        expect(bag).toMatchObject({ count: 2, totals: { payable: 200_000 }, requirements: [] })
        const foreign = { product: goods.red.product, combination: goods.plum.combination, quantity: 1 }
        expect(await tagOf(bags.validate({ lines: [foreign] }))).toBe("GoodsUnknown")
        expect(await tagOf(bags.validate({ lines: [{ ...goods.red, quantity: 21 }] }))).toBe("OrderLimit")
      }))

    it("says what goods cost and how many there are, and leaves out names of nothing", () =>
      shopping(async ({ bags, goods, setStock }) => {
        await setStock(goods.plum, 3)
        const foreign = { product: goods.red.product, combination: goods.plum.combination }
        const known = await run(bags.goods({ goods: [goods.plum, foreign, goods.red, goods.red] }))
        expect(known.goods.map(({ combination, stock }) => [combination, stock])).toEqual([
          [goods.plum.combination, 3],
          [goods.red.combination, expect.any(Number)]
        ])
        expect(known).toMatchObject({
          goods: [{ price: { priceAfterDiscount: 100_000 } }, {}],
          checkedAt: expect.any(Number)
        })
      }))

    it("names step by step what is missing, and at last the exact amount with its code", () =>
      shopping(async ({ checkout, goods }, { email }) => {
        const codes = ({ requirements }: Checkout) => requirements.map(({ code }) => code)
        const opened = await run(checkout.open({ lines: [{ ...goods.red, quantity: 1 }] }))
        expect(codes(opened)).toEqual(["CONTACT_MISSING", "ADDRESS_MISSING", "PAYMENT_MISSING"])
        expect(opened).toMatchObject({ step: "details", version: 1, totals: { payable: 100_000 } })
        const { id } = opened
        const { contact, address } = allChosen(email)
        const known = await run(checkout.change({ id, ...(contact && { contact }), ...(address && { address }) }))
        expect(codes(known)).toEqual(["COURIER_MISSING", "PAYMENT_MISSING"])
        expect(known).toMatchObject({
          step: "delivery",
          delivery: { address: { city: { name: "Jakarta Selatan", kind: "Kota" }, province: { id: "31" } } }
        })
        const sent = await run(checkout.change({ id, service: ServiceId("jne.reg") }))
        expect(sent).toMatchObject({ step: "payment", totals: { payable: 110_000 } })
        const chosen = await run(checkout.change({ id, bank: bca }))
        const code = chosen.payment?.uniqueCode ?? 0
        expect(code).toBeGreaterThan(0)
        expect(code).toBeLessThan(1_000)
        expect(chosen).toMatchObject({ requirements: [], totals: { payable: 110_000 + code } })
        expect(await run(checkout.read({ id }))).toEqual(chosen)
      }))

    it("says of one unit when it arrives as a checkout of it does, and of what it does not know that it does not", () =>
      shopping(async ({ checkout, goods }) => {
        const places = ["31.74.07", "32.73.09", "73.71.01", "91.71.03"].map((id) => DistrictId(id))
        for (const one of [goods.red, goods.soon, goods.perfume])
          for (const district of places) {
            const { id } = await run(checkout.open({ lines: [{ ...one, quantity: 1 }] }))
            const { options } = await run(checkout.shippingOptions({ id, district }))
            const said = await run(checkout.deliveryDays({ ...one, district }))
            const sent = options.filter(({ eligible, needsLocation }) => eligible && !needsLocation)
            const regular = sent.filter(({ kind }) => kind === "regular")
            const proposed = sent.find(({ recommended }) => recommended)
            if (proposed?.kind === "regular") expect(said.days).toEqual(proposed.arrives)
            else if (regular.length === 0) expect(said.days).toEqual(proposed?.arrives)
            else {
              expect(regular.map(({ arrives }) => arrives)).toContainEqual(said.days)
              for (const { arrives } of regular) expect((said.days?.to ?? "") <= (arrives?.to ?? "")).toBe(true)
            }
            expect(said.district.id).toBe(district)
          }
        const foreign = { product: goods.red.product, combination: goods.plum.combination }
        expect(await tagOf(checkout.deliveryDays({ ...foreign, district: DistrictId("31.74.07") }))).toBe(
          "GoodsUnknown"
        )
        expect(await tagOf(checkout.deliveryDays({ ...goods.red, district: DistrictId("99.99.99") }))).toBe(
          "DistrictUnknown"
        )
      }))

    it("makes one order of a checkout, takes its stock and writes one message", () =>
      shopping(async (shop, { email, prepare, place }) => {
        const before = await shop.stockOf(shop.goods.red)
        const ready = await prepare(shop.goods.red, 3)
        const key = newKey()
        const first = await run(place(ready, key))
        expect(first).toMatchObject({ repeated: false, order: { status: "awaiting_bank_wire_payment" } })
        expect(first.order.code).toMatch(/^[A-Z]+-\d{6}-[2-9A-HJ-NP-Z]{5}$/)
        expect(first.order.payment).toMatchObject({ amount: ready.totals.payable, state: "awaiting" })
        for (const again of [key, newKey()])
          expect(await run(place(ready, again))).toMatchObject({ repeated: true, key: first.key, order: first.order })
        expect(await run(shop.checkout.orderByCheckout({ id: ready.id }))).toMatchObject({ order: first.order })
        expect(await shop.stockOf(shop.goods.red)).toBe(before - 3)
        expect(await shop.messages(email)).toEqual(["order-placed"])
        expect(await tagOf(shop.checkout.change({ id: ready.id, note: "lekas" }))).toBe("CheckoutPlaced")
        expect((await run(shop.checkout.read({ id: ready.id }))).placed).toBe(first.order.code)
      }))

    it("refuses the same key for something else", () =>
      shopping(async (shop, { prepare, place }) => {
        const key = newKey()
        await run(place(await prepare(shop.goods.red), key))
        expect(await tagOf(place(await prepare(shop.goods.red), key))).toBe("IdempotencyMismatch")
      }))

    it("never takes another amount than the one that was shown", () =>
      shopping(async (shop, { prepare, place }) => {
        const ready = await prepare(shop.goods.red)
        await shop.setPrice(shop.goods.red, 120_000)
        const refused = await Effect.runPromise(Effect.flip(place(ready)))
        expect(refused).toMatchObject({ _tag: "TotalChanged", checkout: { totals: { goods: 120_000 } } })
        const renewed = await run(shop.checkout.change({ id: ready.id, bank: bca }))
        expect(renewed).toMatchObject({ requirements: [], totals: { goods: 120_000 } })
        expect(await run(place(renewed))).toMatchObject({ order: { payment: { amount: renewed.totals.payable } } })
      }))

    it("takes nothing of an order whose last line has run out, and names it", () =>
      shopping(async (shop, { email, place }) => {
        const { red, plum } = shop.goods
        const lines = [
          { ...red, quantity: 1 },
          { ...plum, quantity: 2 }
        ]
        const { id } = await run(shop.checkout.open({ lines }))
        const ready = await run(shop.checkout.change({ id, ...allChosen(email) }))
        const before = await shop.stockOf(red)
        await shop.setStock(plum, 1)
        const refused = await Effect.runPromise(Effect.flip(place(ready)))
        expect(refused).toMatchObject({ _tag: "InsufficientStock", short: [{ ...plum, quantity: 2, left: 1 }] })
        expect(await shop.stockOf(red)).toBe(before)
        expect(await tagOf(shop.checkout.orderByCheckout({ id }))).toBe("NotPlaced")
        expect((await run(shop.checkout.read({ id }))).requirements).toMatchObject([
          { code: "INSUFFICIENT_STOCK", values: { left: 1 } },
          { code: "PAYMENT_MISSING" }
        ])
        const fewer = await run(shop.checkout.change({ id, lines: [{ ...red, quantity: 1 }] }))
        expect(fewer).toMatchObject({ requirements: [], contact: { email } })
        expect(await run(place(fewer))).toMatchObject({ repeated: false })
      }))

    it("leaves in the bag what guests may not order, and orders the rest", () =>
      shopping(async (shop) => {
        const { red, members } = shop.goods
        const lines = [red, members].map((goods) => ({ ...goods, quantity: 1 }))
        const checkout = await run(shop.checkout.open({ lines }))
        expect(checkout.lines.map(({ id }) => id)).toEqual([red.combination])
        expect(checkout.leftOut).toMatchObject([{ line: members.combination, reason: "NOT_FOR_GUESTS" }])
        const alone = await run(shop.checkout.open({ lines: lines.slice(1) }))
        expect(alone.requirements[0]?.code).toBe("EMPTY")
      }))

    it("knows neither foreign checkouts nor places, couriers and banks that there are not", () =>
      shopping(async (shop, { prepare, place }) => {
        const ready = await prepare(shop.goods.red)
        const foreign = CheckoutId(newKey())
        expect(await tagOf(shop.checkout.read({ id: foreign }))).toBe("CheckoutUnknown")
        expect(await tagOf(shop.checkout.change({ id: foreign, note: "x" }))).toBe("CheckoutUnknown")
        expect(await tagOf(place({ ...ready, id: foreign }))).toBe("CheckoutUnknown")
        expect(await tagOf(shop.checkout.orderByCheckout({ id: foreign }))).toBe("CheckoutUnknown")
        const { id } = ready
        const nowhere = { ...kebayoranBaru, district: DistrictId("99.99.99") }
        expect(await tagOf(shop.checkout.change({ id, address: nowhere }))).toBe("DistrictUnknown")
        const person = { ...contactOf("rani@contoh.id"), firstName: "a".repeat(32), lastName: "b".repeat(33) }
        expect(await tagOf(shop.checkout.change({ id, contact: person }))).toBe("AddressRefused")
        expect(await tagOf(shop.checkout.change({ id, service: ServiceId("owl.post") }))).toBe("ServiceUnknown")
        expect(await tagOf(shop.checkout.change({ id, bank: BankId("gringotts") }))).toBe("BankUnknown")
        expect(await tagOf(place({ ...ready, version: 1 }))).toBe("TotalChanged")
        expect(await tagOf(place({ ...ready, quoteHash: "0123456789abcdef" }))).toBe("TotalChanged")
      }))

    it("lets a checkout go after half an hour, and its code with it", () =>
      shopping(async (shop, { prepare, place }) => {
        const ready = await prepare(shop.goods.red)
        shop.pass(hour)
        expect(await tagOf(shop.checkout.read({ id: ready.id }))).toBe("CheckoutExpired")
        expect(await tagOf(place(ready))).toBe("CheckoutExpired")
      }))

    it("offers couriers for a place, with reasons where they cannot", () =>
      shopping(async (shop) => {
        const { id } = await run(shop.checkout.open({ lines: [{ ...shop.goods.perfume, quantity: 1 }] }))
        const to = (district: string) => run(shop.checkout.shippingOptions({ id, district: DistrictId(district) }))
        const medan = await to("12.71.01")
        expect(medan).toMatchObject({ weightKg: 1, district: "12.71.01" })
        expect(medan.options.find((option) => option.id === "jne.reg")).toMatchObject({ reason: "DANGEROUS" })
        expect(medan.options.find((option) => option.id === "gosend.same-day")?.reason).toBe("NO_STORE_NEARBY")
        expect(await tagOf(shop.checkout.shippingOptions({ id, district: DistrictId("99.99.99") }))).toBe(
          "DistrictUnknown"
        )
      }))
  })
