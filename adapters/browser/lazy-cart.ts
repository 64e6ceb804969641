import type { CartEvent } from "#core/cart/cart.types.ts"
import type { MergeChange } from "#core/cart/member-bag.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import type { CartActor, LazyCart } from "#core/shop/lazy-cart.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import type { StartedCart } from "./cart-actor.ts"
import { browserStores } from "./storage.ts"
import { whenIdle } from "./when-idle.ts"

/** If the page was hidden for longer, prices, stock and a member's bag may have changed. In milliseconds. */
const awayMs = 2_000

/**
 * The cart of this visit, fetched if its bag is not empty, or at the first touch: a guest's bag is stored in this browser, a
 * member's on the server. A log-in or a log-out replaces one by the other.
 */
export const lazyCart = (loadPort: LoadPort, account: LazyAccount, now: () => Instant): LazyCart => {
  const { bag: text, bagChanges: changes } = browserStores
  const listeners = new Set<() => void>()
  const waiting: Array<Untimed<CartEvent>> = []
  const joiners = new Set<(changes: ReadonlyArray<MergeChange>) => void>()
  let actor: CartActor | undefined
  let started: StartedCart | undefined
  let loading: Promise<CartActor> | undefined
  let count = countIn(text.read())

  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const say = (to: CartActor, event: Untimed<CartEvent>): void => to.send({ ...event, at: now() } as CartEvent)
  const onJoined = (changes: ReadonlyArray<MergeChange>): void => {
    for (const joiner of joiners) joiner(changes)
  }
  const arrive = (made: StartedCart): CartActor => {
    started = made
    const own = made.actor
    actor = own
    own.subscribe(({ context }) => {
      if (count === context.view.count) return
      count = context.view.count
      changed()
    })
    // What another page has left is shown before the bag itself has been read.
    const { queue, view } = own.getSnapshot().context
    if (queue.length > 0) count = Math.max(count, view.count)
    for (const event of [...made.presses, ...waiting.splice(0)]) say(own, event)
    changed()
    return own
  }
  const load = (): Promise<CartActor> => {
    loading ??= import("./cart-actor.ts").then(async ({ nextCart }) => {
      // A slow phone has just parsed the script: pending touches are handled first.
      await new Promise((resolve) => setTimeout(resolve))
      return nextCart({
        loadPort,
        account,
        current: () => started,
        owner: () => ownerOf(account),
        onMerged: onJoined,
        arrive,
        restart
      })
    })
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const restart = (): void => {
    started = actor = loading = undefined
    changed()
    fetchSoon()
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

  addEventListener("pagehide", () => {
    const presses = waiting.splice(0).filter(({ type }) => type === "item.wanted")
    if (presses.length > 0) changes.write([changes.read(), ...presses.map((one) => JSON.stringify(one))].join("\n"))
  })
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
    if (account.viewer().kind === "coming" || started?.owner === ownerOf(account)) return
    // A guest who never had a bag still needs none.
    if (started === undefined && waiting.length === 0 && account.viewer().kind === "guest") return
    loading = undefined
    fetchSoon()
  })
  if (count > 0 || changes.read() !== undefined) whenIdle(fetchSoon)

  return {
    current: () => actor,
    count: () => count,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    tell,
    onMerged: (listener) => {
      joiners.add(listener)
      return () => joiners.delete(listener)
    }
  }
}

/** Owner of the bag: `guest`, or the member's id. */
const ownerOf = (account: LazyAccount): string => {
  const viewer = account.viewer()
  return viewer.kind === "member" ? viewer.member.id : "guest"
}

/** Units in a stored bag, read without parsing the rest of it. */
const countIn = (text: string | undefined): number => {
  const [, count] = /^\{"v":1,"count":(\d{1,4}),/.exec(text ?? "") ?? []
  return Number(count ?? 0)
}
