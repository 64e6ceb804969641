import { accountTail } from "#core/orders/transfer/account-tail.rule.ts"
import { bankMark } from "#core/orders/transfer/bank-mark.rule.ts"
import type { BankAccount } from "#core/orders/transfer/payment.ts"
import { Option } from "../../kit/form/Options.tsx"
import { useWords } from "../../messages/useWords.ts"
import { wayText } from "../../orders/pay/way-text.ts"
import * as css from "./Bank.css.ts"

const grounds = ["laut", "kunyit", "peach", "lilac", "pandan"] as const

/** An account to pay into; the last digits of its number tell it from another one at the same bank. D-56. */
export const Bank = ({
  account,
  banks,
  chosen,
  onChoose
}: {
  readonly account: BankAccount
  readonly banks: ReadonlyArray<BankAccount>
  readonly chosen: boolean
  readonly onChoose: () => void
}) => {
  const { t } = useWords()
  const { id, bank, holder } = account
  const tail = accountTail(account, banks)
  return (
    <Option
      name="bank"
      value={id}
      chosen={chosen}
      title={wayText(account, t)}
      text={
        account.method !== undefined
          ? t(`checkout.payment.text.${account.method}`)
          : tail === undefined
            ? t("checkout.payment.bankText", { holder })
            : t("checkout.payment.bankTailText", { holder, tail })
      }
      end={
        <span className={css.mark[grounds[banks.indexOf(account) % grounds.length] ?? "peach"]} aria-hidden="true">
          {bankMark(bank)}
        </span>
      }
      onChoose={onChoose}
    />
  )
}
