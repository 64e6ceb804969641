import { Effect, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bankPart } from "#adapters/merchant/bank.part.ts"
import { courierPart } from "#adapters/merchant/courier.part.ts"
import type { PartFacts } from "#adapters/merchant/part.ts"
import { asCodec } from "#adapters/wire/parts.ts"
import { checkoutChange } from "#adapters/wire/selling/checkout-forms.wire.ts"
import type { CheckoutChange } from "#core/checkout/checkout.ts"
import { usualCouriers } from "#core/shipping/couriers.ts"
import { runs } from "#specs/arbitraries.ts"

const change = asCodec(checkoutChange)
/** A choice of a buyer, sent and received. */
const sent = (choice: CheckoutChange): CheckoutChange =>
  Schema.decodeUnknownSync(change)(JSON.parse(JSON.stringify(Schema.encodeSync(change)(choice))))

/** Neither part asks about places. */
const facts: PartFacts = {
  regions: {
    provinces: Effect.succeed([]),
    cities: () => Effect.succeed([]),
    district: () => Effect.succeed(undefined)
  }
}
const bankOf = (cells: Readonly<Record<string, string>>) =>
  Effect.runSync(
    bankPart.read(bankPart.complete({ number: "7780099123", holder: "CV Melati", ...cells }, new Map()), facts)
  )
const courierOf = (id: string) => {
  const [usual] = usualCouriers
  return Effect.runSync(courierPart.read({ ...(usual && courierPart.write(usual)), id }, facts))
}
const idOf = (length: number) => fc.stringMatching(new RegExp(`^[a-z0-9-]{1,${length}}$`))

describe("what a merchant may name", () => {
  it.each([
    ["BCA", "bca"],
    ["Bank Rakyat Indonesia", "bank-rakyat-indonesia"],
    ["Bank Negara Indonesia", "bank-negara-indonesia"],
    ["Bank Syariah Indonesia", "bank-syariah-indonesia"],
    ["Bank Pembangunan Daerah Jawa Barat", "bank-pembangunan-daerah-"],
    ["銀行", "bank"]
  ])("a buyer can choose: the account at %s", (bank, id) => {
    const read = bankOf({ bank })
    if (!("row" in read)) throw new Error(JSON.stringify(read.problems))
    expect(read.row.id).toBe(id)
    expect(sent({ bank: read.row.id })).toEqual({ bank: id })
  })

  it("a buyer can choose: an account of any id that is taken, up to 30 characters", () => {
    fc.assert(
      fc.property(idOf(30), (id) => {
        const read = bankOf({ id, bank: "BCA" })
        if (!("row" in read)) throw new Error(JSON.stringify(read.problems))
        expect(sent({ bank: read.row.id })).toEqual({ bank: id })
      }),
      runs(200)
    )
    expect(bankOf({ id: "b".repeat(31), bank: "BCA" })).toHaveProperty("problems")
  })

  it("a buyer can choose: a service of any id that is taken, up to 20 and 30 characters", () => {
    fc.assert(
      fc.property(idOf(20), idOf(30), (courier, service) => {
        const read = courierOf(`${courier}.${service}`)
        if (!("row" in read)) throw new Error(JSON.stringify(read.problems))
        expect(sent({ service: read.row.id })).toEqual({ service: `${courier}.${service}` })
      }),
      runs(200)
    )
    for (const id of [`${"c".repeat(21)}.reg`, `jne.${"s".repeat(31)}`])
      expect(courierOf(id)).toHaveProperty("problems")
  })
})

describe("the number of an account", () => {
  it.each([
    ["778 0099 123", true],
    ["12345", true],
    ["1234", false],
    ["1   2", false],
    ["1 2 3 4", false],
    ["12-34-5", true],
    [`1${" ".repeat(27)}2345`, false]
  ])("of the digits %j is taken: %s", (number, isTaken) => {
    expect("row" in bankOf({ bank: "BCA", number })).toBe(isTaken)
  })
})
