import { Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { bag as bagOnWire } from "#adapters/wire/selling/cart.wire.ts"
import { voucher, voucherRefusals } from "#adapters/wire/selling/voucher-forms.wire.ts"
import { bagOf } from "#core/cart/bag.rule.ts"
import { otherMember, someMember, someVoucher } from "./some-vouchers.ts"

describe("a voucher on the wire", () => {
  it("does not say which members it names: each of them would read the others", () => {
    const named = someVoucher({ rules: { users: [someMember, otherMember] } })
    expect(JSON.stringify(voucher.to(named))).not.toContain(otherMember)
    expect(voucher.from(voucher.to(named))).toEqual(someVoucher())
  })

  it("has a code of its own for each reason that it takes nothing off", () => {
    const codes = Object.values(voucherRefusals).map(({ code }) => code)
    expect(new Set(codes).size).toBe(12)
    for (const code of codes) expect(code).toMatch(/^VOUCHER_/)
  })
})

describe("a bag on the wire", () => {
  const bag = Effect.runSync(bagOf("bag-1", [], () => undefined))
  const written = Schema.encodeSync(bagOnWire.schema)(bagOnWire.to(bag)) as Readonly<Record<string, unknown>>
  const read = (change: object) =>
    bagOnWire.from(Schema.decodeUnknownSync(bagOnWire.schema)(JSON.parse(JSON.stringify({ ...written, ...change }))))

  it("is read from a server of the version before vouchers", () => {
    expect(read({ vouchers: undefined })).toEqual(bag)
  })

  it("is read with a step that a newer shop has", () => {
    const step = { slot: "gifts", rule: "surprise", amount: -1_000, reason: "surprise", values: {} }
    expect(read({ steps: [step] }).steps).toEqual([step])
  })
})
