import type { CartView } from "#core/cart/cart.view.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import type { BagPoints } from "#core/points/points.ts"
import { useTexts } from "../messages/useTexts.ts"
import { PointsPanel } from "../points/PointsPanel.tsx"
import { VoucherPanel } from "../vouchers/VoucherPanel.tsx"

/** What can take something off, a line each: vouchers, and points. Rules 48 and 49. */
export const BagOffers = ({
  view,
  ordered
}: {
  readonly view: CartView
  /** What is ordered, if that is not the whole bag. */
  readonly ordered?: Pick<Checkout, "vouchers" | "points">
}) => {
  useTexts("vouchers", "points")
  return (
    <>
      <VoucherPanel view={view} counting={ordered?.vouchers} />
      <PointsPanel points={pointsOf(view, ordered)} problem={view.problem} />
    </>
  )
}

/** The points of the bag; of what is ordered with the number that was pressed last, before the shop has answered. */
const pointsOf = ({ bag }: CartView, ordered: Pick<Checkout, "points"> | undefined): BagPoints | undefined => {
  if (bag.points === undefined || ordered?.points === undefined) return bag.points
  const { wanted } = bag.points
  return { ...ordered.points, wanted, counted: Math.min(wanted, ordered.points.most) }
}
