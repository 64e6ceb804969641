import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { phoneChangeMachineOver } from "#core/account/credentials/phone-change.machine.ts"
import { viewPhoneChange } from "#core/account/credentials/phone-change.view.ts"
import type { OtpDestination } from "#core/account/otp/otp.ts"
import { codeMemoryIn } from "#core/account/otp/persisted-codes.rule.ts"
import { type Proven, type ProvingDraft, type ProvingPurpose, scopeOfPurpose } from "#core/account/otp/proving.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Account.css.ts"
import { PhoneField } from "./PhoneField.tsx"
import { OtpPanel } from "./panels/OtpPanel.tsx"
import { provingIn, provingText } from "./persisted-account.ts"
import { Refusal } from "./Refusal.tsx"
import { useStoredDraft } from "./useStoredDraft.ts"
import { provingLeft } from "./waiting-draft.ts"

/** A new number or address, proven by a code before it counts. Specification 4, OTP. */
export const ProvingForm = ({
  purpose,
  typed,
  phoneCode,
  own = null,
  onDone
}: {
  readonly purpose: ProvingPurpose
  readonly typed: string
  readonly phoneCode: string
  /** What the member has proven already: it is not new. */
  readonly own?: OtpDestination | null
  readonly onDone: (proven: Proven) => void
}) => {
  const { t, say } = useWords()
  const { loadPort, local, now } = useShop()
  const [start] = useState(() => ({
    port: lazyEffects(() => loadPort("account")),
    memory: codeMemoryIn(local.codes, local.codeTickets, now),
    left: draftOf(provingIn(local.proving.read()), purpose),
    at: now()
  }))
  const actor = useScreenActor((port: typeof start.port) => phoneChangeMachineOver(port, start.memory), start.port, {
    purpose,
    typed: start.left?.typed ?? typed,
    phoneCode: start.left?.phoneCode ?? phoneCode,
    own,
    toggles: allOn,
    ...(start.left && { resumed: { ...start.left, at: start.at } })
  })
  const [view, send] = useView(actor, viewPhoneChange)
  const otp = useSelector(actor, ({ children }) => children.otp)
  useStoredDraft(actor, local.proving, provingText, provingLeft)
  useEffect(() => {
    const done = actor.subscribe(({ output }) => (output === undefined ? undefined : onDone(output)))
    return () => done.unsubscribe()
  }, [actor, onDone])
  if (view.step === "code" && otp) return <OtpPanel actor={otp} />
  const error = view.problem === null ? undefined : say(view.problem)
  return (
    <Form className={css.form} onSubmit={() => send({ type: view.step === "lost" ? "retry.wanted" : "form.sent" })}>
      {purpose !== "email" ? (
        <PhoneField
          scope={scopeOfPurpose[purpose]}
          phone={view.typed}
          phoneCode={view.phoneCode}
          error={error}
          hint={view.hint === null ? undefined : say(view.hint)}
          onType={({ phone, phoneCode: code }) => {
            if (phone !== undefined) send({ type: "field.typed", value: phone })
            if (code !== undefined) send({ type: "country.chosen", phoneCode: code })
          }}
        />
      ) : (
        <Field
          label={t("account.register.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          name="email"
          value={view.typed}
          error={error}
          onChange={({ target }) => send({ type: "field.typed", value: target.value })}
        />
      )}
      <Refusal failure={view.step === "lost" ? "account.lost.text" : view.failure} waitSeconds={view.waitSeconds} />
      <Button type="submit" busy={view.busy}>
        {t(view.step === "lost" ? "shop.failed.retry" : "account.phone.send")}
      </Button>
    </Form>
  )
}

/** What this tab was proving for the same purpose. */
const draftOf = (left: ProvingDraft | undefined, purpose: ProvingPurpose): ProvingDraft | undefined =>
  left?.purpose === purpose ? left : undefined
