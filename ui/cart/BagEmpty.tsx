import { searchPath } from "#core/catalogue/links.ts"
import { useMember } from "../account/useMember.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { useWords } from "../messages/useWords.ts"

/** Nothing in the bag yet. Rule 60. */
export const BagEmpty = ({ level, onLeave }: { readonly level: 1 | 3; readonly onLeave?: () => void }) => {
  const { t } = useWords()
  const isMember = useMember().kind === "member"
  const leave = onLeave && { onClick: onLeave }
  return (
    <Empty level={level} title={t("cart.empty.title")} text={t("cart.empty.text")}>
      <LinkButton to={searchPath("")} {...leave}>
        {t("cart.empty.start")}
      </LinkButton>
      <LinkButton to={isMember ? "/account/orders" : "/orders"} look="secondary" {...leave}>
        {t(isMember ? "cart.empty.orders" : "cart.empty.find")}
      </LinkButton>
    </Empty>
  )
}
