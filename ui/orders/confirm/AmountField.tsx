import type { ChangeEvent } from "react"
import { typedAmount } from "#core/orders/transfer/typed-amount.rule.ts"
import { Field } from "../../kit/form/Field.tsx"

/** A sum in rupiah: its digits are grouped while one types, and what is pasted is read however it is written. */
export const AmountField = ({
  onType,
  ...rest
}: {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly onType: (text: string) => void
}) => {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = "" } = nativeEvent as InputEvent
    const { text, caret } = typedAmount(
      { text: target.value, caret: target.selectionStart ?? target.value.length },
      { isTyped: /^(?:insert(?:Composition)?Text|delete)/.test(inputType), isForward: inputType.endsWith("Forward") }
    )
    // In the field before React compares: it then leaves the caret where it is.
    if (text !== target.value) {
      target.value = text
      target.setSelectionRange(caret, caret)
    }
    onType(text)
  }
  return <Field {...rest} before="Rp" inputMode="numeric" autoComplete="off" onChange={change} />
}
