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

/** If the page was hidden for longer, prices and stock may have changed. In milliseconds. */
const awayMs = 30_000

/**
 * The cart of this visit, fetched if its bag is not empty, or at the first touch: a guest's bag is stored in this browser, a
 * member's on the server. A log-in or a log-out replaces one by the other.
 */
export const lazyCart = (loadPorts: () => Promise<ShopPorts>, account: LazyAccount, now: () => Instant): LazyCart => {
  const text = browserStores.bag
  const listeners = new Set<() => void>()
  const waiting: Array<Untimed<CartEvent>> = []
  const joiners = new Set<(changes: ReadonlyArray<JoinChange>) => void>()
  let actor: CartActor | undefined
  let started: (StartedCart & { readonly owner: string }) | undefined
  let loading: Promise<CartActor> | undefined
  let count = countIn(text.read())

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
      if (count === context.view.count) return
      count = context.view.count
      changed()
    })
    for (const event of waiting.splice(0)) say(own, event)
    changed()
    return own
  }
  const load = (): Promise<CartActor> => {
    loading ??= Promise.all([known(account), import("./cart-actor.ts")]).then(
      async ([, { startGuestCart, startMemberCart }]) => {
        // A slow phone has just parsed the script: pending touches are handled first.
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
      count = countIn(text.read())
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
  if (count > 0) whenIdle(fetchSoon)

  return {
    current: () => actor,
    count: () => count,
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

/** Owner of the bag: `guest`, or the member's id. */
const ownerOf = (account: LazyAccount): string => {
  const visitor = account.visitor()
  return visitor.kind === "member" ? visitor.member.id : "guest"
}

/**
 * Waits until the server has said who is logged in: a returning member's bag must not be taken for a guest's. Rejects if the
 * server cannot be reached.
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
  if (isLost()) throw new Error("The server could not be reached: the owner of the bag is unknown.")
}

/** Units in a stored bag, read without parsing the rest of it. */
const countIn = (text: string | undefined): number => {
  const [, count] = /^\{"v":1,"count":(\d{1,4}),/.exec(text ?? "") ?? []
  return Number(count ?? 0)
}
