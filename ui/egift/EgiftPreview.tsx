import type { EgiftFormView } from "#core/egift/egift-form.view.ts"
import { egiftMoment } from "#core/egift/egift-info.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Egift.css.ts"

/** The card as its recipient will see it: every field changes it. */
export const EgiftPreview = ({ view: { form, template, combination } }: { readonly view: EgiftFormView }) => {
  const { t, date } = useWords()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(form.day)
  return (
    <section className={css.aside} aria-label={t("egift.form.preview")}>
      <div className={css.card}>
        <Picture
          of={template?.picture}
          sizes="(min-width: 992px) 480px, 100vw"
          shape="free"
          className={css.art}
          when="soon"
        />
        <div className={css.said}>
          <div className={css.row}>
            <span className={css.fact}>
              <span className={css.quiet}>{t("egift.form.for")}</span>
              <span className={css.name}>{form.recipientName.trim() || t("egift.form.someone")}</span>
            </span>
            <span className={css.end}>
              <span className={css.quiet}>{t("egift.form.value")}</span>
              <br />
              <span className={css.value}>{combination ? formatRupiah(combination.price) : ""}</span>
            </span>
          </div>
          {form.message.trim() === "" ? null : <p className={css.message}>“{form.message.trim()}”</p>}
          <p className={css.quiet}>
            {form.when === "now" || !isDay
              ? t("egift.form.arrivesNow")
              : t("egift.form.arrives", { day: date(egiftMoment(form.day)) })}
          </p>
        </div>
      </div>
      <p className={css.quiet}>{t("egift.form.previewHint")}</p>
    </section>
  )
}
