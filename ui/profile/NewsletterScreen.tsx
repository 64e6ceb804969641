import { useEffect } from "react"
import type { Member } from "#core/account/member.ts"
import { preferencesMachineOver } from "#core/profile/preferences.machine.ts"
import { viewPreferences } from "#core/profile/preferences.view.ts"
import { Checkbox } from "../kit/form/Choice.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { AccountShell } from "./AccountShell.tsx"
import { chosenIn, chosenText } from "./drafts/stored-drafts.ts"
import * as css from "./Forms.css.ts"
import { SavedForm } from "./SavedForm.tsx"
import { useMemberChange } from "./useMemberChange.ts"

const DeviceNotices = lazyPart(async () => (await import("../push/DeviceNotices.tsx")).DeviceNotices, "quiet")

/** Newsletters; none is ticked beforehand. D-49d. */
export const NewsletterScreen = () => {
  const { t } = useWords()
  return (
    <AccountShell title={t("profile.pages.newsletter")}>
      {(member) => (
        <>
          <Newsletters member={member} />
          <DeviceNotices />
        </>
      )}
    </AccountShell>
  )
}

const Newsletters = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const { ports, local } = useShop()
  const chosen = chosenIn(local.newsletterDraft.read())
  const actor = useScreenActor(preferencesMachineOver, ports.profile, { member, chosen })
  const [view, send] = useView(actor, viewPreferences)
  useMemberChange(actor, local.newsletterDraft)
  useEffect(() => {
    const ticked = actor.on("draft.changed", (ticked) => local.newsletterDraft.write(chosenText(ticked.chosen)))
    return () => ticked.unsubscribe()
  }, [actor, local])
  return (
    <SavedForm step={view.step} hasFailed={view.hasFailed} onSave={() => send({ type: "form.sent" })}>
      <Text prose>{t("profile.newsletter.which")}</Text>
      {(["own", "sisters"] as const).map((from) => (
        <fieldset key={from} className={css.rows}>
          <legend className={css.groupName}>{t(`profile.newsletter.${from}`)}</legend>
          {view.offers
            .filter(({ isOwn }) => isOwn === (from === "own"))
            .map(({ newsletter, on }) => (
              <Checkbox
                key={newsletter}
                checked={on}
                onChange={({ target }) => send({ type: "newsletter.ticked", newsletter, on: target.checked })}
              >
                {t(`profile.newsletter.${newsletter}`)}
              </Checkbox>
            ))}
        </fieldset>
      ))}
      <Text look="small" tone="muted">
        {t("profile.newsletter.consent")}
      </Text>
    </SavedForm>
  )
}
