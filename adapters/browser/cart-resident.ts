import { Effect } from "effect"
import { createActor } from "xstate"
import { cartMachineOver } from "#core/cart/cart.machine.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { asShown } from "#core/cart/kept-bag.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { CartActor } from "#core/shop/late-cart.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { guestBag } from "./guest-bag.ts"

/** The guest's cart over this browser's bag, at the shop's prices. */
export const startCart = (loadPorts: () => Promise<Pick<ShopPorts, "bags">>): CartActor => {
  runEffectsWith(runEffect)
  const bag = guestBag()
  const port = cartOver(bag, {
    validate: (input) =>
      Effect.flatMap(Effect.tryPromise({ try: loadPorts, catch: () => new Unavailable() }), ({ bags }) =>
        bags.validate(input)
      )
  })
  const actor = createActor(cartMachineOver(port)).start()
  // On a slow line a page may be left before the shop has answered: what it showed is kept.
  addEventListener("pagehide", () => {
    const { inFlight, queue } = actor.getSnapshot().context
    const changes = inFlight === null ? queue : [inFlight, ...queue]
    if (changes.length > 0) bag.changeNow((kept) => asShown(kept, changes))
  })
  return actor
}
