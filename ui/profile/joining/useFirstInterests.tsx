import { type ReactNode, useEffect, useState } from "react"
import type { Member } from "#core/account/member.ts"
import { viewInterests } from "#core/profile/interests.view.ts"
import * as css from "../../account/Account.css.ts"
import { Button } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useView } from "../../shop/useView.ts"
import * as chips from "../Forms.css.ts"
import { useInterests } from "../useInterests.ts"

/**
 * Offers a new member the main categories as interests, and saves the chosen ones after the details were saved.
 * Returns what stands in the form, and what stands below it if saving failed. Specification 7, `newRegister`; decision 0036.
 */
export const useFirstInterests = (
  member: Member,
  onDone: (member: Member) => void
): { readonly fields: ReactNode; readonly failure: ReactNode; readonly save: (member: Member) => void } => {
  const { t } = useWords()
  const actor = useInterests(member, true)
  const [{ groups, chosen, step, hasFailed }, send] = useView(actor, viewInterests)
  const [saved, setSaved] = useState<Member>()
  useEffect(() => {
    if (saved !== undefined && step === "saved") onDone(saved)
  }, [saved, step, onDone])
  const save = (known: Member) => {
    if (chosen.length === 0) return onDone(known)
    setSaved(known)
    send({ type: "form.sent" })
  }
  const fields =
    groups.length === 0 ? null : (
      <fieldset className={css.group}>
        <legend className={css.groupName}>
          {t("account.detail.interests")} <span className={css.lead}>{t("shop.field.optional")}</span>
        </legend>
        <div className={chips.tags}>
          {groups.map(({ category: { id, name } }) => (
            <button
              key={id}
              type="button"
              className={chips.tag}
              aria-pressed={chosen.includes(id)}
              onClick={() => send({ type: "interest.pressed", id })}
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
    )
  const failure =
    saved !== undefined && hasFailed ? (
      <div className={css.panel}>
        <Alert look="danger" alert>
          {t("account.detail.interestsFailed")}
        </Alert>
        <Button whole onClick={() => send({ type: "form.sent" })}>
          {t("shop.failed.retry")}
        </Button>
        <Button whole look="ghost" onClick={() => onDone(saved)}>
          {t("account.detail.interestsSkip")}
        </Button>
      </div>
    ) : null
  return { fields, failure, save }
}
