import type { CartEvent } from "#core/cart/cart.machine.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { CartActor, LateCart } from "#core/shop/late-cart.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { stored } from "./storage.ts"

const bagKey = "pendar.bag"
/** Out of sight for longer, prices and stock may have moved. */
const awayMs = 30_000

/** The cart of this browser, fetched when there is something in its bag, or with the first touch. */
export const lateCart = (loadPorts: () => Promise<ShopPorts>, now: () => Instant): LateCart => {
  const text = stored(bagKey)
  const listeners = new Set<() => void>()
  const waiting: Array<Untimed<CartEvent>> = []
  let actor: CartActor | undefined
  let loading: Promise<CartActor> | undefined
  let kept = countIn(text.read())

  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const say = (to: CartActor, event: Untimed<CartEvent>): void => to.send({ ...event, at: now() } as CartEvent)
  const arrive = (made: CartActor): CartActor => {
    actor = made
    made.subscribe(({ context }) => {
      if (kept === context.view.count) return
      kept = context.view.count
      changed()
    })
    for (const event of waiting.splice(0)) say(made, event)
    changed()
    return made
  }
  const load = (): Promise<CartActor> => {
    loading ??= import("./cart-resident.ts").then(async ({ startCart }) => {
      // A slow telephone has just read it: what was touched meanwhile comes first.
      await new Promise((resolve) => setTimeout(resolve))
      return arrive(startCart(loadPorts))
    })
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const fetchSoon = (): void => {
    load().catch(() => {})
  }
  const tell = (event: Untimed<CartEvent>): void => {
    if (actor) say(actor, event)
    else {
      waiting.push(event)
      fetchSoon()
    }
  }

  addEventListener("storage", ({ key }) => {
    if (key !== bagKey && key !== null) return
    if (actor) say(actor, { type: "bag.changed" })
    else {
      kept = countIn(text.read())
      changed()
    }
  })
  let leftAt = 0
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leftAt = Date.now()
    else if (actor && Date.now() - leftAt > awayMs) say(actor, { type: "bag.changed" })
  })
  addEventListener("online", () => {
    if (actor) say(actor, { type: "connection.returned" })
    else if (waiting.length > 0) fetchSoon()
  })
  if (kept > 0) whenIdle(fetchSoon)

  return {
    current: () => actor,
    count: () => kept,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    tell
  }
}

/** Units a kept bag names, without looking at the rest of it. */
const countIn = (text: string | undefined): number => {
  const [, count] = /^\{"v":1,"count":(\d{1,4}),/.exec(text ?? "") ?? []
  return Number(count ?? 0)
}

const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run)
  else setTimeout(run, 1_000)
}
