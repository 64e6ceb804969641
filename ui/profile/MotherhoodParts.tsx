import type { Untimed } from "#core/kernel/timed.ts"
import type { MotherhoodEvent } from "#core/profile/motherhood.machine.ts"
import { yearLength } from "#core/profile/motherhood.rule.ts"
import type { MotherhoodView } from "#core/profile/motherhood.view.ts"
import { Button, IconButton } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"

/** Why it is asked, what of it is stored, who sees it and how it goes. D-36c. */
export const MotherhoodFacts = () => {
  const { t } = useWords()
  return (
    <div className={css.promise}>
      <Text look="label">{t("profile.motherhood.why")}</Text>
      <ul className={css.points}>
        <li className={css.point}>
          <PageIcon name="check" />
          {t("profile.motherhood.onlyYears")}
        </li>
        <li className={css.point}>
          <PageIcon name="lock" />
          {t("profile.motherhood.unseen")}
        </li>
        <li className={css.point}>
          <PageIcon name="trash" />
          {t("profile.motherhood.atAnyTime")}
        </li>
      </ul>
    </div>
  )
}

/** A year for each child, each with the button that takes it out. */
export const Children = ({
  view: { years, mayAdd },
  wrong,
  send
}: {
  readonly view: MotherhoodView
  /** Places whose year was refused. */
  readonly wrong: ReadonlyArray<number>
  readonly send: (event: Untimed<MotherhoodEvent>) => void
}) => {
  const { t } = useWords()
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>{t("profile.motherhood.children")}</legend>
      {years.length === 0 ? (
        <Text look="small" tone="muted">
          {t("profile.motherhood.none")}
        </Text>
      ) : null}
      {years.map((year, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other name here
        <div key={place} className={css.taken}>
          <Field
            label={t("profile.motherhood.year", { number: place + 1 })}
            inputMode="numeric"
            maxLength={yearLength}
            name={`year-${place}`}
            value={year}
            error={wrong.includes(place) ? t("profile.motherhood.refusal.refused") : undefined}
            onChange={({ target }) => send({ type: "year.typed", place, value: target.value })}
          />
          <IconButton
            icon="close"
            label={t("profile.motherhood.removeChild", { number: place + 1 })}
            onClick={() => send({ type: "child.removed", place })}
          />
        </div>
      ))}
      {mayAdd ? (
        <span className={css.row}>
          <Button look="secondary" size="small" onClick={() => send({ type: "child.added" })}>
            <PageIcon name="plus" size={16} />
            {t("profile.motherhood.addChild")}
          </Button>
        </span>
      ) : null}
    </fieldset>
  )
}
