import { formatRupiah } from "#core/kernel/money.ts"
import { digitGroups, digitsOf } from "#core/orders/transfer/account-number.rule.ts"
import { markedDigits } from "#core/orders/transfer/marked-amount.rule.ts"
import type { BankAccount, Payment } from "#core/orders/transfer/payment.ts"
import { useSecondsUntil } from "../../account/useSecondsUntil.ts"
import { cx } from "../../kit/cx.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { Copy } from "../../kit/text/Copy.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../OrderPage.css.ts"
import { PayBefore } from "./PayBefore.tsx"

/** Fetched where a code is shown. */
const LazyQr = lazyPart(async () => (await import("./QrCode.tsx")).QrCode, "quiet")

/** Account or code, exact amount and deadline of a payment. Rule 53; D-56. */
export const PayBox = ({ payment }: { readonly payment: Payment }) => {
  const { t } = useWords()
  const { account, amount, uniqueCode, expiresAt } = payment
  const marked = uniqueCode === undefined ? undefined : markedDigits(amount)
  if (account === undefined) return null
  const before = expiresAt === undefined ? null : <PayBefore expiresAt={expiresAt} />
  if (account.method === "qris")
    return (
      <section className={css.toPay} aria-label={t("orders.pay.title")}>
        {before}
        <Qris payment={payment} account={account} />
      </section>
    )
  return (
    <section className={css.toPay} aria-label={t("orders.pay.title")}>
      {before}
      <dl className={cx(css.pay, css.payFacts)}>
        <div className={css.payFact}>
          <dt className={css.quiet}>{t("orders.pay.amount")}</dt>
          <dd className={css.big}>
            {marked === undefined ? (
              formatRupiah(amount)
            ) : (
              <>
                {marked.before}
                <span className={css.marked}>{marked.digits}</span>
              </>
            )}
          </dd>
          {uniqueCode === undefined ? null : (
            <dd className={css.hint}>{t("orders.pay.amountHint", { code: uniqueCode })}</dd>
          )}
          <dd className={css.copy}>
            <Copy text={String(amount)} label={t("orders.pay.copyAmount")} />
          </dd>
        </div>
        <div className={css.payFact}>
          <dt className={css.quiet}>
            {t(account.method === undefined ? "orders.pay.account" : "orders.pay.virtualAccount", {
              bank: account.bank
            })}
          </dt>
          <dd className={account.method === undefined ? css.big : css.number}>
            {digitGroups(account.number).map(({ at, digits }) => (
              // A gap for the eye only: selected and copied text is digits alone.
              <span key={at} className={css.group}>
                {digits}
              </span>
            ))}
          </dd>
          <dd className={css.hint}>
            {t("orders.pay.holder", { holder: account.holder })}
            {account.method === undefined ? null : ` · ${t("orders.pay.virtualAccountHint")}`}
          </dd>
          <dd className={css.copy}>
            <Copy
              text={digitsOf(account.number)}
              label={t(account.method === undefined ? "orders.pay.copyAccount" : "orders.pay.copyVirtualAccount")}
            />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The amount over the code that is scanned. */
const Qris = ({
  payment: { amount, expiresAt },
  account
}: {
  readonly payment: Payment
  readonly account: BankAccount
}) => {
  const { t } = useWords()
  // The bank may still report what was paid before: the order waits a little longer than its code.
  const isOver = useSecondsUntil(expiresAt ?? null) === 0
  return (
    <div className={css.qris}>
      <div>
        <p className={css.quiet}>{t("orders.pay.toPay")}</p>
        <p className={css.big}>{formatRupiah(amount)}</p>
      </div>
      {isOver ? (
        <p>{t("orders.pay.qrisOver")}</p>
      ) : (
        <LazyQr
          text={account.number}
          title={`QRIS · ${account.holder}`}
          name={t("orders.pay.qrisName", { amount: formatRupiah(amount) })}
        />
      )}
      <p className={css.quiet}>{t("orders.pay.checked")}</p>
      {isOver ? null : <p className={css.quiet}>{t("orders.pay.qrisHint", { holder: account.holder })}</p>}
    </div>
  )
}
