import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import { memoryWishlist } from "#adapters/memory/wishlist.memory.ts"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { NoInput } from "#core/kernel/input.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import {
  type HeartsEmitted,
  type HeartsEvent,
  type HeartsPort,
  heartsMachineOver
} from "#core/wishlist/hearts.machine.ts"
import { type HeartTarget, queueAfter, type WantedHeart } from "#core/wishlist/hearts.rule.ts"
import { viewHeart } from "#core/wishlist/hearts.view.ts"
import { queuedIn, queueText } from "#core/wishlist/stored-hearts.rule.ts"
import type { WishlistPort } from "#core/wishlist/wishlist.port.ts"
import { wishlistOver } from "#core/wishlist/wishlist.usecases.ts"
import { someNow } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { shadeOf, soldAsOf, wishedGoods } from "./wishlist-facts.ts"

/**
 * How a call ends: `lost` before the shop knew of it, `unheard` after the shop has done it, `guest` if the session is over.
 */
export type Ending = "well" | "lost" | "unheard" | "guest"

const me = MemberId("m0")
export const target = (product: number, shade?: "a" | "b"): HeartTarget => ({
  product: ProductId(product),
  ...(shade && { combination: shadeOf(product, shade), isDefault: shade === "a" })
})

/** What a tab hears of the others. */
interface Hearing {
  readonly say: (event: Untimed<HeartsEvent>) => void
  readonly hear: () => void
  readonly isGone: () => boolean
}

interface Making {
  /** Returns the machine of a tab, by its place, over its port. */
  readonly machine?: (port: HeartsPort, place: number) => ReturnType<typeof heartsMachineOver>
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
}

/** A shop and one browser: its tabs share a queue and tell each other what has changed, as `ui/wishlist/member-hearts.ts` does. */
export const heartsWorld = (
  ending: () => Ending = () => "well",
  delayMs: () => number = () => 100,
  { machine = heartsMachineOver, inspect }: Making = {}
) => {
  const clock = new VirtualClock(someNow)
  const world = wishedGoods()
  const sold = new Map([1, 2, 3, 4].map((product) => [soldAsOf(product), ProductId(product)]))
  const store = memoryWishlist(sold)
  const shop = (): WishlistPort =>
    wishlistOver({ ...store, goods: world.goods }, world.catalogue, me, { language: "id", now: instant(clock.now()) })
  let isOnline = true
  let stored: string | undefined
  const tabs: Array<Hearing> = []
  const queue = () => queuedIn(stored, me, clock.now())

  const openTab = (place = 0) => {
    const asked: Array<string> = []
    const emitted: Array<HeartsEmitted> = []
    let [running, givenUp, most] = [0, 0, 0]
    let isGone = false
    const over =
      <I, A, E>(name: string, call: (input: I) => Effect.Effect<A, E>) =>
      (input: I): Effect.Effect<A, E | Unavailable | Unauthenticated> =>
        Effect.callback((resume) => {
          asked.push(name)
          running += 1
          most = Math.max(most, running + givenUp)
          const end = isOnline ? ending() : "lost"
          const done = () => {
            running -= 1
            // What is on its way when the line goes is lost.
            if (end === "well" && isOnline) return resume(call(input))
            if (end === "unheard") Effect.runSyncExit(call(input))
            resume(Effect.fail(end === "guest" ? new Unauthenticated() : new Unavailable()))
          }
          const timer = clock.setTimeout(done, delayMs())
          return Effect.sync(() => {
            running -= 1
            // A change that is given up for another call goes on at the shop.
            if (!isGone && name !== "hearts") {
              givenUp += 1
              queueMicrotask(() => {
                givenUp -= 1
              })
            }
            // Leaving a page does not take a call back that is on its way.
            if (isGone && end === "well" && name !== "hearts") Effect.runSyncExit(call(input))
            clock.clearTimeout(timer)
          })
        })
    const port: HeartsPort = {
      hearts: over("hearts", (input: NoInput) => shop().hearts(input)),
      add: over("add", (input: HeartTarget) => shop().add(input)),
      remove: over("remove", (input: Parameters<HeartsPort["remove"]>[0]) => shop().remove(input))
    }
    let published: ReadonlyArray<WantedHeart> = queue()
    let before = published
    const actor = createActor(machine(port, place), {
      clock,
      input: { wanted: published, isOnline },
      ...(inspect && { inspect })
    })
    const say = (event: Untimed<HeartsEvent>) => actor.send({ ...event, at: instant(clock.now()) } as HeartsEvent)
    const others = () => tabs.filter((one) => one !== tab && !one.isGone())
    const tab = {
      asked,
      emitted,
      say,
      most: () => most,
      isGone: () => isGone,
      state: () => actor.getSnapshot().value,
      wanted: () => actor.getSnapshot().context.wanted,
      saved: () =>
        actor
          .getSnapshot()
          .context.saved.map(({ combination }) => combination)
          .toSorted(),
      shows: (of: HeartTarget) => viewHeart(actor.getSnapshot(), of),
      press: (of: HeartTarget, on: boolean) => say({ type: "heart.wanted", ...of, on }),
      hears: (hearing: (event: HeartsEmitted) => void) => {
        actor.on("*", hearing)
      },
      hear: () => {
        const shared = queue()
        say({ type: "queue.changed", shared, published })
        published = [...published, ...shared]
      },
      leave: () => {
        isGone = true
        actor.stop()
      }
    }
    actor.on("*", (event) => {
      if (event.type === "hearts.moved")
        clock.setTimeout(() => others().map((one) => one.say({ type: "hearts.changed" })), 5)
      else emitted.push(event)
    })
    actor.subscribe(({ context: { wanted } }) => {
      if (wanted === before) return
      before = wanted
      const left = queueAfter({ shared: queue(), published }, wanted)
      const text = left.length === 0 ? undefined : queueText(me, left)
      published = wanted
      // A browser tells the other tabs of a text that has changed.
      if (text !== stored) clock.setTimeout(() => others().map((one) => one.hear()), 5)
      stored = text
    })
    tabs.push(tab)
    actor.start()
    return tab
  }
  return {
    clock,
    openTab,
    queue,
    /** Directly at the shop, as from another device. */
    elsewhere: shop,
    isOnline: () => isOnline,
    stored: () =>
      Effect.runSync(store.entries(me))
        .map(({ combination }) => combination)
        .toSorted(),
    line: (online: boolean) => {
      isOnline = online
      for (const tab of tabs) if (!tab.isGone()) tab.say({ type: online ? "connection.returned" : "connection.lost" })
    }
  }
}
