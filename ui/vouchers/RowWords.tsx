import type { CartView } from "#core/cart/cart.view.ts"
import { formatRupiah, type Rupiah, rupiah } from "#core/kernel/money.ts"
import { type BagVoucher, slotOf } from "#core/vouchers/voucher.ts"
import { useWords } from "../messages/useWords.ts"
import { useVoucherWords } from "./useVoucherWords.ts"
import { useWelcomeOffer } from "./useWelcomeOffer.ts"
import * as css from "./Vouchers.css.ts"

/** What the vouchers of a bag do, in one line; of a bag without one, that there are some. */
export const RowWords = ({
  view,
  counting,
  freed
}: {
  readonly view: CartView
  readonly counting: ReadonlyArray<BagVoucher>
  readonly freed?: Rupiah | undefined
}) => {
  const { t } = useWords()
  if (counting.length === 0) return <Proposal key={view.bag.owner} view={view} />
  return (
    <>
      {t("vouchers.row.name")} {"· "}
      <State vouchers={counting} freed={freed} />
    </>
  )
}

/** That there are vouchers; of a new member the one for them is named, if it can be used now. Rule 49; decision 0105. */
const Proposal = ({ view }: { readonly view: CartView }) => {
  const { t } = useWords()
  const { benefit } = useVoucherWords()
  const offer = useWelcomeOffer(view)
  const isGuest = view.bag.owner === "guest"
  const voucher = isGuest || offer?.missing === undefined ? offer?.voucher : undefined
  const name = t(voucher ? "vouchers.welcome.name" : "vouchers.row.name")
  if (voucher && !isGuest)
    return (
      <>
        {name} {"· "}
        <span className={css.saves}>{benefit(voucher)}</span>
      </>
    )
  return (
    <>
      {name} {"· "}
      <span className={css.quiet}>{t(isGuest ? "vouchers.row.guest" : "vouchers.row.none")}</span>
    </>
  )
}

/** What the vouchers do now: what they save, or that they are inactive. */
const State = ({
  vouchers,
  freed = rupiah(0)
}: {
  readonly vouchers: ReadonlyArray<BagVoucher>
  readonly freed?: Rupiah | undefined
}) => {
  const { t } = useWords()
  const counting = vouchers.filter(({ problem }) => problem === undefined)
  const saved = rupiah(counting.reduce((sum, { discount }) => sum + discount, 0) + freed)
  if (saved > 0) return <span className={css.saves}>{t("vouchers.row.saves", { amount: formatRupiah(saved) })}</span>
  if (counting.some(({ voucher }) => slotOf(voucher) === "shipping"))
    return <span className={css.saves}>{t("vouchers.row.shipping")}</span>
  if (counting.some(({ voucher }) => slotOf(voucher) === "paper-bag"))
    return <span className={css.quiet}>{t("vouchers.row.paperBag")}</span>
  return <span className={css.quiet}>{t("vouchers.row.inactive")}</span>
}
