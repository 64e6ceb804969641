import { Button } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"

/** Couriers or banks that are not there, and the button that asks the shop for them once more. Rule 60. */
export const AskAgain = ({
  look,
  words,
  busy = false,
  onRetry
}: {
  readonly look: "danger" | "warning"
  readonly words: string
  readonly busy?: boolean
  readonly onRetry: () => void
}) => {
  const { t } = useWords()
  return (
    <Alert look={look} alert>
      {words}
      <Button look="secondary" size="small" busy={busy} onClick={onRetry}>
        {t("shop.failed.retry")}
      </Button>
    </Alert>
  )
}
