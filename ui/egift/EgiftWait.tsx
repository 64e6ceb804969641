import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"

const bones = ["name", "line", "line", "line"] as const

/** The form before it is there, or why it is not. */
export const EgiftWait = ({
  step,
  onRetry
}: {
  readonly step: "reading" | "notSold" | "unread"
  readonly onRetry: () => void
}) => {
  const { t } = useWords()
  if (step === "reading")
    return (
      <div role="status" aria-busy="true">
        <Unseen>{t("egift.form.loading")}</Unseen>
        <Bones of={bones} />
      </div>
    )
  return (
    <div role="status">
      <Empty level={1} title={t(`egift.form.${step}.title`)} text={t(`egift.form.${step}.text`)}>
        {step === "unread" ? (
          <Button look="secondary" onClick={onRetry}>
            {t("shop.failed.retry")}
          </Button>
        ) : (
          <LinkButton to="/search?q=e-gift">{t("egift.form.notSold.go")}</LinkButton>
        )}
      </Empty>
    </div>
  )
}
