import { expect, it } from "vitest"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import { lacksShipping } from "#core/checkout/lacks-shipping.rule.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

/** Specification 4, Cart: the total includes shipping once a courier is chosen. */
it("a total lacks shipping if goods are sent and no courier is chosen that carries them, and never if nothing is sent", () => {
  const red = someGoods("1")
  const chosen = someStored([lineFor(red)])
  const { delivery, ...beforeAddress } = chosen
  const { service: _, ...noCourier } = delivery ?? expect.fail("it is sent")
  const lacking = (stored: StoredCheckout) => lacksShipping(assessedWith(stored, factsWith([red])).checkout)
  expect(lacking(beforeAddress)).toBe(true)
  expect(lacking({ ...chosen, delivery: noCourier })).toBe(true)
  expect(lacking(chosen)).toBe(false)
  const { ships, delivery: sent } = assessedWith(chosen, factsWith([red])).checkout
  const { option, ...rest } = sent ?? expect.fail("it is sent")
  const outOfReach = { ...(option ?? expect.fail("a courier is chosen")), eligible: false }
  expect(lacksShipping({ ships, delivery: { ...rest, option: outOfReach } })).toBe(true)
  expect(lacksShipping({ ships: false })).toBe(false)
})
