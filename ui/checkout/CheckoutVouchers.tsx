import type { CartView } from "#core/cart/cart.view.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import * as css from "./Checkout.css.ts"
import { LazyVoucherPanel } from "./LazyVoucherPanel.ts"

/** A member's vouchers in one line, closed, with what they do for what is ordered here. Rule 49. */
export const CheckoutVouchers = ({ bag, checkout }: { readonly bag: CartView; readonly checkout: Checkout }) =>
  bag.bag.owner === "member" ? (
    <div className={css.vouchers}>
      <LazyVoucherPanel view={bag} counting={checkout.vouchers} />
    </div>
  ) : null
