import type { ProductProposal } from "#core/proposals/proposal.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { useWords } from "../messages/useWords.ts"

/** The proposal is with staff. D-45b. */
export const ProposalSent = ({
  proposal: { brand, name },
  isChange
}: {
  readonly proposal: ProductProposal
  readonly isChange: boolean
}) => {
  const { t } = useWords()
  return (
    <div role="status">
      <Empty
        level={1}
        title={t(isChange ? "proposals.sent.changed" : "proposals.sent.title")}
        text={
          <>
            <Badge look="warning">{t("proposals.status.pending")}</Badge> {brand.name} {name}.{" "}
            {t("proposals.sent.text")}
          </>
        }
      >
        <LinkButton to="/account/proposals">{t("proposals.own.title")}</LinkButton>
        <LinkButton to="/" look="secondary">
          {t("proposals.sent.home")}
        </LinkButton>
      </Empty>
    </div>
  )
}
