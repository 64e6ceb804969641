import { type EgiftForm, egiftWays } from "#core/egift/egift-form.rule.ts"
import type { EgiftFormView } from "#core/egift/egift-form.view.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Egift.css.ts"

interface Props {
  readonly view: EgiftFormView
  readonly onChange: (change: Partial<EgiftForm>) => void
}

/** The designs, each a picture with its name. */
export const Templates = ({ view: { offer, form }, onChange }: Props) => {
  const { t } = useWords()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t("egift.form.template")}</legend>
      <div className={css.templates}>
        {offer?.templates.map(({ id, name, picture }) => (
          <label key={id} className={css.template}>
            <input
              type="radio"
              className={css.radio}
              name="template"
              value={id}
              checked={form.template === id}
              onChange={() => onChange({ template: id })}
            />
            <Picture of={picture} sizes="140px" shape="free" alt="" className={css.thumb} when="soon" />
            <span className={css.tick}>
              <Icon name="check" size={16} />
            </span>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The values that can be bought. */
export const Values = ({ view: { combinations, form }, onChange }: Props) => {
  const { t } = useWords()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t("egift.form.values")}</legend>
      <div className={css.pair}>
        {combinations.map(({ id, price }) => (
          <label key={id} className={css.pill}>
            <input
              type="radio"
              className={css.radio}
              name="combination"
              value={id}
              checked={form.combination === id}
              onChange={() => onChange({ combination: id })}
            />
            {formatRupiah(price)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** By WhatsApp or by e-mail. */
export const Ways = ({ view: { form }, onChange }: Props) => {
  const { t } = useWords()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t("egift.form.way")}</legend>
      <div className={css.pair}>
        {egiftWays.map((way) => (
          <label key={way} className={css.pill}>
            <input
              type="radio"
              className={css.radio}
              name="way"
              value={way}
              checked={form.way === way}
              onChange={() => onChange({ way })}
            />
            <span className={css.row}>
              <PageIcon name={way === "email" ? "mail" : "chat"} size={16} /> {t(`egift.form.ways.${way}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
