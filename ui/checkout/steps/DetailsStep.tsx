import { useCallback, useState } from "react"
import type { Checkout } from "#core/checkout/checkout.ts"
import type { DetailsDraft, DetailsField, DetailsProblems } from "#core/checkout/details.ts"
import { wayOf } from "#core/pickup/way.rule.ts"
import { useMember } from "../../account/useMember.ts"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { useWords } from "../../messages/useWords.ts"
import type { PickupChosen } from "../../pickup/pickup-chosen.ts"
import { AddressFields } from "../AddressFields.tsx"
import * as css from "../Checkout.css.ts"
import { useProblem } from "../useProblem.ts"
import { ContactFields } from "./ContactFields.tsx"
import { DetailsHead } from "./DetailsHead.tsx"
import { StepBar } from "./StepBar.tsx"
import { Way } from "./Way.tsx"

const SavedAddresses = lazyPart(async () => (await import("../SavedAddresses.tsx")).SavedAddresses, "quiet")

/** What the details can do: nothing is lost while one types. */
export interface DetailsHandlers {
  readonly onType: (draft: Partial<DetailsDraft>) => void
  readonly onLeave: (field: DetailsField) => void
  readonly onSend: () => void
  /** It is picked up in this store, or sent. */
  readonly onPickup: (chosen: PickupChosen) => void
}

/** Who orders, and the destination. Rules 39 to 47; D-24, D-50. */
export const DetailsStep = ({
  checkout,
  draft,
  problems,
  busy,
  handlers
}: {
  readonly checkout: Checkout
  readonly draft: DetailsDraft
  readonly problems: DetailsProblems
  readonly busy: boolean
  readonly handlers: DetailsHandlers
}) => {
  const { t } = useWords()
  const { ships } = checkout
  const way = wayOf(checkout)
  const problemOf = useProblem()
  const isMember = useMember().kind === "member"
  const [choice, setChoice] = useState(0)
  const { onType } = handlers
  const choose = useCallback(
    (chosen: Partial<DetailsDraft>) => {
      onType(chosen)
      setChoice((before) => before + 1)
    },
    [onType]
  )
  const field = (name: Exclude<DetailsField, "district">) => ({
    name,
    judged: true,
    value: draft[name],
    error: problemOf(name, problems[name]),
    onChange: (event: { readonly target: { readonly value: string } }) => onType({ [name]: event.target.value }),
    onBlur: () => handlers.onLeave(name)
  })
  return (
    <Form long className={css.form} onSubmit={handlers.onSend}>
      <DetailsHead isMember={isMember} way={way} />
      {checkout.pickup ? <Way checkout={checkout} pickup={checkout.pickup} onChoose={handlers.onPickup} /> : null}
      <ContactFields
        way={way}
        field={field}
        name={ships ? t("checkout.address.recipient") : t("checkout.contact.name")}
      />
      {ships && isMember ? <SavedAddresses draft={draft} onType={choose} /> : null}
      {ships ? (
        <AddressFields
          draft={draft}
          problems={problems}
          field={field}
          choice={choice}
          further={{
            isNeeded: draft.recipientPhone !== "" || problems.recipientPhone !== undefined,
            name: t("checkout.address.recipientPhone"),
            field: (
              <Field
                label={t("checkout.address.recipientPhone")}
                hint={t("checkout.address.recipientPhoneHint")}
                optional
                type="tel"
                autoComplete="off"
                {...field("recipientPhone")}
              />
            )
          }}
          onType={onType}
          onLeave={handlers.onLeave}
        />
      ) : null}
      <StepBar checkout={checkout}>
        <Button type="submit" className={css.barAction} busy={busy}>
          {ships ? t("checkout.toDelivery") : t("checkout.toPayment")}
        </Button>
      </StepBar>
    </Form>
  )
}
