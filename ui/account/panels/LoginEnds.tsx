import type { AccountPanel } from "#core/account/account-draft.ts"
import type { LoginView } from "#core/account/login/login.view.ts"
import { Button } from "../../kit/Button.tsx"
import { useWords } from "../../messages/useWords.ts"

/** What ends the form of a log-in. The main button is what helps: of a locked account no password is right. Rule 60. */
export const LoginEnds = ({
  view,
  onPanel
}: {
  readonly view: Pick<LoginView, "step" | "failure" | "busy">
  readonly onPanel: (panel: AccountPanel) => void
}) => {
  const { t } = useWords()
  const isLocked = view.step === "locked" && view.failure !== null
  return (
    <>
      {isLocked ? (
        <Button whole onClick={() => onPanel("forgot")}>
          {t("account.login.reset")}
        </Button>
      ) : null}
      {isLocked ? null : <Submit busy={view.busy} />}
      <Button look="secondary" whole onClick={() => onPanel("code")}>
        {t("account.login.byCode")}
      </Button>
      {isLocked ? <Submit look="ghost" busy={view.busy} /> : null}
    </>
  )
}

const Submit = ({ look = "primary", busy }: { readonly look?: "primary" | "ghost"; readonly busy: boolean }) => {
  const { t } = useWords()
  return (
    <Button type="submit" look={look} whole busy={busy}>
      {t("account.login.submit")}
    </Button>
  )
}
