import { Bones } from "../kit/Skeleton.tsx"
import { Unseen } from "../kit/Text.tsx"
import { useWords } from "../messages/useWords.ts"

const lines = ["name", "line", "line", "line"] as const

/** The boxes of a bag or a checkout that is on its way. Rule 57. */
export const Preparing = () => {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true">
      <Unseen>{t("checkout.state.opening")}</Unseen>
      <Bones of={lines} />
    </div>
  )
}
