import type { ChangeEvent } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import type { ClaimForm, ClaimProblems } from "#core/orders/returns/claim-form.rule.ts"
import type { ReturnClaimEvent } from "#core/orders/returns/return-claim.machine.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Option, Options } from "../../kit/form/Options.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"

type RefundEvent = Extract<ReturnClaimEvent, { readonly type: "refund.chosen" | "field.typed" }>

/** Where the money goes: to an account, or into a voucher of the member. */
export const RefundFields = ({
  form,
  isMember,
  problem,
  send
}: {
  readonly form: ClaimForm
  readonly isMember: boolean
  readonly problem: (field: keyof ClaimProblems) => string | undefined
  readonly send: (event: Untimed<RefundEvent>) => void
}) => {
  const { t } = useWords()
  const field = (name: "bank" | "number" | "holder") => ({
    name,
    label: t(`returns.refund.${name}`),
    value: form[name],
    error: problem(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      send({ type: "field.typed", field: name, value: target.value })
  })
  return (
    <>
      {isMember ? (
        <Options legend={t("returns.refund.title")}>
          {(["bank", "voucher"] as const).map((refund) => (
            <Option
              key={refund}
              name="refund"
              value={refund}
              chosen={form.refund === refund}
              title={t(`returns.refund.to.${refund}`)}
              text={t(`returns.refund.text.${refund}`)}
              onChoose={() => send({ type: "refund.chosen", refund })}
            />
          ))}
        </Options>
      ) : (
        <Heading level={2} look="part">
          {t("returns.refund.guest")}
        </Heading>
      )}
      {form.refund === "bank" ? (
        <>
          <Field autoComplete="off" {...field("bank")} />
          <Field inputMode="numeric" autoComplete="off" {...field("number")} />
          <Field autoComplete="name" {...field("holder")} />
        </>
      ) : null}
    </>
  )
}
