import type { FormEvent } from "react"
import { paperBagPrice } from "#core/extras/paper-bag.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { ScannerView } from "#core/self-checkout/scanner.view.ts"
import { Sums } from "../cart/Sums.tsx"
import { Button } from "../kit/Button.tsx"
import { Checkbox, Radio } from "../kit/form/Choice.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useIsOn } from "../shop/useIsOn.ts"
import * as css from "./SelfCheckout.css.ts"
import type { SendScan } from "./useSession.ts"

const fields = [
  { field: "name", autoComplete: "name", type: "text" },
  { field: "email", autoComplete: "email", type: "email" },
  { field: "phone", autoComplete: "tel", type: "tel" }
] as const

/** Contact, paper bag and way to pay: no address, no shipping. D-66. */
export const PayHere = ({ view, send }: { readonly view: ScannerView; readonly send: SendScan }) => {
  const { t } = useWords()
  const isOn = useIsOn()
  const { contact, problems, paidBy, paperBag, payProblem, step } = view
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: "form.sent" })
  }
  return (
    <form className={css.part} noValidate onSubmit={submit}>
      <Heading level={2} look="part">
        {t("selfCheckout.payTitle")}
      </Heading>
      {payProblem === null ? null : (
        <Alert look="danger" alert>
          {t(`selfCheckout.payProblem.${payProblem}`)}
        </Alert>
      )}
      {fields.map(({ field, autoComplete, type }) => (
        <Field
          key={field}
          label={t(`selfCheckout.field.${field}`)}
          error={problems[field] === undefined ? undefined : t(`selfCheckout.fieldProblem.${field}`)}
          name={field}
          type={type}
          autoComplete={autoComplete}
          value={contact[field]}
          onChange={(event) => send({ type: "field.typed", field, value: event.target.value })}
        />
      ))}
      {isOn("paper_bag") || paperBag ? (
        <Checkbox
          checked={paperBag}
          onChange={(event) => send({ type: "paperBag.chosen", wanted: event.target.checked })}
        >
          {t("selfCheckout.paperBag", { amount: formatRupiah(paperBagPrice) })}
        </Checkbox>
      ) : null}
      <fieldset className={css.options}>
        <legend>{t("selfCheckout.way")}</legend>
        {(["qris", "bank-transfer"] as const).map((by) => (
          <Radio key={by} name="paid-by" checked={paidBy === by} onChange={() => send({ type: "paidBy.chosen", by })}>
            {t(`selfCheckout.ways.${by}`)}
          </Radio>
        ))}
      </fieldset>
      <div className={css.buttons}>
        <Button type="submit" className={css.grow} busy={step === "preparing"}>
          {t("selfCheckout.toTotal")}
        </Button>
        <Button look="secondary" onClick={() => send({ type: "pay.closed" })}>
          {t("selfCheckout.more")}
        </Button>
      </div>
    </form>
  )
}

/** The total, as it is ordered with the next press. D-25. */
export const ConfirmTotal = ({ view, send }: { readonly view: ScannerView; readonly send: SendScan }) => {
  const { t } = useWords()
  const { checkout, step } = view
  if (checkout === null) return null
  return (
    <section className={css.part}>
      <Heading level={2} look="part">
        {t("selfCheckout.totalTitle")}
      </Heading>
      <Sums steps={checkout.steps} total={checkout.totals.payable} label={t("selfCheckout.total")} />
      <div className={css.buttons}>
        <Button className={css.grow} busy={step === "placing"} onClick={() => send({ type: "total.accepted" })}>
          {t("selfCheckout.payNow", { amount: formatRupiah(checkout.totals.payable) })}
        </Button>
        <Button look="secondary" onClick={() => send({ type: "pay.closed" })}>
          {t("selfCheckout.change")}
        </Button>
      </div>
    </section>
  )
}
