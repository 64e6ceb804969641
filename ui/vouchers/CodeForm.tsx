import { type FormEvent, useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { typedCodeLength } from "#core/vouchers/voucher-code.rule.ts"
import { useCart } from "../cart/useCart.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useWords } from "../messages/useWords.ts"
import { useVoucherWords } from "./useVoucherWords.ts"
import * as css from "./Vouchers.css.ts"

/** A code that was found elsewhere: what is wrong with it stands at its field, which keeps the text. Rule 49; specification 5. */
export const CodeForm = ({ view }: { readonly view: CartView }) => {
  const { t } = useWords()
  const { whyNot } = useVoucherWords()
  const [, tell] = useCart()
  const [code, setCode] = useState("")
  /** The problem of a voucher of the list is not this field's. */
  const [isSent, setSent] = useState(false)
  const problem = isSent && view.voucherProblem ? whyNot(view.voucherProblem) : undefined
  const isRedeemed = view.bag.vouchers.some(({ voucher }) => voucher.code === code.replace(/\s/g, "").toUpperCase())
  if (isRedeemed && code !== "") setCode("")
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    tell({ type: "voucher.redeemed", code })
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
          error={problem}
          onChange={({ target }) => {
            setCode(target.value)
            setSent(false)
          }}
          after={
            <Button type="submit" look="secondary" size="small" busy={isSent && view.isChangingVoucher}>
              {t("vouchers.code.use")}
            </Button>
          }
        />
      </div>
    </form>
  )
}
