import { type FormEvent, useEffect } from "react"
import { useNavigate } from "react-router-dom"
import type { Member } from "#core/account/member.ts"
import { removalMachineOver } from "#core/profile/removal.machine.ts"
import { viewRemoval } from "#core/profile/removal.view.ts"
import { Button } from "../kit/Button.tsx"
import { Form } from "../kit/form/Form.tsx"
import { PasswordField } from "../kit/form/PasswordField.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { LazyTrackingChoice } from "../tracking/LazyTrackingChoice.tsx"
import { AccountShell } from "./AccountShell.tsx"
import * as css from "./Forms.css.ts"
import { Elsewhere } from "./removal/Elsewhere.tsx"
import { ExportCard } from "./removal/ExportCard.tsx"
import { RemovalFacts } from "./removal/RemovalFacts.tsx"
import { UnfinishedOrders } from "./removal/UnfinishedOrders.tsx"
import { saveAs } from "./save-as.ts"
import { useUnanswered } from "./useUnanswered.ts"

/** For members without a password alone. */
const RemovalCode = lazyPart(async () => (await import("./removal/RemovalCode.tsx")).RemovalCode, "words")

/** Downloads a member's data, or removes it permanently. D-36c. */
export const DataScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.pages.data")}>{(member) => <Data member={member} />}</AccountShell>
}

const Data = ({ member }: { readonly member: Member }) => {
  const { hasPassword } = member
  const { t } = useWords()
  const unanswered = useUnanswered()
  const { ports, account } = useShop()
  const navigate = useNavigate()
  const actor = useScreenActor(removalMachineOver, ports.profile, { hasPassword })
  const [view, send] = useView(actor, viewRemoval)
  useEffect(() => {
    const ready = actor.on("data.ready", ({ data }) => saveAs("pendar-data.json", JSON.stringify(data, null, 2)))
    const gone = actor.on("account.removed", () => {
      account.tell({ type: "logout.wanted" })
      void navigate("/", { replace: true })
    })
    return () => {
      ready.unsubscribe()
      gone.unsubscribe()
    }
  }, [actor, account, navigate])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    send({ type: "removal.confirmed", password: String(typed.get("password") ?? "") })
  }
  const isAsking = view.step === "asking" || view.step === "removing"
  const isWrong = view.refusal === "required" || view.refusal === "wrong"
  return (
    <>
      <ExportCard busy={view.step === "exporting"} onWant={() => send({ type: "data.wanted" })} />
      <LazyTrackingChoice />
      <section className={css.apart} aria-labelledby="data-removal">
        <Heading level={2} look="part" id="data-removal">
          {t("profile.data.remove")}
        </Heading>
        <Text prose>{t("profile.data.removeText")}</Text>
        <RemovalFacts />
        {isAsking ? <UnfinishedOrders /> : null}
        {isAsking && !hasPassword ? <Text prose>{t("profile.data.noPassword")}</Text> : null}
        {view.step === "asking" && !hasPassword ? (
          <RemovalCode
            member={member}
            onProven={(proof) => send({ type: "code.proven", proof })}
            onDropped={() => send({ type: "removal.dropped" })}
          />
        ) : null}
        {isAsking && hasPassword ? (
          <Form className={css.form} onSubmit={submit}>
            <PasswordField
              label={t("account.reset.current")}
              name="password"
              autoComplete="current-password"
              error={isWrong ? t(`profile.data.refusal.${view.refusal}`) : undefined}
            />
            <div className={css.row}>
              <Button type="submit" className={css.dangerYes} busy={view.step === "removing"}>
                {t("profile.data.removeYes")}
              </Button>
              <Button look="ghost" onClick={() => send({ type: "removal.dropped" })}>
                {t("profile.cancel")}
              </Button>
            </div>
          </Form>
        ) : null}
        {isAsking ? null : (
          <span className={css.row}>
            <Button look="secondary" className={css.danger} onClick={() => send({ type: "removal.wanted" })}>
              {t("profile.data.remove")}
            </Button>
          </span>
        )}
        {view.refusal === null || isWrong ? null : (
          <Alert look="danger" alert>
            {view.refusal === "failed" ? unanswered : t(`profile.data.refusal.${view.refusal}`)}
          </Alert>
        )}
      </section>
      <Elsewhere />
    </>
  )
}
