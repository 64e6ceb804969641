import { Effect } from "effect"
import { createActor } from "xstate"
import type { CartPort } from "#core/cart/cart.port.ts"
import { viewCart } from "#core/cart/cart.view.ts"
import { cartMergeOver } from "#core/cart/cart-merge.usecases.ts"
import { cartMachineOver } from "#core/cart/cart-over.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { changesNotShown, guestOwner } from "#core/cart/left-changes.rule.ts"
import type { MergeChange } from "#core/cart/member-bag.ts"
import { cartOfMember } from "#core/cart/member-bag.usecases.ts"
import { asShown } from "#core/cart/persisted-bag.rule.ts"
import { changesLeft, pressesLeft } from "#core/cart/queue.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import type { CartActor } from "#core/shop/lazy-cart.ts"
import type { LoadPort, ShopPorts } from "#core/shop/ports.ts"
import { type GuestBag, guestBag } from "./guest-bag.ts"
import { activeWatching } from "./inspection.ts"
import { type Press, storeChanges, takeLeft } from "./left-changes.ts"
import { loginAgain } from "./login-again.ts"
import { isExpected } from "./member-mark.ts"
import { browserStores } from "./storage.ts"

/** A cart, and its owner: `guest`, or the member's id. */
interface RunningCart {
  readonly actor: CartActor
  readonly view: typeof viewCart
  readonly owner: string
  /** What was pressed on an earlier page that had no cart yet. */
  readonly presses: ReadonlyArray<Press>
  /** Stores what it has not done yet, for the next cart of the same person. */
  readonly leave: () => void
  /** Returns what the member had pressed as the session ended without a log-out: the guest's cart does it. */
  readonly pressesLeft: () => ReadonlyArray<Press>
}

/** A running cart, and the function that stops it before another one starts. */
export interface StartedCart extends RunningCart {
  readonly stop: () => void
}

/** The cart of a page from its start to the next one's. */
interface CartPage {
  readonly account: LazyAccount
  readonly loadPort: LoadPort
  /** The cart that runs, if any. */
  readonly current: () => StartedCart | undefined
  /** Owner that the next cart is to have. */
  readonly owner: () => string
  readonly onMerged: (changes: ReadonlyArray<MergeChange>) => void
  readonly arrive: (made: StartedCart) => CartActor
  /** Begins again without a cart. */
  readonly restart: () => void
}

/**
 * The cart of the owner as the page knows them now: the one that runs, or another that takes up what is left. One cart takes
 * it up, in one tab: under a lock if there is something to take, and without a pause in which an event could be lost. Decision 0072.
 */
export const nextCart = async (page: CartPage): Promise<CartActor> => {
  const [bags] = await Promise.all([page.loadPort("bags"), known(page.account)])
  const { bagChanges } = browserStores
  const begin = (): CartActor => {
    const [before, owner] = [page.current(), page.owner()]
    // Two of a touch, an answer and a log-in may both have asked for it: it is one cart, with one queue.
    if (before?.owner === owner) return before.actor
    // The guest goes on as the member; what a member had not done yet is for no other person.
    if (before?.owner === guestOwner) before.leave()
    before?.stop()
    const isGuest = owner === guestOwner
    const cart = isGuest ? startGuestCart(page, bags) : startMemberCart(page, owner)
    loginAgain.hasPress = isGuest ? undefined : () => pressesLeft(cart.actor.getSnapshot().context).length > 0
    const presses = [...cart.presses, ...((isGuest && before?.pressesLeft()) || [])]
    return page.arrive({ ...cart, presses, stop: watchPage(cart, page) })
  }
  // Waiting for the lock, a guest's cart would see its bag emptied by another tab's log-in.
  return bagChanges.read() === undefined ? begin() : bagChanges.alone(begin)
}

/** Within this time the next page of a tab takes up what the tab has left, in milliseconds; else it was closed. Own choice. */
const nextPageMs = 5_000

/** Stores and begins again as the page goes and comes back; returns the function that stops the cart. */
const watchPage = (cart: RunningCart, { owner, restart }: CartPage): (() => void) => {
  const stopped = new AbortController()
  const stop = (): void => {
    stopped.abort()
    cart.actor.stop()
  }
  // On a slow line a page may be left before the server has answered.
  const leave = (): void => {
    if (cart.owner === owner() || cart.owner === guestOwner) cart.leave()
  }
  // The page comes back as it was left, and another may have done meanwhile what it left.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    stop()
    restart()
  }
  // A tab that was closed has no next page: a tab that is open does what it left.
  const takeUp = ({ key }: StorageEvent): void => {
    const { bagChanges } = browserStores
    if (key !== bagChanges.key || bagChanges.read() === undefined) return
    setTimeout(() => {
      if (stopped.signal.aborted || bagChanges.read() === undefined) return
      leave()
      stop()
      restart()
    }, nextPageMs)
  }
  addEventListener("storage", takeUp, { signal: stopped.signal })
  addEventListener("pagehide", leave, { signal: stopped.signal })
  addEventListener("pageshow", comeBack, { signal: stopped.signal })
  return stop
}

/**
 * The guest's cart over this browser's bag, at the shop's prices. It is not read again once the bag is another owner's: what
 * was read last stays until the member's cart takes its place.
 */
const startGuestCart = (page: CartPage, bags: ShopPorts["bags"]): RunningCart => {
  const bag = guestBag()
  const port = cartOver(bag, bags)
  const owned = Effect.flatMap(
    Effect.tryPromise({ try: () => isGuests(page), catch: () => new Unavailable() }),
    (is) => (is ? Effect.void : Effect.fail(new Unavailable()))
  )
  const started = start({ ...port, read: (input) => Effect.andThen(owned, port.read(input)) }, guestOwner)
  return { ...started, leave: () => leaveGuest(started.actor, bag), pressesLeft: () => [] }
}

/**
 * A member's cart, stored on the server. The guest's bag of this browser is merged into it first, and is cleared only after
 * the server has confirmed the merge. D-20.
 */
const startMemberCart = ({ account, loadPort, onMerged }: CartPage, owner: string): RunningCart => {
  const memberBag = lazyEffects(() => loadPort("memberBag"))
  const { merge } = cartMergeOver(guestBag(), memberBag, () => crypto.randomUUID())
  const port = cartOfMember(memberBag)
  const joined = Effect.tap(
    Effect.catchTag(merge, "Unauthenticated", () => Effect.fail(new Unavailable())),
    (changes) => Effect.sync(() => (changes.length > 0 ? onMerged(changes) : undefined))
  )
  // The log-out is sent at once, and would overtake a reading under way, which the shop would refuse: it is cut off.
  const gone = Effect.callback<never, Unavailable>((resume) => {
    const stop = account.onGone(() => resume(Effect.fail(new Unavailable())))
    return Effect.sync(stop)
  })
  const read = (input: Parameters<CartPort["read"]>[0]) => Effect.raceFirst(port.read(input), gone)
  const started = start({ ...port, read: (input) => Effect.andThen(joined, read(input)) }, owner)
  const leave = (): void => storeChanges({ owner, changes: changesLeft(started.actor.getSnapshot().context) })
  let isExpired = false
  account.onGone((end) => {
    isExpired = end === "expired"
  })
  const left = (): ReadonlyArray<Press> =>
    isExpired
      ? pressesLeft(started.actor.getSnapshot().context).map((press) => ({ type: "item.wanted", ...press }))
      : []
  return { ...started, leave, pressesLeft: left }
}

const start = (port: CartPort, owner: string): Omit<RunningCart, "leave" | "pressesLeft"> => {
  runEffectsWith(runEffect)
  const { changes, presses } = takeLeft(owner)
  const actor = createActor(cartMachineOver(port), { ...activeWatching(), input: { queue: changes } }).start()
  return { actor, view: viewCart, owner, presses }
}

/** What the page showed is stored at once; what was still on its way into the bag is done by the next cart. */
const leaveGuest = (actor: CartActor, bag: GuestBag): void => {
  const { context } = actor.getSnapshot()
  const changes = changesLeft(context)
  if (changes.length === 0) return
  const shown = bag.changeNow((stored) => asShown(stored, changes))
  storeChanges({ owner: guestOwner, changes: changesNotShown(shown, changes) })
}

/** Waits until the server has said who is logged in. Rejects if it cannot be reached: the owner of the bag is unknown. */
const known = async (account: LazyAccount): Promise<void> => {
  const isSettled = () => account.viewer().kind === "member" || (account.viewer().kind === "guest" && !isExpected())
  if (isSettled()) return
  const session = await account.load()
  // Another tab has logged in, and this one has not been notified yet.
  if (session.getSnapshot().matches("guest")) account.tell({ type: "session.changed" })
  const isOpen = () => session.getSnapshot().matches("restoring")
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isOpen()) return
      asking.unsubscribe()
      resolve()
    }
    const asking = session.subscribe(look)
    look()
  })
  if (session.getSnapshot().matches("unreachable"))
    throw new Error("The server could not be reached: the owner of the bag is unknown.")
}

/**
 * Whether this browser's bag is still a guest's: a log-in in another tab empties it, which this tab must not take for a bag
 * that was emptied by hand. D-20.
 */
const isGuests = async ({ account, owner }: CartPage): Promise<boolean> => {
  await known(account)
  return owner() === guestOwner
}
