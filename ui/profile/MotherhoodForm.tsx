import { useEffect } from "react"
import type { Member } from "#core/account/member.ts"
import { motherhoodMachineOver } from "#core/profile/motherhood.machine.ts"
import { wrongYearPlaces } from "#core/profile/motherhood.rule.ts"
import { viewMotherhood } from "#core/profile/motherhood.view.ts"
import { Button } from "../kit/Button.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { motherhoodDraftIn, motherhoodDraftText } from "./drafts/motherhood-draft.ts"
import * as css from "./Forms.css.ts"
import { Children, MotherhoodFacts } from "./MotherhoodParts.tsx"
import { WithdrawalSheet } from "./removal/WithdrawalSheet.tsx"
import { useMemberChange } from "./useMemberChange.ts"
import { useUnanswered } from "./useUnanswered.ts"

/** The form of a motherhood profile, with its consent. D-36c. */
export const MotherhoodForm = ({ member }: { readonly member: Member }) => {
  const { t, date } = useWords()
  const { ports, local, now } = useShop()
  const unanswered = useUnanswered()
  const draft = motherhoodDraftIn(local.motherhoodDraft.read())
  const actor = useScreenActor(motherhoodMachineOver, ports.profile, { member, draft })
  const [view, send] = useView(actor, viewMotherhood)
  useMemberChange(actor, local.motherhoodDraft)
  useEffect(() => {
    const typed = actor.on("draft.changed", (typed) => local.motherhoodDraft.write(motherhoodDraftText(typed.draft)))
    return () => typed.unsubscribe()
  }, [actor, local])
  const wrong = view.refusal === "refused" ? wrongYearPlaces(view.years, now()) : []
  const isBound = view.refusal === "consent" || wrong.length > 0
  return (
    <Form className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <MotherhoodFacts />
      <fieldset className={css.group}>
        <legend className={css.groupName}>{t("profile.motherhood.about")}</legend>
        <Checkbox
          checked={view.isMother}
          onChange={({ target }) => send({ type: "mother.ticked", on: target.checked })}
        >
          {t("profile.motherhood.isMother")}
        </Checkbox>
      </fieldset>
      <Children view={view} wrong={wrong} send={send} />
      <fieldset className={css.group}>
        <legend className={css.groupName}>{t("profile.motherhood.consents")}</legend>
        <Checkbox
          checked={view.consented}
          error={view.refusal === "consent" ? t("profile.motherhood.refusal.consent") : undefined}
          onChange={({ target }) => send({ type: "consent.ticked", on: target.checked })}
        >
          {t("profile.motherhood.consent")}
        </Checkbox>
        <Checkbox
          checked={view.childrenPublic}
          onChange={({ target }) => send({ type: "public.ticked", on: target.checked })}
        >
          {t("profile.motherhood.public")}
        </Checkbox>
      </fieldset>
      {view.refusal === null || isBound ? null : (
        <Alert look="danger" alert>
          {view.refusal === "failed" ? unanswered : t(`profile.motherhood.refusal.${view.refusal}`)}
        </Alert>
      )}
      {view.consentedAt === null ? null : (
        <Alert look="good">{t("profile.motherhood.consentedAt", { date: date(view.consentedAt) })}</Alert>
      )}
      <div className={css.ends}>
        <Button type="submit" whole busy={view.step === "saving"}>
          {t("profile.save")}
        </Button>
        {view.consentedAt === null ? null : (
          <Button look="ghost" onClick={() => send({ type: "withdrawal.wanted" })}>
            {t("profile.motherhood.withdraw")}
          </Button>
        )}
      </div>
      <WithdrawalSheet view={view} send={send} />
    </Form>
  )
}
