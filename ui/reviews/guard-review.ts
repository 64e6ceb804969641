import { createActor, toPromise } from "xstate"
import type { ProductId } from "#core/catalogue/product.ts"
import { reviewGuardMachineOver } from "#core/reviews/writing/review-guard.machine.ts"
import type { Shop } from "../shop/shop.tsx"

/** Forms that are asked about now: a second press changes nothing. */
const asked = new Set<ProductId>()

/**
 * Opens the form of a review if the member may write now, or says why not; a guest is asked to log in. Specification 2, Navigation
 * guards.
 */
export const guardReview = async (
  { account, appActors: { overlays, notices }, ports, now }: Shop,
  product: ProductId,
  onOpen: () => void
): Promise<void> => {
  const logIn = () =>
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "review", product } } })
  const block = (text: string) => notices.send({ type: "notice.posted", notice: { kind: "info", text }, at: now() })
  if (account.viewer().kind === "guest") {
    logIn()
    return
  }
  if (asked.has(product)) return
  asked.add(product)
  const guard = createActor(reviewGuardMachineOver(ports.writing), { input: { product } })
  const { outcome } = await toPromise(guard.start()).finally(() => asked.delete(product))
  if (outcome === "loginWanted") logIn()
  else if (outcome === "allowed") onOpen()
  else block(outcome === "reviewed" ? "failure.AlreadyReviewed" : "failure.ReviewBlocked")
}
