import { describe, expect, it } from "vitest"
import { needsOf, type Readiness, textsLackingIn } from "#core/stores/readiness.rule.ts"

describe("what a shop lacks before its first order", () => {
  const whole: Readiness = {
    goods: 1,
    shippingStores: 1,
    couriers: 1,
    bankAccounts: 1,
    isNamed: true,
    hasSender: true,
    carriesMail: true
  }

  it("is nothing once there is one of each, and everything in an empty one", () => {
    expect(needsOf(whole)).toEqual([])
    const empty = { goods: 0, shippingStores: 0, couriers: 0, bankAccounts: 0 }
    expect(needsOf({ ...empty, isNamed: false, hasSender: false, carriesMail: false })).toEqual([
      "name",
      "goods",
      "shipping-store",
      "courier",
      "bank-account",
      "sender",
      "mail-server"
    ])
  })

  it("is exactly what is not there", () => {
    expect(needsOf({ ...whole, bankAccounts: 0 })).toEqual(["bank-account"])
    expect(needsOf({ ...whole, shippingStores: 0, hasSender: false })).toEqual(["shipping-store", "sender"])
  })
})

describe("the texts that one agrees to", () => {
  it.each([
    [[], ["terms", "privacy"]],
    [["help", "terms"], ["privacy"]],
    [["privacy", "terms"], []]
  ])("of a shop with the pages %j: %j are missing", (pages, lacking) => expect(textsLackingIn(pages)).toEqual(lacking))
})
