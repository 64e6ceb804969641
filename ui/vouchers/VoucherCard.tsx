import type { RedeemProblem } from "#core/cart/cart.types.ts"
import { formatRupiah, type Rupiah, rupiah } from "#core/kernel/money.ts"
import type { Voucher } from "#core/vouchers/voucher.ts"
import { useCart } from "../cart/useCart.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { useVoucherWords } from "./useVoucherWords.ts"
import * as css from "./Vouchers.css.ts"

/** A voucher that can be used: a press redeems it at once, a second one cancels it. Rule 48. */
export const VoucherCard = ({
  voucher,
  discount,
  isUsed
}: {
  readonly voucher: Voucher
  readonly discount: Rupiah
  readonly isUsed: boolean
}) => {
  const [, tell] = useCart()
  const { conditions } = useVoucherWords()
  return (
    <button
      type="button"
      className={css.card}
      aria-pressed={isUsed}
      onClick={() =>
        tell(
          isUsed ? { type: "voucher.cancelled", voucher: voucher.id } : { type: "voucher.redeemed", code: voucher.code }
        )
      }
    >
      <span className={css.mark}>{isUsed ? <Icon name="check" size={16} /> : null}</span>
      <span className={css.words}>
        <span className={css.code}>{voucher.code}</span>
        <span className={css.terms}>{conditions(voucher)}</span>
      </span>
      {discount > 0 ? <span className={css.off}>{formatRupiah(rupiah(-discount))}</span> : null}
    </button>
  )
}

/** A voucher that cannot be used yet: what it is, and what is missing. */
export const ClosedVoucher = ({ voucher, problem }: { readonly voucher: Voucher; readonly problem: RedeemProblem }) => {
  const { conditions, whyNot } = useVoucherWords()
  return (
    <div className={css.closed}>
      <span className={css.code}>{voucher.code}</span>
      <span className={css.terms}>{conditions(voucher)}</span>
      <span className={css.missing}>{whyNot(problem)}</span>
    </div>
  )
}
