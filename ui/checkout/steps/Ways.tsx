import type { Checkout } from "#core/checkout/checkout.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { BankAccount, BankId, PaymentMethod } from "#core/orders/transfer/payment.ts"
import { qrisMinutes, transferHours } from "#core/orders/transfer/payment-state.rule.ts"
import { OptionGroup } from "../../kit/form/OptionGroup.tsx"
import { Options } from "../../kit/form/Options.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Bank } from "./Bank.tsx"
import { Cod } from "./Cod.tsx"

/** The ways to pay, each with what it costs, how long one has, and its accounts. D-56; rule 48. */
export const Ways = ({
  checkout,
  methods,
  chosen,
  error,
  onBank
}: {
  readonly checkout: Checkout
  readonly methods: ReadonlyArray<PaymentMethod>
  readonly chosen: BankId | undefined
  /** The last press found that none is chosen, or one that this order does not allow. */
  readonly error: string | undefined
  readonly onBank: (bank: BankId) => void
}) => {
  const { t } = useWords()
  return (
    <Options legend={t("checkout.payment.title")} quiet error={error} grouped>
      {methods.map(({ method, banks: accounts }) =>
        method === "cod" ? (
          <Cod key={method} checkout={checkout} accounts={accounts} chosen={chosen} onBank={onBank} />
        ) : (
          <OptionGroup
            key={method}
            title={t(`checkout.payment.way.${method}`)}
            aside={`${feeText(accounts, t)} · ${t(`checkout.payment.within.${method}`, within)}`}
          >
            {accounts.map((account) => (
              <Bank
                key={account.id}
                account={account}
                banks={accounts}
                chosen={account.id === chosen}
                onChoose={() => onBank(account.id)}
              />
            ))}
          </OptionGroup>
        )
      )}
    </Options>
  )
}

const within = { hours: transferHours, minutes: qrisMinutes }

/** What paying in this way costs: the same for all its accounts, or the least. */
const feeText = (accounts: ReadonlyArray<BankAccount>, t: ReturnType<typeof useWords>["t"]): string => {
  const fees = accounts.map(({ fee = rupiah(0) }) => fee)
  const least = rupiah(Math.min(...fees))
  if (Math.max(...fees) === 0) return t("checkout.payment.free")
  return t(fees.every((fee) => fee === least) ? "checkout.payment.fee" : "checkout.payment.feeFrom", {
    fee: formatRupiah(least)
  })
}

/** How much exactly, and until when. */
export const PaymentNote = ({ payment }: { readonly payment: NonNullable<Checkout["payment"]> }) => {
  const { t } = useWords()
  const { account, uniqueCode } = payment
  if (account.method !== undefined)
    return (
      <Alert>
        {account.method === "cod" ? null : <span>{t("checkout.payment.reported")}</span>}
        <span>{t(`checkout.payment.deadline.${account.method}`, within)}</span>
      </Alert>
    )
  if (uniqueCode === undefined) return null
  return (
    <Alert>
      <span>{t("checkout.payment.uniqueCode", { code: uniqueCode })}</span>
      <span>{t("checkout.payment.exact")}</span>
      <span>{t("checkout.payment.deadline.bank-transfer", within)}</span>
    </Alert>
  )
}
