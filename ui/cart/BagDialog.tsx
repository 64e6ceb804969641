import { searchPath } from "#core/catalogue/links.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Sheet } from "../kit/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"

/** What is in the bag. Rule 51. */
export const BagDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  return (
    <Sheet open title={t("shop.header.bag")} place="drawer" onClose={onClose}>
      <Empty level={3} title={t("cart.empty.title")} text={t("cart.empty.text")}>
        <LinkButton to={searchPath("")} onClick={onClose}>
          {t("cart.empty.start")}
        </LinkButton>
      </Empty>
    </Sheet>
  )
}
