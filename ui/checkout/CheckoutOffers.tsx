import type { CartView } from "#core/cart/cart.view.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import * as css from "./Checkout.css.ts"
import { LazyBagOffers } from "./LazyBagOffers.ts"

/**
 * A member's vouchers and points, a closed line each, with what they do for what is ordered here; none for e-gifts. Rules 48 and 49;
 * D-22.
 */
export const CheckoutOffers = ({ bag, checkout }: { readonly bag: CartView; readonly checkout: Checkout }) =>
  bag.bag.owner === "member" && !checkout.lines.every(({ goods }) => goods.giftCard) ? (
    <div className={css.offers}>
      <LazyBagOffers view={bag} ordered={checkout} />
    </div>
  ) : null
