import type { FormEvent } from "react"
import type { ScannerView } from "#core/self-checkout/scanner.view.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SelfCheckout.css.ts"
import type { SendScan } from "./useSession.ts"

/** The number below a barcode, typed; its check digit is looked at before it is sent. D-66. */
export const TypedNumber = ({ view, send }: { readonly view: ScannerView; readonly send: SendScan }) => {
  const { t } = useWords()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: "number.sent" })
  }
  return (
    <form className={css.part} noValidate onSubmit={submit}>
      <Field
        label={t("selfCheckout.number")}
        hint={t("selfCheckout.numberHint")}
        error={view.problem === "invalid" ? t("selfCheckout.problem.invalid") : undefined}
        name="barcode"
        inputMode="numeric"
        autoComplete="off"
        value={view.typed}
        onChange={(event) => send({ type: "number.typed", text: event.target.value })}
      />
      <div className={css.buttons}>
        <Button type="submit" className={css.grow}>
          {t("selfCheckout.find")}
        </Button>
        <Button look="secondary" onClick={() => send({ type: "typing.closed" })}>
          {t("selfCheckout.useCamera")}
        </Button>
      </div>
    </form>
  )
}
