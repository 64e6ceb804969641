import { phoneCodes } from "#core/account/phone-codes.ts"
import { ChoiceField, Field } from "../kit/Field.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"

/** A number and its country. Rule 47: 08…, 8…, +62… and blanks are all right. */
export const PhoneField = ({
  phone,
  phoneCode,
  error,
  hint,
  onType,
  onLeave
}: {
  readonly phone: string
  readonly phoneCode: string
  readonly error: string | undefined
  readonly hint?: string | undefined
  readonly onType: (draft: { readonly phone?: string; readonly phoneCode?: string }) => void
  readonly onLeave?: () => void
}) => {
  const { t } = useWords()
  return (
    <div className={css.phone}>
      <ChoiceField
        label={t("account.phone.country")}
        name="phoneCode"
        autoComplete="tel-country-code"
        value={phoneCode}
        onChange={(event) => onType({ phoneCode: event.target.value })}
      >
        {phoneCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </ChoiceField>
      <Field
        label={t("account.phone.label")}
        hint={hint}
        error={error}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={phone}
        onChange={(event) => onType({ phone: event.target.value })}
        onBlur={onLeave}
      />
    </div>
  )
}
