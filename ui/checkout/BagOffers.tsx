import type { CartView } from "#core/cart/cart.view.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { rupiah } from "#core/kernel/money.ts"
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
  readonly ordered?: Pick<Checkout, "vouchers" | "points" | "delivery" | "paperBag">
}) => {
  useTexts("vouchers", "points")
  const { points } = view.bag
  const option = ordered?.delivery?.option
  const bag = ordered?.paperBag?.counts ? ordered.paperBag : undefined
  // What a voucher frees that counts by itself was not chosen here.
  const isChosen = ordered?.vouchers.some(({ voucher }) => voucher.code === option?.freedBy) ?? false
  const freed = (option?.eligible && isChosen ? option.freed : 0) + (bag?.freedBy ? bag.price : 0)
  return (
    <>
      <VoucherPanel
        view={view}
        counting={ordered?.vouchers}
        freed={rupiah(freed)}
        isAtCheckout={ordered !== undefined}
      />
      <PointsPanel
        points={points && { ...points, ...ordered?.points, ...chosenIn(points, ordered?.points) }}
        settled={ordered?.points ?? points}
        problem={view.problem}
      />
    </>
  )
}

/** The number that was pressed last, before the shop has answered: presses may be faster. */
const chosenIn = ({ wanted }: BagPoints, limit: BagPoints | undefined) =>
  limit && { wanted, counted: Math.min(wanted, limit.most) }
