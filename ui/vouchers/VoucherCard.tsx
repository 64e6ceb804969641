import type { RedeemProblem } from "#core/cart/cart.types.ts"
import { formatRupiah, type Rupiah, rupiah } from "#core/kernel/money.ts"
import type { Voucher } from "#core/vouchers/voucher.ts"
import { useCart } from "../cart/useCart.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import { useVoucherWords } from "./useVoucherWords.ts"
import * as css from "./Vouchers.css.ts"

/** A voucher that can be used: a press redeems it at once, a second one cancels it. Rule 48. */
export const VoucherCard = ({
  voucher,
  discount,
  isUsed,
  isBusy
}: {
  readonly voucher: Voucher
  readonly discount: Rupiah
  readonly isUsed: boolean
  /** It is being redeemed or cancelled: it says what it does once the shop has said so. */
  readonly isBusy: boolean
}) => {
  const [, tell] = useCart()
  return (
    <button
      type="button"
      className={css.card}
      aria-pressed={isUsed}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (isBusy) return
        tell(
          isUsed ? { type: "voucher.cancelled", voucher: voucher.id } : { type: "voucher.redeemed", code: voucher.code }
        )
      }}
    >
      <span className={isBusy ? css.working : css.mark}>
        {isUsed && !isBusy ? <Icon name="check" size={16} /> : null}
      </span>
      <span className={css.words}>
        <Conditions voucher={voucher} discount={discount} />
      </span>
    </button>
  )
}

/** Its code with what it takes off this bag, what it gives and asks, and the merchant's own words about it. */
const Conditions = ({ voucher, discount = 0 }: { readonly voucher: Voucher; readonly discount?: number }) => {
  const { conditions } = useVoucherWords()
  return (
    <>
      <span className={css.bestLine}>
        <span className={css.code}>{voucher.code}</span>
        {discount > 0 ? <span className={css.off}>{formatRupiah(rupiah(-discount))}</span> : null}
      </span>
      <span className={css.terms}>{conditions(voucher)}</span>
      {voucher.info.terms === "" ? null : <span className={css.terms}>{voucher.info.terms}</span>}
    </>
  )
}

/** A voucher that counts by itself: there is nothing to press. Decision 0106. */
export const AutomaticVoucher = ({ voucher }: { readonly voucher: Voucher }) => {
  const { t } = useWords()
  return (
    <div className={css.closed}>
      <Conditions voucher={voucher} />
      <span className={css.saves}>{t("vouchers.automatic")}</span>
    </div>
  )
}

/** A voucher that cannot be used yet: what it is, and what is missing. */
export const ClosedVoucher = ({ voucher, problem }: { readonly voucher: Voucher; readonly problem: RedeemProblem }) => {
  const { whyNot } = useVoucherWords()
  return (
    <div className={css.closed}>
      <Conditions voucher={voucher} />
      <span className={css.missing}>{whyNot(problem)}</span>
    </div>
  )
}
