import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { linesLeft, restartedOrdering } from "#core/checkout/ordering.rule.ts"
import { rupiah } from "#core/kernel/money.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someAddress, someContact } from "../orders/some-order.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { gift, goodsByName, wantedLine } from "./checkout-fixture.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

const regions = regionsOfIndonesia()

/** A checkout of gift cards for two receivers and of one lipstick. */
const opened = (cards: number, more: number) => {
  const { stores } = memorySelling([{ ...goodsByName.card, stock: 20 }, goodsByName.red], someOrigins, regions)
  const port = checkoutOver(stores, seededRandom(1), { language: "id", now: someNow })
  const egift = gift.egift && { ...gift.egift, recipientName: "Dewi", recipientEmail: "dewi@contoh.id" }
  const lines = [
    { ...gift, quantity: cards },
    { ...gift, quantity: more, ...(egift && { egift }) },
    wantedLine(goodsByName.red)
  ]
  return Effect.runSync(port.open({ lines }))
}
const quantitiesLeft = (cards: number, more: number, left: number) =>
  linesLeft(opened(cards, more), [{ ...wantedLine(goodsByName.card, cards + more), left }]).map(
    ({ combination, quantity }) => [combination, quantity] as const
  )

describe("what is left of a checkout", () => {
  it("is given to the lines of one combination in their order, never twice", () => {
    const { combination: card } = goodsByName.card
    const { combination: red } = goodsByName.red
    expect(quantitiesLeft(2, 2, 3)).toEqual([
      [card, 2],
      [card, 1],
      [red, 1]
    ])
    expect(quantitiesLeft(2, 2, 2)).toEqual([
      [card, 2],
      [red, 1]
    ])
  })

  it("is what there is, as far as it is wanted", () => {
    const few = fc.integer({ min: 1, max: 2 })
    fc.assert(
      fc.property(few, few, fc.nat(6), (cards, more, left) => {
        const given = quantitiesLeft(cards, more, left).filter(
          ([combination]) => combination === goodsByName.card.combination
        )
        expect(given.reduce((sum, [, quantity]) => sum + quantity, 0)).toBe(Math.min(left, cards + more))
      }),
      runs(50)
    )
  })
})

describe("the lines of a checkout", () => {
  it("hold no receiver of a gift where the goods are none, and are one line then", () => {
    const { stores } = memorySelling([goodsByName.red, { ...goodsByName.card, stock: 20 }], someOrigins, regions)
    const port = checkoutOver(stores, seededRandom(1), { language: "id", now: someNow })
    const message = "x".repeat(200)
    const egift = gift.egift && { ...gift.egift, message }
    const stray = { ...wantedLine(goodsByName.red), ...(egift && { egift }) }
    const { id } = Effect.runSync(port.open({ lines: [stray, wantedLine(goodsByName.red), { ...gift, quantity: 1 }] }))
    const stored = () => Effect.runSync(stores.checkouts.byId(id))?.lines
    const expected = [wantedLine(goodsByName.red, 2), { ...gift, quantity: 1 }]
    expect(stored()).toEqual(expected)
    Effect.runSync(port.change({ id, lines: [stray] }))
    expect(stored()).toEqual([wantedLine(goodsByName.red)])
  })

  it("hold no receiver of a gift that is not for guests, until its buyer is a member", () => {
    const card = { ...goodsByName.card, stock: 20, availableForGuest: false }
    const { stores } = memorySelling([goodsByName.red, card], someOrigins, regions)
    const as = (member?: MemberId) =>
      checkoutOver(stores, seededRandom(1), { language: "id", now: someNow, ...(member && { member }) })
    const { id } = Effect.runSync(as().open({ lines: [wantedLine(goodsByName.red), gift] }))
    const stored = () => Effect.runSync(stores.checkouts.byId(id))?.lines
    expect(stored()).toEqual([wantedLine(goodsByName.red), wantedLine(card)])
    Effect.runSync(as(MemberId("ayu")).change({ id, lines: [wantedLine(goodsByName.red), gift] }))
    expect(stored()).toEqual([wantedLine(goodsByName.red), gift])
  })
})

describe("a checkout that has expired", () => {
  const stored = someStored([lineFor(goodsByName.red)], { note: "Tolong jangan dibel" })
  const { checkout } = assessedWith(
    { ...stored, paperBag: true },
    factsWith([goodsByName.red], { paperBag: rupiah(5_000) })
  )
  const { city: _city, province: _province, district, ...given } = someAddress
  const chosen = {
    contact: someContact,
    address: { ...given, district: district.id },
    insured: false,
    paperBag: true,
    service: "jne.reg",
    bank: "bca",
    note: "Tolong jangan dibel"
  }
  const input = {
    checkout,
    persisted: { checkout: checkout.id, bought: 0 },
    pending: null,
    saving: null,
    lines: [],
    before: null,
    letGo: null
  }

  it("is opened again with everything that was chosen", () => {
    expect(restartedOrdering(input)).toMatchObject({
      pending: chosen,
      checkout: null,
      letGo: checkout.id,
      before: checkout
    })
  })

  it("takes later choices before those of the checkout: those on their way, and then those made meanwhile", () => {
    const later = restartedOrdering({ ...input, saving: { note: "sent", insured: true }, pending: { note: "typed" } })
    expect(later.pending).toEqual({ ...chosen, insured: true, note: "typed" })
  })
})
