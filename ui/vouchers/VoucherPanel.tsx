import { useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import { type BagVoucher, slotOf } from "#core/vouchers/voucher.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { RowWords } from "./RowWords.tsx"
import { useLogin } from "./useLogin.ts"
import { useShownProblem } from "./useShownProblem.ts"
import { useVoucherWords } from "./useVoucherWords.ts"
import { VoucherNews } from "./VoucherNews.tsx"
import * as css from "./Vouchers.css.ts"

const LazyVoucherSheet = lazyPart(async () => (await import("./VoucherSheet.tsx")).VoucherSheet)

/** The vouchers of a bag in one line, which opens the list; below it those that are inactive, with what is missing. Rule 49. */
export const VoucherPanel = ({
  view,
  counting = view.bag.vouchers,
  freed,
  isAtCheckout = false
}: {
  readonly view: CartView
  /** What the vouchers do where the panel stands, if that is not the whole bag. */
  readonly counting?: ReadonlyArray<BagVoucher> | undefined
  /** What one of them takes off shipping, where that is known. */
  readonly freed?: Rupiah | undefined
  /** The paper bag stands beside it, with what it needs. */
  readonly isAtCheckout?: boolean
}) => {
  useTexts("vouchers")
  const { t } = useWords()
  const { whyNot } = useVoucherWords()
  const [isOpen, setOpen] = useState(false)
  const { owner } = view.bag
  /** Of a press in the sheet that was answered after it had closed. */
  const problem = isOpen ? null : view.voucherProblem
  useShownProblem(problem !== null)
  const openLogin = useLogin()
  return (
    <div className={css.panel} aria-busy={view.isChangingVoucher}>
      <button
        type="button"
        className={css.row}
        aria-haspopup="dialog"
        onClick={() => (owner === "guest" ? openLogin() : setOpen(true))}
      >
        <PageIcon name="ticket" className={css.sign} />
        <span className={css.name}>
          <RowWords view={view} counting={counting} freed={freed} />
        </span>
        <Icon name="right" size={20} />
      </button>
      {counting.map(({ voucher, problem }) => {
        const waits = !isAtCheckout && slotOf(voucher) === "paper-bag"
        return problem || waits ? (
          <div key={voucher.id} className={css.inactive}>
            <span className={css.inactiveName}>
              {problem ? t("vouchers.inactive", { code: voucher.code }) : voucher.code}
            </span>
            {problem ? whyNot(problem) : t("vouchers.withPaperBag")}
          </div>
        ) : null
      })}
      {problem ? (
        <p role="alert" className={css.inactive}>
          {whyNot(problem)}
        </p>
      ) : null}
      <VoucherNews view={view} />
      {isOpen ? <LazyVoucherSheet view={view} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
