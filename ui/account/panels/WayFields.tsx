import { Radio } from "../../kit/form/Choice.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { PhoneField } from "../PhoneField.tsx"

type Way = "email" | "phone"

/** Destination of a message: a number or an e-mail address, and which. */
export const WayFields = ({
  lead,
  name,
  ways,
  scope,
  way,
  email,
  phone,
  phoneCode,
  error,
  onWay,
  onType
}: {
  readonly lead: string
  readonly name: string
  /** In the order they are offered, with their labels. */
  readonly ways: ReadonlyArray<readonly [way: Way, label: string]>
  readonly scope: Parameters<typeof PhoneField>[0]["scope"]
  readonly way: Way
  readonly email: string
  readonly phone: string
  readonly phoneCode: string
  readonly error: string | undefined
  readonly onWay: (way: Way) => void
  readonly onType: (typed: { readonly email?: string; readonly phone?: string; readonly phoneCode?: string }) => void
}) => {
  const { t } = useWords()
  return (
    <>
      <fieldset className={css.ways}>
        <legend className={css.lead}>{lead}</legend>
        {ways.map(([one, label]) => (
          <Radio key={one} name={name} checked={way === one} onChange={() => onWay(one)}>
            {label}
          </Radio>
        ))}
      </fieldset>
      {way === "email" ? (
        <Field
          label={t("account.forgot.email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={({ target }) => onType({ email: target.value })}
        />
      ) : (
        <PhoneField scope={scope} phone={phone} phoneCode={phoneCode} error={error} onType={onType} />
      )}
    </>
  )
}
