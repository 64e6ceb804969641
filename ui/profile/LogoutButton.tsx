import { useState } from "react"
import { holdsDraft } from "#core/reviews/writing/draft.rule.ts"
import { Button } from "../kit/Button.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as forms from "./Forms.css.ts"

/**
 * Logs out. Asks first if a review or a proposal is written and not sent: on a phone that others use as well it is cleared with the
 * session. Decision 0111.
 */
export const LogoutButton = () => {
  const { t } = useWords()
  const { account, local, now } = useShop()
  const [isAsking, setAsking] = useState(false)
  const logOut = () => account.tell({ type: "logout.wanted" })
  const isWritten = () => [local.reviewDrafts, local.proposalDrafts].some((drafts) => holdsDraft(drafts.read(), now()))
  return (
    <>
      <Button look="secondary" className={forms.further} onClick={() => (isWritten() ? setAsking(true) : logOut())}>
        {t("profile.logout")}
      </Button>
      <Sheet
        open={isAsking}
        title={t("profile.logoutAsk.title")}
        about={t("profile.logoutAsk.text")}
        onClose={() => setAsking(false)}
        foot={
          <div className={forms.form}>
            <SafeButton whole onClick={() => setAsking(false)}>
              {t("profile.logoutAsk.stay")}
            </SafeButton>
            <Button whole look="ghost" onClick={logOut}>
              {t("profile.logoutAsk.do")}
            </Button>
          </div>
        }
      >
        <Text>{t("profile.logoutAsk.text")}</Text>
      </Sheet>
    </>
  )
}
