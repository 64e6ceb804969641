import { earliestDay, latestDay } from "#core/egift/egift-day.rule.ts"
import type { EgiftField, EgiftForm } from "#core/egift/egift-form.rule.ts"
import type { EgiftFormView } from "#core/egift/egift-form.view.ts"
import { egiftMessageLength } from "#core/egift/egift-info.ts"
import { Field, LongField } from "../kit/form/Field.tsx"
import { Option, Options } from "../kit/form/Options.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./Egift.css.ts"
import { Ways } from "./EgiftChoices.tsx"

interface Props {
  readonly view: EgiftFormView
  readonly onChange: (change: Partial<EgiftForm>) => void
}

/** Who gets it and how, what is said, and on which day it comes. */
export const EgiftFields = ({ view, onChange }: Props) => {
  const { t } = useWords()
  const { now } = useShop()
  const { form, left, offer, problems } = view
  const problem = (field: EgiftField): string | undefined => {
    const kind = problems[field]
    if (kind === undefined) return undefined
    return kind === "required" || kind === "invalid" ? t(`egift.problem.${kind}.${field}`) : t(`egift.problem.${kind}`)
  }
  const field = (name: "recipientName" | "email" | "phone") => ({
    name,
    value: form[name],
    error: problem(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [name]: target.value })
  })
  const count = (of: number) => ({ count: of, most: egiftMessageLength })
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t("egift.form.who")}</legend>
        <Field label={t("egift.form.name")} autoComplete="off" {...field("recipientName")} />
        {(offer?.ways.length ?? 0) > 1 ? <Ways view={view} onChange={onChange} /> : null}
        {form.way === "whatsapp" ? (
          <Field
            label={t("egift.form.phone")}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            before="+62"
            {...field("phone")}
          />
        ) : (
          <Field label={t("egift.form.email")} type="email" inputMode="email" autoComplete="off" {...field("email")} />
        )}
      </fieldset>
      <LongField
        label={t("egift.form.message")}
        optional
        name="message"
        rows={4}
        value={form.message}
        error={problem("message")}
        hint={left < 0 ? t("egift.form.over", count(-left)) : t("egift.form.left", count(left))}
        onChange={({ target }) => onChange({ message: target.value })}
      />
      <Options legend={t("egift.form.when")}>
        <Option
          name="when"
          value="now"
          chosen={form.when === "now"}
          title={t("egift.form.now")}
          text={t("egift.form.nowText")}
          onChoose={() => onChange({ when: "now" })}
        />
        <Option
          name="when"
          value="day"
          chosen={form.when === "day"}
          title={t("egift.form.day")}
          text={t("egift.form.dayText")}
          onChoose={() => onChange({ when: "day" })}
        />
      </Options>
      {form.when === "day" ? (
        <Field
          label={t("egift.form.date")}
          type="date"
          name="day"
          min={earliestDay(now())}
          max={latestDay(now())}
          value={form.day}
          error={problem("day")}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      ) : null}
      <p className={css.quiet}>{t("egift.form.terms")}</p>
    </>
  )
}
