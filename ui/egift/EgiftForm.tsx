import type { EgiftForm as Form } from "#core/egift/egift-form.rule.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { Button } from "../kit/Button.tsx"
import { Form as KitForm } from "../kit/form/Form.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Egift.css.ts"
import { Templates, Values } from "./EgiftChoices.tsx"
import { EgiftFields } from "./EgiftFields.tsx"
import { EgiftPreview } from "./EgiftPreview.tsx"
import { EgiftWait } from "./EgiftWait.tsx"
import { type AskedEgift, useEgiftForm } from "./useEgiftForm.ts"

/** What is asked of an e-gift before it goes into the bag, with its card beside it. */
export const EgiftForm = (props: AskedEgift) => {
  const { t } = useWords()
  const { view, send, busy } = useEgiftForm(props)
  const onChange = (change: Partial<Form>) => send({ type: "form.changed", change })
  if (view.step !== "filling") return <EgiftWait step={view.step} onRetry={() => send({ type: "retry.wanted" })} />
  const { combination } = view
  return (
    <KitForm className={css.page} long onSubmit={() => send({ type: "form.sent" })}>
      <EgiftPreview view={view} />
      <div className={css.form}>
        <Heading level={1} look="page">
          {t("egift.form.title")}
        </Heading>
        <Templates view={view} onChange={onChange} />
        <Values view={view} onChange={onChange} />
        <EgiftFields view={view} onChange={onChange} />
        <div className={css.bar}>
          <span className={css.sum}>
            <span className={css.quiet}>{t("egift.form.free")}</span>
            <span className={css.value}>{combination ? formatRupiah(combination.priceAfterDiscount) : ""}</span>
          </span>
          <Button type="submit" className={css.press} busy={busy}>
            {t(props.edited ? "egift.form.save" : "egift.form.add")}
          </Button>
        </div>
      </div>
    </KitForm>
  )
}
