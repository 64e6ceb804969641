import { useEffect } from "react"
import { waitFor } from "xstate"
import type { Member } from "#core/account/member.ts"
import { draftOfMember } from "#core/profile/profile.form.ts"
import { profileEditMachineOver } from "#core/profile/profile-edit.machine.ts"
import { viewProfileEdit } from "#core/profile/profile-edit.view.ts"
import { Button } from "../kit/Button.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { profileDraftIn, profileDraftText } from "./drafts/stored-drafts.ts"
import * as css from "./Forms.css.ts"
import { LeaveSheet } from "./leave/LeaveSheet.tsx"
import { ProfileFields } from "./ProfileFields.tsx"
import { useMemberChange } from "./useMemberChange.ts"
import { useUnanswered } from "./useUnanswered.ts"

/** The form of a member's own profile. Specification 4. */
export const ProfileForm = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const unanswered = useUnanswered()
  const { ports, local } = useShop()
  const actor = useScreenActor(profileEditMachineOver, ports.profile, {
    member,
    draft: profileDraftIn(local.profileDraft.read(), draftOfMember(member))
  })
  const [view, send] = useView(actor, viewProfileEdit)
  useMemberChange(actor)
  useEffect(() => {
    const heard = [
      actor.on("draft.changed", ({ draft }) => local.profileDraft.write(profileDraftText(draft))),
      actor.on("member.changed", () => local.profileDraft.clear())
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor, local])
  return (
    <Form className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <ProfileFields view={view} send={send} />
      {view.refusal === null ? null : (
        <Alert look="danger" alert>
          {view.refusal === "refused" ? t("failure.ProfileRefused") : unanswered}
        </Alert>
      )}
      {view.step === "saved" ? (
        <Alert look="good" alert>
          {t("profile.saved")}
        </Alert>
      ) : null}
      <Button type="submit" whole busy={view.step === "saving"}>
        {t("profile.save")}
      </Button>
      <LeaveSheet
        isFilled={() => viewProfileEdit(actor.getSnapshot()).isFilled}
        save={async () => {
          send({ type: "form.sent" })
          return (await waitFor(actor, (snapshot) => !snapshot.matches("saving"))).matches("saved")
        }}
        discard={() => local.profileDraft.clear()}
      />
    </Form>
  )
}
