import { brandPath, productPath, reviewFormPath } from "#core/catalogue/links.ts"
import type { ListedProposal } from "#core/proposals/own-proposals.view.ts"
import type { ProposalStatus } from "#core/proposals/proposal.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as forms from "../profile/Forms.css.ts"
import * as css from "./Proposals.css.ts"

const looks = { pending: "warning", accepted: "success", refused: "quiet" } as const satisfies Readonly<
  Record<ProposalStatus, string>
>

/** A proposal as its author sees it: its state, why it was refused, and the way on. */
export const ProposalCard = ({ of: { proposal, product } }: { readonly of: ListedProposal }) => {
  const { t, date } = useWords()
  const { status, name, at, decision } = proposal
  const photo = proposal.kind === "product" ? proposal.photos[0]?.picture : undefined
  return (
    <article className={forms.card}>
      <div className={forms.between}>
        <Badge look={looks[status]}>{t(`proposals.status.${status}`)}</Badge>
        <Text as="span" look="small" tone="muted">
          {t(`proposals.own.${proposal.kind}`)} · {date(at)}
        </Text>
      </div>
      <div className={css.product}>
        {photo ? <Picture of={photo} shape="small" sizes="56px" alt="" className={css.picture} /> : null}
        <span className={css.words}>
          {proposal.kind === "product" ? <span className={css.quiet}>{proposal.brand.name}</span> : null}
          <Heading level={2} look="part">
            {name}
          </Heading>
          {proposal.kind === "product" ? (
            <span className={css.quiet}>{proposal.path.map((one) => one.name).join(" › ")}</span>
          ) : null}
        </span>
      </div>
      <Text look="small">
        {status === "refused" && decision?.reason
          ? t(`proposals.reason.${decision.reason}`)
          : t(`proposals.own.state.${status}`)}
      </Text>
      {decision?.words ? <blockquote className={css.quote}>{decision.words}</blockquote> : null}
      <span className={css.ways}>
        {status !== "accepted" && proposal.kind === "product" ? (
          <LinkButton
            size="small"
            look="secondary"
            to={`/add-product?proposal=${proposal.id}`}
            aria-label={`${t("proposals.own.change")}: ${name}`}
          >
            {t(status === "refused" ? "proposals.own.mend" : "proposals.own.change")}
          </LinkButton>
        ) : null}
        {product ? (
          <>
            <LinkButton size="small" to={reviewFormPath(product)}>
              {t("proposals.own.review")}
            </LinkButton>
            <LinkButton size="small" look="secondary" to={productPath(product)}>
              {t("proposals.own.see")}
            </LinkButton>
          </>
        ) : null}
        {proposal.kind === "brand" && proposal.became ? (
          <LinkButton size="small" look="secondary" to={brandPath(proposal.became)}>
            {t("proposals.own.seeBrand")}
          </LinkButton>
        ) : null}
      </span>
    </article>
  )
}
