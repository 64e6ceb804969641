import { LinkButton } from "../kit/Button.tsx"
import { useWords } from "../messages/useWords.ts"

/** The way back to the bag. */
export const ToBag = () => {
  const { t } = useWords()
  return (
    <LinkButton to="/order" look="secondary" size="small">
      {t("checkout.state.bagProblem.toBag")}
    </LinkButton>
  )
}
