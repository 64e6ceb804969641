import type { CartEvent } from "#core/cart/cart.types.ts"
import type { MergeChange } from "#core/cart/member-bag.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import type { CartActor, LazyCart } from "#core/shop/lazy-cart.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import type { StartedCart } from "./cart-actor.ts"
import { lazyActor } from "./lazy-actor.ts"
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
  const joiners = new Set<(changes: ReadonlyArray<MergeChange>) => void>()
  let started: StartedCart | undefined
  let count = countIn(text.read())

  const arrive = (made: StartedCart): CartActor => {
    started = made
    const { actor: own, presses } = made
    own.subscribe(({ context }) => {
      if (count === context.view.count) return
      count = context.view.count
      cart.changed()
    })
    // What another page has left is shown before the bag itself has been read.
    const { queue, view } = own.getSnapshot().context
    if (queue.length > 0) count = Math.max(count, view.count)
    cart.arrive(own, presses)
    cart.changed()
    return own
  }
  const fetch = async (): Promise<CartActor> => {
    const { nextCart } = await import("./cart-actor.ts")
    // A slow phone has just parsed the script: pending touches are handled first.
    await new Promise((resolve) => setTimeout(resolve))
    return nextCart({
      loadPort,
      account,
      current: () => started,
      owner: () => ownerOf(account),
      onMerged: (changes) => {
        for (const joiner of joiners) joiner(changes)
      },
      arrive,
      restart: () => {
        started = undefined
        cart.drop()
        cart.changed()
        cart.loadSoon()
      }
    })
  }
  const cart = lazyActor<CartEvent, CartActor>(fetch, now)

  addEventListener("pagehide", () => {
    const presses = cart.waiting.splice(0).filter(({ type }) => type === "item.wanted")
    if (presses.length > 0) changes.write([changes.read(), ...presses.map((one) => JSON.stringify(one))].join("\n"))
  })
  addEventListener("storage", ({ key }) => {
    if (key !== text.key && key !== null) return
    if (cart.current()) cart.say({ type: "bag.changed" })
    else {
      count = countIn(text.read())
      cart.changed()
    }
  })
  let leftAt = 0
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leftAt = Date.now()
    else if (Date.now() - leftAt > awayMs) cart.say({ type: "bag.changed" })
  })
  addEventListener("online", () => {
    if (cart.current()) cart.say({ type: "connection.returned" })
    else if (cart.waiting.length > 0) cart.loadSoon()
  })
  account.subscribe(() => {
    if (account.viewer().kind === "coming" || started?.owner === ownerOf(account)) return
    // A guest who never had a bag still needs none.
    if (started === undefined && cart.waiting.length === 0 && account.viewer().kind === "guest") return
    cart.replace()
  })
  if (count > 0 || changes.read() !== undefined) whenIdle(cart.loadSoon)

  return {
    ...cart,
    viewOf: (snapshot) => started?.view(snapshot),
    count: () => count,
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
