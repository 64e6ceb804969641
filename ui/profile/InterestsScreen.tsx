import type { Member } from "#core/account/member.ts"
import { viewInterests } from "#core/profile/interests.view.ts"
import { useView } from "../app/useView.ts"
import { Button } from "../kit/Button.tsx"
import { Form } from "../kit/Form.tsx"
import { Text } from "../kit/Text.tsx"
import { Told } from "../kit/Told.tsx"
import { useWords } from "../messages/useWords.ts"
import { AccountShell } from "./AccountShell.tsx"
import * as css from "./Forms.css.ts"
import { InterestChips } from "./InterestChips.tsx"
import { useInterests } from "./useInterests.ts"

/** The categories a member likes. Specification 1 and 3, Preferences; decision 0036. */
export const InterestsScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.pages.interests")}>{(member) => <Interests member={member} />}</AccountShell>
}

const Interests = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const [view, send] = useView(useInterests(member, false), viewInterests)
  return (
    <Form className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <Text prose tone="muted">
        {t("profile.interests.text")}
      </Text>
      <InterestChips view={view} onPress={(id) => send({ type: "interest.pressed", id })} />
      {view.hasFailed ? (
        <Told look="danger" alert>
          {t("failure.Unavailable")}
        </Told>
      ) : null}
      {view.step === "saved" ? (
        <Told look="good" alert>
          {t("profile.saved")}
        </Told>
      ) : null}
      {view.groups.length === 0 ? null : (
        <Button type="submit" busy={view.step === "saving"}>
          {t("profile.save")}
        </Button>
      )}
    </Form>
  )
}
