import type { CartView } from "#core/cart/cart.view.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import * as css from "./Checkout.css.ts"
import { LazyBagOffers } from "./LazyBagOffers.ts"

/** A member's vouchers and points, a closed line each, with what they do for what is ordered here. Rules 48 and 49. */
export const CheckoutOffers = ({ bag, checkout }: { readonly bag: CartView; readonly checkout: Checkout }) =>
  bag.bag.owner === "member" ? (
    <div className={css.offers}>
      <LazyBagOffers view={bag} ordered={checkout} />
    </div>
  ) : null
