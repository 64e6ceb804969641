import { Effect } from "effect"
import { createActor } from "xstate"
import { cartMachineOver } from "#core/cart/cart.machine.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { CartActor } from "#core/shop/late-cart.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { guestBag } from "./guest-bag.ts"

/** The guest's cart over this browser's bag, at the shop's prices. */
export const startCart = (loadPorts: () => Promise<Pick<ShopPorts, "bags">>): CartActor => {
  runEffectsWith(runEffect)
  const port = cartOver(guestBag(), {
    validate: (input) =>
      Effect.flatMap(Effect.tryPromise({ try: loadPorts, catch: () => new Unavailable() }), ({ bags }) =>
        bags.validate(input)
      )
  })
  return createActor(cartMachineOver(port)).start()
}
