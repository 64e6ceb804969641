import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { Advice } from "#core/vouchers/adviser.rule.ts"
import type { BagVoucher, Voucher } from "#core/vouchers/voucher.ts"
import { useCart } from "../cart/useCart.ts"
import { Button } from "../kit/Button.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Vouchers.css.ts"

/** Returns what the shop advises and the bag does not have yet. */
export const leftToUse = ({ vouchers }: Advice, redeemed: ReadonlyArray<BagVoucher>): ReadonlyArray<Voucher> =>
  vouchers.filter((voucher) => !isIn(redeemed, voucher))

const isIn = (redeemed: ReadonlyArray<BagVoucher>, { id }: Voucher): boolean =>
  redeemed.some(({ voucher }) => voucher.id === id)

/** The combination that takes most off this bag, with what each of its vouchers does. */
export const BestChoice = ({
  advice: { vouchers, saving, granted },
  redeemed
}: {
  readonly advice: Advice
  readonly redeemed: ReadonlyArray<BagVoucher>
}) => {
  const { t } = useWords()
  if (vouchers.length === 0) return null
  return (
    <section className={css.best} aria-label={t("vouchers.best.name")}>
      <span className={css.bestName}>{t("vouchers.best.name")}</span>
      <p className={css.bestSaves}>{t("vouchers.best.saves", { amount: formatRupiah(rupiah(-saving)) })}</p>
      {vouchers.map((voucher) => {
        const off = granted.find((one) => one.voucher.id === voucher.id)?.discount ?? 0
        return (
          <p key={voucher.id} className={css.bestLine}>
            <span>
              {voucher.code}
              {isIn(redeemed, voucher) ? (
                <span className={css.used}>
                  <Icon name="check" size={16} /> {t("vouchers.best.used")}
                </span>
              ) : null}
            </span>
            {off > 0 ? <b className={css.off}>{formatRupiah(rupiah(-off))}</b> : null}
          </p>
        )
      })}
    </section>
  )
}

/** The one press that accepts what the shop advises. It applies nothing by itself. */
export const UseBest = ({
  advice: { saving },
  left,
  isBusy,
  onDone
}: {
  readonly advice: Advice
  /** Those of them that are still to be redeemed. */
  readonly left: ReadonlyArray<Voucher>
  readonly isBusy: boolean
  readonly onDone: () => void
}) => {
  const { t } = useWords()
  const [, tell] = useCart()
  return (
    <Button
      whole
      busy={isBusy}
      onClick={() => {
        for (const { code } of left) tell({ type: "voucher.redeemed", code })
        onDone()
      }}
    >
      {t("vouchers.best.use", { amount: formatRupiah(saving) })}
    </Button>
  )
}
