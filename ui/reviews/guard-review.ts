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
export const guardReview = async (shop: Shop, product: ProductId, onOpen: () => void): Promise<void> => {
  const { account, appActors, ports } = shop
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
    appActors.overlays.send({
      type: "overlay.opened",
      overlay: { kind: "reviewError", product, ...("pause" in guarded ? { pause: guarded.pause } : {}) }
    })
}
