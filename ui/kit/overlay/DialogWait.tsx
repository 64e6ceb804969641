import { useWords } from "../../messages/useWords.ts"
import { Button } from "../Button.tsx"
import { Empty } from "../Empty.tsx"
import { Bones } from "../Skeleton.tsx"
import { Unseen } from "../text/Text.tsx"

const lines = ["name", "line", "line", "line", "line"] as const

/** Content of a dialog until its own has been read, or if that fails. */
export const DialogWait = ({ step, onRetry }: { readonly step: string; readonly onRetry: () => void }) => {
  const { t } = useWords()
  if (step === "opening" || step === "ready")
    return (
      <div role="status" aria-busy="true">
        <Unseen>{t("shop.loading")}</Unseen>
        <Bones of={lines} />
      </div>
    )
  // Taken off the shop after the page was drawn: asking again would not bring it back.
  if (step === "missing") return <Empty level={3} title={t("shop.missing.title")} />
  return (
    <Empty level={3} title={t("shop.failed.unreachable.title")} text={t("shop.failed.unreachable.text")}>
      <Button onClick={onRetry}>{t("shop.failed.retry")}</Button>
    </Empty>
  )
}
