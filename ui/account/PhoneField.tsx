import { useCallback, useState } from "react"
import type { OtpScope } from "#core/account/otp/otp.ts"
import { defaultPhoneCode } from "#core/kernel/phone.ts"
import { ChoiceField, Field } from "../kit/form/Field.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"

const Overseas = lazyPart(async () => (await import("./panels/OverseasPhoneSheet.tsx")).OverseasPhoneSheet)

const abroad = "abroad"

/**
 * A number and its country. Rule 47: 08…, 8…, +62… and blanks are all right. Any country but Indonesia is chosen in a dialog
 * of its own. Specification 2, Modals: overseas phone.
 */
export const PhoneField = ({
  phone,
  phoneCode,
  scope,
  error,
  hint,
  onType,
  onLeave
}: {
  readonly phone: string
  readonly phoneCode: string
  /** What codes to this number are for. */
  readonly scope: OtpScope
  readonly error: string | undefined
  readonly hint?: string | undefined
  readonly onType: (draft: { readonly phone?: string; readonly phoneCode?: string }) => void
  readonly onLeave?: () => void
}) => {
  const { t } = useWords()
  const [isAbroad, setAbroad] = useState(false)
  const codes = phoneCode === defaultPhoneCode ? [defaultPhoneCode] : [defaultPhoneCode, phoneCode]
  const choose = useCallback(
    (code: string) => {
      setAbroad(false)
      onType({ phoneCode: code })
    },
    [onType]
  )
  return (
    <div className={css.phone}>
      <ChoiceField
        label={t("account.phone.country")}
        name="phoneCode"
        autoComplete="tel-country-code"
        value={phoneCode}
        onChange={({ target }) => (target.value === abroad ? setAbroad(true) : onType({ phoneCode: target.value }))}
      >
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
        <option value={abroad}>{t("account.phone.abroad")}</option>
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
      {isAbroad ? (
        <Overseas phoneCode={phoneCode} scope={scope} onChoose={choose} onClose={() => setAbroad(false)} />
      ) : null}
    </div>
  )
}
