import { Button } from "../../kit/Button.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"

/** Asks whether to fill in the beauty profile now or later. Specification 2, Modals: confirm beauty profile; decision 0037. */
export const ConfirmBeautySheet = ({
  onNow,
  onLater
}: {
  readonly onNow: () => void
  readonly onLater: () => void
}) => {
  const { t } = useWords()
  return (
    <Sheet
      open
      title={t("account.beauty.title")}
      about={t("account.beauty.text")}
      onClose={onLater}
      foot={
        <div className={css.panel}>
          <Button whole onClick={onNow}>
            {t("account.beauty.now")}
          </Button>
          <Button whole look="ghost" onClick={onLater}>
            {t("account.beauty.later")}
          </Button>
        </div>
      }
    >
      <Text>{t("account.beauty.text")}</Text>
    </Sheet>
  )
}
