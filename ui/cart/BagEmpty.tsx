import { searchPath } from "#core/catalogue/links.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { useWords } from "../messages/useWords.ts"

/** Nothing in the bag yet. Rule 60. */
export const BagEmpty = ({ level, onLeave }: { readonly level: 1 | 3; readonly onLeave?: () => void }) => {
  const { t } = useWords()
  return (
    <Empty level={level} title={t("cart.empty.title")} text={t("cart.empty.text")}>
      <LinkButton to={searchPath("")} {...(onLeave ? { onClick: onLeave } : {})}>
        {t("cart.empty.start")}
      </LinkButton>
    </Empty>
  )
}
