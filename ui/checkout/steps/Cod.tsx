import type { Checkout } from "#core/checkout/checkout.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { type CodProblem, codLimits } from "#core/orders/transfer/cod.rule.ts"
import type { BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import { TextLink } from "../../kit/Button.tsx"
import { OptionGroup } from "../../kit/form/OptionGroup.tsx"
import { Option } from "../../kit/form/Options.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useStepAddress } from "../useStepAddress.ts"

const limits = { least: formatRupiah(rupiah(codLimits.least)), most: formatRupiah(rupiah(codLimits.most)) }

/** Cash to the courier with what it costs, or why it cannot be chosen and the way out. D-57. */
export const Cod = ({
  checkout: { cod, points },
  accounts,
  chosen,
  onBank
}: {
  readonly checkout: Checkout
  readonly accounts: ReadonlyArray<BankAccount>
  readonly chosen: BankId | undefined
  readonly onBank: (bank: BankId) => void
}) => {
  const { t } = useWords()
  const [account] = accounts
  if (account === undefined || cod === undefined) return null
  const { fee, problem } = cod
  const isMember = points !== undefined
  return (
    <OptionGroup
      title={t("checkout.payment.way.cod")}
      aside={`${t("checkout.payment.fee", { fee: formatRupiah(fee) })} · ${t("checkout.payment.within.cod")}`}
    >
      <Option
        name="bank"
        value={account.id}
        chosen={account.id === chosen}
        out={problem !== undefined}
        title={t("checkout.payment.text.cod")}
        text={problem && t(`checkout.payment.cod.${problem}`, limits)}
        end={problem && <WayOut problem={problem} isMember={isMember} />}
        onChoose={() => onBank(account.id)}
      />
    </OptionGroup>
  )
}

/** Where it can be changed that the courier cannot be paid; nothing if the buyer cannot change it. */
const WayOut = ({ problem, isMember }: { readonly problem: CodProblem; readonly isMember: boolean }) => {
  const { t } = useWords()
  const addressOf = useStepAddress()
  if (problem === "COURIER")
    return (
      <TextLink to={addressOf("delivery")} underlined>
        {t("checkout.payment.cod.courier")}
      </TextLink>
    )
  if (problem === "NUMBER_NOT_VERIFIED" && isMember)
    return (
      <TextLink to="/account/security" underlined>
        {t("checkout.payment.cod.verify")}
      </TextLink>
    )
  return null
}
