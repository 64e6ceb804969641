import { type ReactNode, useCallback, useId } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import type { AddressesEvent } from "#core/profile/addresses/addresses.machine.ts"
import type { AddressesView } from "#core/profile/addresses/addresses.view.ts"
import type { AddressDraft, AddressField } from "#core/regions/address-draft.ts"
import { addressLengths } from "#core/regions/address-lengths.ts"
import { AddressFields } from "../checkout/AddressFields.tsx"
import { useProblem } from "../checkout/useProblem.ts"
import { Button } from "../kit/Button.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"

/** One address of the book, asked as the checkout asks it. Rules 45 to 47; D-50. */
export const AddressForm = ({
  form: { draft, isNew, isDefault, problems },
  busy,
  refusal,
  send
}: {
  readonly form: NonNullable<AddressesView["form"]>
  readonly busy: boolean
  readonly refusal: ReactNode
  readonly send: (event: Untimed<AddressesEvent>) => void
}) => {
  const { t } = useWords()
  const labels = useId()
  const problemOf = useProblem()
  const type = useCallback((change: Partial<AddressDraft>) => send({ type: "draft.changed", change }), [send])
  const field = (name: Exclude<AddressField, "district">) => ({
    name,
    value: draft[name],
    error: problemOf(name, problems[name]),
    onChange: (event: { readonly target: { readonly value: string } }) => type({ [name]: event.target.value }),
    onBlur: () => {}
  })
  return (
    <Form long className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <Heading level={2} look="part">
        {t(isNew ? "profile.addresses.new" : "profile.addresses.edit")}
      </Heading>
      <Field
        label={t("profile.addresses.label")}
        hint={t("profile.addresses.labelHint")}
        optional
        list={`${labels}-list`}
        maxLength={addressLengths.label}
        {...field("label")}
      />
      <datalist id={`${labels}-list`}>
        <option value={t("profile.addresses.home")} />
        <option value={t("profile.addresses.office")} />
      </datalist>
      <Field label={t("checkout.address.recipient")} autoComplete="name" {...field("recipient")} />
      <Field
        label={t("checkout.contact.phone")}
        hint={t("checkout.contact.phoneHint")}
        before="+62"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field("phone")}
      />
      <AddressFields draft={draft} problems={problems} field={field} onType={type} onLeave={() => {}} />
      <Checkbox checked={isDefault} onChange={({ target }) => send({ type: "default.ticked", on: target.checked })}>
        {t("profile.addresses.asDefault")}
      </Checkbox>
      {refusal}
      <div className={css.row}>
        <Button type="submit" busy={busy}>
          {t("profile.save")}
        </Button>
        <Button look="ghost" onClick={() => send({ type: "form.left" })}>
          {t("profile.cancel")}
        </Button>
      </div>
    </Form>
  )
}
