import type { CartEvent } from "#core/cart/cart.machine.ts"
import type { JoinChange } from "#core/cart/member-bag.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import type { CartActor, LazyCart } from "#core/shop/lazy-cart.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { StartedCart } from "./cart-actor.ts"
import { browserStores } from "./storage.ts"
import { whenIdle } from "./when-idle.ts"

/** Out of sight for longer, prices and stock may have moved. */
const awayMs = 30_000

/**
 * The cart of this visit, fetched when there is something in its bag, or with the first touch: a guest's in this browser, a
 * member's at the shop. Whoever logs in or out gets the other one.
 */
export const lazyCart = (loadPorts: () => Promise<ShopPorts>, account: LazyAccount, now: () => Instant): LazyCart => {
  const text = browserStores.bag
  const listeners = new Set<() => void>()
  const waiting: Array<Untimed<CartEvent>> = []
  const joiners = new Set<(changes: ReadonlyArray<JoinChange>) => void>()
  let actor: CartActor | undefined
  let started: (StartedCart & { readonly owner: string }) | undefined
  let loading: Promise<CartActor> | undefined
  let kept = countIn(text.read())

  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const say = (to: CartActor, event: Untimed<CartEvent>): void => to.send({ ...event, at: now() } as CartEvent)
  const arrive = (made: StartedCart, owner: string): CartActor => {
    started?.stop()
    started = { ...made, owner }
    const own = made.actor
    actor = own
    own.subscribe(({ context }) => {
      if (kept === context.view.count) return
      kept = context.view.count
      changed()
    })
    for (const event of waiting.splice(0)) say(own, event)
    changed()
    return own
  }
  const load = (): Promise<CartActor> => {
    loading ??= Promise.all([known(account), import("./cart-actor.ts")]).then(
      async ([, { startGuestCart, startMemberCart }]) => {
        // A slow telephone has just read it: what was touched meanwhile comes first.
        await new Promise((resolve) => setTimeout(resolve))
        const owner = ownerOf(account)
        const reportMerged = (changes: ReadonlyArray<JoinChange>): void => {
          for (const joiner of joiners) joiner(changes)
        }
        return arrive(owner === "guest" ? startGuestCart(loadPorts) : startMemberCart(loadPorts, reportMerged), owner)
      }
    )
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
    if (key !== text.key && key !== null) return
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
  account.subscribe(() => {
    if (account.visitor().kind === "coming" || started?.owner === ownerOf(account)) return
    // A guest who never had a bag still needs none.
    if (started === undefined && waiting.length === 0 && account.visitor().kind === "guest") return
    loading = undefined
    fetchSoon()
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
    tell,
    onJoined: (listener) => {
      joiners.add(listener)
      return () => joiners.delete(listener)
    }
  }
}

/** `guest`, or the member's id: the next member's bag is another one. */
const ownerOf = (account: LazyAccount): string => {
  const visitor = account.visitor()
  return visitor.kind === "member" ? visitor.member.id : "guest"
}

/**
 * Waits until the shop has said whose visit this is: the bag of a member who comes back is not a guest's. Rejects if the shop
 * cannot be asked.
 */
const known = async (account: LazyAccount): Promise<void> => {
  if (account.visitor().kind !== "coming") return
  const session = await account.load()
  const isLost = () => session.getSnapshot().matches("unreachable")
  await new Promise<void>((resolve) => {
    const look = () => {
      if (account.visitor().kind === "coming" && !isLost()) return
      asking.unsubscribe()
      resolve()
    }
    const asking = session.subscribe(look)
    look()
  })
  if (isLost()) throw new Error("the shop did not say whose bag this is")
}

/** Units a kept bag names, without looking at the rest of it. */
const countIn = (text: string | undefined): number => {
  const [, count] = /^\{"v":1,"count":(\d{1,4}),/.exec(text ?? "") ?? []
  return Number(count ?? 0)
}
