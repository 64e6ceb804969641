import type { CartView } from "#core/cart/cart.view.ts"
import { useTexts } from "../messages/useTexts.ts"
import { PointsPanel } from "../points/PointsPanel.tsx"
import { VoucherPanel } from "../vouchers/VoucherPanel.tsx"

/** What can take something off a bag, a line each: vouchers, and points. Rules 48 and 49. */
export const BagOffers = ({ view }: { readonly view: CartView }) => {
  useTexts("vouchers", "points")
  return (
    <>
      <VoucherPanel view={view} />
      <PointsPanel view={view} />
    </>
  )
}
