import { type Gender, genders } from "#core/account/member.ts"
import { ChoiceField } from "../kit/form/Field.tsx"
import { useWords } from "../messages/useWords.ts"

/** Specification 3, User: Female or Male. */
export const GenderField = ({
  gender,
  error,
  onChoose
}: {
  readonly gender: Gender | null
  readonly error: string | undefined
  readonly onChoose: (gender: Gender | null) => void
}) => {
  const { t } = useWords()
  return (
    <ChoiceField
      label={t("account.register.gender")}
      name="gender"
      error={error}
      value={gender ?? ""}
      onChange={({ target }) => onChoose(genders.find((one) => one === target.value) ?? null)}
    >
      <option value="">{t("account.register.choose")}</option>
      {genders.map((one) => (
        <option key={one} value={one}>
          {t(`account.register.${one}`)}
        </option>
      ))}
    </ChoiceField>
  )
}
