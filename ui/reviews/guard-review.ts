import { createActor, toPromise } from "xstate"
import type { ProductId } from "#core/catalogue/product.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import type { Notice } from "#core/notices/notice.ts"
import { type ReviewGuarded, reviewGuardMachineOver } from "#core/reviews/writing/review-guard.machine.ts"
import { formatClock } from "../messages/format.ts"
import type { Shop } from "../shop/shop.tsx"

/** Forms that are asked about now: a second press changes nothing. */
const asked = new Set<ProductId>()

/**
 * Opens the form of a review if the member may write now, or says why not; a guest is asked to log in. Specification 2, Navigation
 * guards.
 */
export const guardReview = async (shop: Shop, product: ProductId, onOpen: () => void): Promise<void> => {
  const { account, appActors, ports, now } = shop
  const logIn = () =>
    appActors.overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "review", product } } })
  if (account.viewer().kind === "guest") {
    logIn()
    return
  }
  if (asked.has(product)) return
  asked.add(product)
  const guard = createActor(reviewGuardMachineOver(ports.writing), { input: { product } })
  const guarded = await toPromise(guard.start()).finally(() => asked.delete(product))
  if (guarded.outcome === "loginWanted") logIn()
  else if (guarded.outcome === "allowed") onOpen()
  else
    appActors.notices.send({
      type: "notice.posted",
      notice: { kind: "info", ...reasonOf(guarded, jakartaDay(now())) },
      at: now()
    })
}

/** Why the form stays closed. D-37, D-40. */
const reasonOf = (guarded: ReviewGuarded, today: string): Pick<Notice, "text" | "values"> => {
  if (guarded.outcome !== "blocked") return { text: "notices.reviewed" }
  const { until } = guarded.pause
  const text = jakartaDay(until) === today ? "notices.reviewsPaused" : "notices.reviewsPausedTomorrow"
  return { text, values: { time: formatClock(until) } }
}
