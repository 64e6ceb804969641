import { Effect } from "effect"
import { type MarkedReview, memoryReactions } from "#adapters/memory/reviews/reactions.memory.ts"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { MemberId } from "#core/account/member.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { ReactionsPort } from "#core/reviews/reactions/reactions.port.ts"
import { reactionsOver } from "#core/reviews/reactions/reactions.usecases.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { someNow } from "../../arbitraries.ts"
import { VirtualClock } from "../../virtual-clock.ts"

/** How a call ends: `lost` before the shop knew of it, `unanswered` after it has done it, `guest` if the session is over. */
export type Ending = "well" | "lost" | "unanswered" | "guest"

export const idOf = (place: number): ReviewId => ReviewId(`r${place}`)
const me = MemberId("me")

/** A shop with reviews r0 (the member's own) to r3, asked over a line with a delay. */
export const reactingShop = (ending: () => Ending = () => "well", delayMs: () => number = () => 100) => {
  const clock = new VirtualClock(someNow)
  const reviews: ReadonlyArray<MarkedReview> = [0, 1, 2, 3].map((place) => ({
    id: idOf(place),
    writer: place === 0 ? me : MemberId(`writer${place}`),
    importedLikes: 10 * place,
    status: "published"
  }))
  const store = memoryReactions(reviews)
  const shop = reactionsOver(store, me, someNow)
  const asked: Array<string> = []
  let running = 0
  let most = 0
  const over =
    <I, A, E>(name: string, call: (input: I) => Effect.Effect<A, E>) =>
    (input: I): Effect.Effect<A, E | Unauthenticated | Unavailable> =>
      Effect.callback((resume) => {
        asked.push(name)
        running += 1
        most = Math.max(most, running)
        const end = ending()
        const timer = clock.setTimeout(() => {
          running -= 1
          if (end === "lost") resume(Effect.fail(new Unavailable()))
          else if (end === "unanswered")
            resume(Effect.andThen(Effect.exit(call(input)), Effect.fail(new Unavailable())))
          else if (end === "guest") resume(Effect.fail(new Unauthenticated()))
          else resume(call(input))
        }, delayMs())
        return Effect.sync(() => {
          running -= 1
          clock.clearTimeout(timer)
        })
      })
  const port: ReactionsPort = {
    like: over("like", shop.like),
    unlike: over("unlike", shop.unlike),
    bookmark: over("bookmark", shop.bookmark),
    unbookmark: over("unbookmark", shop.unbookmark),
    report: over("report", shop.report),
    mine: over("mine", shop.mine)
  }
  return {
    clock,
    port,
    /** Names of the calls, in their order. */
    asked,
    /** Most calls that were under way at once. */
    most: () => most,
    stored: (place: number) => Effect.runSync(store.read(me, [idOf(place)]))[0],
    hide: (place: number) => {
      const review = reviews[place]
      if (review) review.status = "hidden"
    },
    /** Directly at the shop, as from another device. */
    elsewhere: shop
  }
}
