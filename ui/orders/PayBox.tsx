import { formatRupiah } from "#core/kernel/money.ts"
import type { Payment } from "#core/orders/payment.ts"
import { Copy } from "../kit/Copy.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"

/** Where to pay, exactly how much, and until when. Rule 53; D-56. */
export const PayBox = ({ payment }: { readonly payment: Payment }) => {
  const { t, moment } = useWords()
  const { account, amount, uniqueCode, expiresAt } = payment
  if (account === undefined) return null
  return (
    <section className={css.pay} aria-label={t("orders.pay.title")}>
      {expiresAt === undefined ? null : (
        <p className={css.deadline}>{t("orders.pay.before", { date: moment(expiresAt) })}</p>
      )}
      <dl className={css.payFacts}>
        <div className={css.payFact}>
          <dt>{t("orders.pay.account", { bank: account.bank })}</dt>
          <dd className={css.big}>{account.number.replace(/(\d{4})(?=\d)/g, "$1 ")}</dd>
          <dd className={css.quiet}>{t("orders.pay.holder", { holder: account.holder })}</dd>
          <dd className={css.copy}>
            <Copy text={account.number} label={t("orders.pay.copyAccount")} />
          </dd>
        </div>
        <div className={css.payFact}>
          <dt>{t("orders.pay.amount")}</dt>
          <dd className={css.big}>{formatRupiah(amount)}</dd>
          {uniqueCode === undefined ? null : (
            <dd className={css.quiet}>{t("orders.pay.amountHint", { code: uniqueCode })}</dd>
          )}
          <dd className={css.copy}>
            <Copy text={String(amount)} label={t("orders.pay.copyAmount")} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
