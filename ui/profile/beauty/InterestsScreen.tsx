import type { Member } from "#core/account/member.ts"
import { viewInterests } from "#core/profile/interests.view.ts"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useView } from "../../shop/useView.ts"
import { AccountShell } from "../AccountShell.tsx"
import { SavedForm } from "../SavedForm.tsx"
import { useInterests } from "../useInterests.ts"
import { InterestChips } from "./InterestChips.tsx"

/** The categories a member likes. Specification 1 and 3, Preferences; decision 0036. */
export const InterestsScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.pages.interests")}>{(member) => <Interests member={member} />}</AccountShell>
}

const Interests = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const [view, send] = useView(useInterests(member, false), viewInterests)
  return (
    <SavedForm
      wide
      step={view.step}
      hasFailed={view.hasFailed}
      canSave={view.groups.length > 0}
      onSave={() => send({ type: "form.sent" })}
    >
      <Text prose tone="muted">
        {t("profile.interests.text")}
      </Text>
      <InterestChips view={view} onPress={(id) => send({ type: "interest.pressed", id })} />
    </SavedForm>
  )
}
