import { useEffect, useState } from "react"
import type { OtpScope } from "#core/account/otp/otp.ts"
import { overseasPhoneMachineOver } from "#core/account/otp/overseas-phone.machine.ts"
import { viewOverseas } from "#core/account/otp/overseas-phone.view.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { Button } from "../../kit/Button.tsx"
import { Radio } from "../../kit/form/Choice.tsx"
import * as field from "../../kit/form/Field.css.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { DialogWait } from "../../kit/overlay/DialogWait.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "../Account.css.ts"
import { OverseasWays } from "./OverseasWays.tsx"

/** Asks for the country of a number abroad and says how codes reach it. Specification 2, Modals: overseas phone; D-33. */
export const OverseasPhoneSheet = ({
  phoneCode,
  scope,
  onChoose,
  onClose
}: {
  readonly phoneCode: string
  readonly scope: OtpScope
  readonly onChoose: (phoneCode: string) => void
  readonly onClose: () => void
}) => {
  const { t, say } = useWords()
  const { loadPort, language } = useShop()
  const [port] = useState(() => ({
    countries: lazyEffects(() => loadPort("regions")).countries,
    toggles: lazyEffects(() => loadPort("toggles")).toggles
  }))
  const actor = useScreenActor(overseasPhoneMachineOver, port, { phoneCode, scope })
  const [view, send] = useView(actor, viewOverseas)
  useEffect(() => {
    const done = actor.subscribe(({ output }) => (output === undefined ? undefined : onChoose(output.phoneCode)))
    return () => done.unsubscribe()
  }, [actor, onChoose])
  return (
    <Sheet open title={t("account.overseas.title")} about={t("account.overseas.text")} onClose={onClose}>
      {view.step === "choosing" ? (
        <Form
          className={css.form}
          onSubmit={(event) => {
            // A dialog inside a form: React passes its submit on to that form.
            event.stopPropagation()
            send({ type: "choice.confirmed" })
          }}
        >
          <p className={css.lead}>{t("account.overseas.text")}</p>
          <Field
            label={t("account.overseas.search")}
            type="search"
            name="country"
            autoComplete="off"
            value={view.query}
            onChange={({ target }) => send({ type: "query.typed", query: target.value })}
          />
          <fieldset
            className={css.countries}
            aria-invalid={view.problem === null ? undefined : true}
            aria-describedby={view.problem === null ? undefined : "overseas-error"}
          >
            <legend className={field.label}>{t("account.overseas.country")}</legend>
            {view.countries.map(({ id, phoneCode: code, name }) => (
              <Radio
                key={id}
                name="overseas"
                checked={view.chosen?.phoneCode === code}
                count={code}
                onChange={() => send({ type: "country.chosen", phoneCode: code })}
              >
                {name[language]}
              </Radio>
            ))}
          </fieldset>
          <p role="status" className={css.lead}>
            {view.countries.length === 0 ? t("account.overseas.none") : ""}
          </p>
          {view.problem === null ? null : (
            <p id="overseas-error" className={field.error}>
              {say(view.problem)}
            </p>
          )}
          <OverseasWays view={view} />
          <Button type="submit" whole>
            {view.chosen === null
              ? t("account.overseas.use")
              : t("account.overseas.useCode", { code: view.chosen.phoneCode })}
          </Button>
          <Button whole look="ghost" onClick={onClose}>
            {t("account.overseas.cancel")}
          </Button>
        </Form>
      ) : (
        <DialogWait
          step={view.step === "reading" ? "opening" : "unreachable"}
          onRetry={() => send({ type: "retry.wanted" })}
        />
      )}
    </Sheet>
  )
}
