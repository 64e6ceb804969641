import { Effect } from "effect"
import { createActor } from "xstate"
import { cartMachineOver } from "#core/cart/cart.machine.ts"
import type { CartPort } from "#core/cart/cart.port.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { joiningOver } from "#core/cart/joining.usecases.ts"
import type { JoinChange } from "#core/cart/member-bag.ts"
import { cartOfMember } from "#core/cart/member-bag.usecases.ts"
import { asShown } from "#core/cart/persisted-bag.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { CartActor } from "#core/shop/lazy-cart.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { type GuestBag, guestBag } from "./guest-bag.ts"
import { inspected } from "./inspection.ts"

/** A running cart, and the function that stops it before another one starts. */
export interface StartedCart {
  readonly actor: CartActor
  readonly stop: () => void
}

type LoadPorts = () => Promise<Pick<ShopPorts, "bags" | "memberBag">>

/** The guest's cart over this browser's bag, at the shop's prices. */
export const startGuestCart = (loadPorts: LoadPorts): StartedCart => {
  const bag = guestBag()
  const bags = lazyEffects(async () => (await loadPorts()).bags)
  const started = start(cartOver(bag, bags))
  // On a slow line a page may be left before the server has answered: what it showed is stored.
  const keep = (): void => keepShown(started.actor, bag)
  addEventListener("pagehide", keep)
  return {
    actor: started.actor,
    stop: () => {
      removeEventListener("pagehide", keep)
      keep()
      started.stop()
    }
  }
}

/**
 * A member's cart, stored on the server. The guest's bag of this browser is merged into it first, and is cleared only after
 * the server has confirmed the merge. D-20.
 */
export const startMemberCart = (
  loadPorts: LoadPorts,
  onJoined: (changes: ReadonlyArray<JoinChange>) => void
): StartedCart => {
  const memberBag = lazyEffects(async () => (await loadPorts()).memberBag)
  const { join } = joiningOver(guestBag(), memberBag, () => crypto.randomUUID())
  const port = cartOfMember(memberBag)
  const joined = Effect.tap(
    Effect.catchTag(join, "Unauthenticated", () => Effect.fail(new Unavailable())),
    (changes) => Effect.sync(() => (changes.length > 0 ? onJoined(changes) : undefined))
  )
  return start({ ...port, read: (input) => Effect.andThen(joined, port.read(input)) })
}

const start = (port: CartPort): StartedCart => {
  runEffectsWith(runEffect)
  const actor = createActor(cartMachineOver(port), inspected()).start()
  return { actor, stop: () => actor.stop() }
}

const keepShown = (actor: CartActor, bag: GuestBag): void => {
  const { inFlight, queue } = actor.getSnapshot().context
  const changes = inFlight === null ? queue : [inFlight, ...queue]
  if (changes.length > 0) bag.changeNow((stored) => asShown(stored, changes))
}
