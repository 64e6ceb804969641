import type { ComponentProps } from "react"
import type { Way } from "#core/pickup/way.rule.ts"
import { Field } from "../../kit/form/Field.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"

/** What the telephone is for: nothing is promised that is not there. */
const phoneHint = { ship: "phoneHint", pickup: "phoneHintPickup", message: "phoneHintMessage" } as const

/** Whom the shop writes to about the order: mail, telephone and name. D-24. */
export const ContactFields = ({
  way,
  field,
  name
}: {
  readonly way: Way
  readonly field: (name: "email" | "phone" | "recipient") => Omit<ComponentProps<typeof Field>, "label">
  /** What the name is called: that of a recipient, or of the buyer. */
  readonly name: string
}) => {
  const { t } = useWords()
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t("checkout.contact.title")}</legend>
      <Field
        label={t("checkout.contact.email")}
        hint={t("checkout.contact.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
      />
      <Field
        label={t("checkout.contact.phone")}
        hint={t(`checkout.contact.${phoneHint[way]}`)}
        before="+62"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field("phone")}
      />
      <Field label={name} autoComplete="name" {...field("recipient")} />
    </fieldset>
  )
}
