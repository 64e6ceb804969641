import { Bones } from "../../kit/Skeleton.tsx"
import { Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"

const lines = ["name", "line", "line", "line"] as const

/** The form of a review, or a review, until it is there. */
export const ReviewLoading = () => {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true">
      <Unseen>{t("shop.loading")}</Unseen>
      <Bones of={lines} />
    </div>
  )
}
