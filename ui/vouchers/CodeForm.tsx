import { type FormEvent, useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import type { VoucherCode } from "#core/vouchers/voucher.ts"
import { typedCode, typedCodeLength } from "#core/vouchers/voucher-code.rule.ts"
import { useCart } from "../cart/useCart.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShownProblem } from "./useShownProblem.ts"
import { useVoucherWords } from "./useVoucherWords.ts"
import * as css from "./Vouchers.css.ts"

/** A code that was found elsewhere: what is wrong with it stands at its field, which keeps the text. Rule 49; specification 5. */
export const CodeForm = ({ view }: { readonly view: CartView }) => {
  const { t } = useWords()
  const { whyNot } = useVoucherWords()
  const [, tell] = useCart()
  const [code, setCode] = useState("")
  /** What was sent from here and not changed since: the problem of a voucher of the list is not this field's. */
  const [sent, setSent] = useState<VoucherCode>()
  /** It was pressed although it counts already: the shop is not asked. What an inactive one lacks, only the shop knows. */
  const [isInBag, setInBag] = useState(false)
  const problem = sent !== undefined && view.voucherProblem ? whyNot(view.voucherProblem) : undefined
  useShownProblem(problem !== undefined)
  const isChanging = sent !== undefined && view.changingVouchers.includes(sent)
  if (!(problem || isChanging) && view.bag.vouchers.some(({ voucher }) => voucher.code === sent)) {
    setCode("")
    setSent(undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = typedCode(code)
    const counts =
      !view.isChangingVoucher &&
      view.bag.vouchers.some((one) => one.voucher.code === typed && one.problem === undefined)
    setInBag(counts)
    setSent(counts ? undefined : typed)
    if (!counts) tell({ type: "voucher.redeemed", code })
  }
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <div className={css.field}>
        <Field
          label={t("vouchers.code.label")}
          placeholder={t("vouchers.code.placeholder")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={typedCodeLength}
          value={code}
          error={isInBag ? t("vouchers.code.inBag") : problem}
          onChange={({ target }) => {
            setCode(target.value)
            setSent(undefined)
            setInBag(false)
          }}
          after={
            <Button type="submit" look="secondary" size="small" busy={isChanging}>
              {t("vouchers.code.use")}
            </Button>
          }
        />
      </div>
    </form>
  )
}
