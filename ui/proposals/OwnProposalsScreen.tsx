import { useEffect } from "react"
import { brandPath, productPath, reviewFormPath } from "#core/catalogue/links.ts"
import { ownProposalsMachineOver } from "#core/proposals/own-proposals.machine.ts"
import { type ListedProposal, viewOwnProposals } from "#core/proposals/own-proposals.view.ts"
import type { ProposalStatus } from "#core/proposals/proposal.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { AccountShell } from "../profile/AccountShell.tsx"
import * as forms from "../profile/Forms.css.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Proposals.css.ts"

const looks = { pending: "warning", accepted: "success", refused: "quiet" } as const satisfies Readonly<
  Record<ProposalStatus, string>
>

/** What a member has proposed: the state of each, why it was refused, and the way on. D-45b. */
export const OwnProposalsScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("proposals.own.title")}>{() => <OwnProposals />}</AccountShell>
}

const OwnProposals = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const port = { mine: ports.proposals.mine, cards: ports.catalogue.cards }
  const [view, send] = useView(useScreenActor(ownProposalsMachineOver, port, undefined), viewOwnProposals)
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
  if (view.step === "reading" || view.step === "failed")
    return (
      <DialogWait
        step={view.step === "reading" ? "opening" : "unreachable"}
        onRetry={() => send({ type: "retry.wanted" })}
      />
    )
  if (view.step === "empty")
    return (
      <Empty title={t("proposals.own.empty")} text={t("proposals.own.emptyText")}>
        <LinkButton to="/add-product">{t("proposals.title")}</LinkButton>
      </Empty>
    )
  return (
    <>
      <div>
        <LinkButton to="/add-product" look="secondary">
          {t("proposals.own.more")}
        </LinkButton>
      </div>
      <ul className={css.cards}>
        {view.items.map((one) => (
          <li key={one.proposal.id}>
            <ProposalCard of={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

const ProposalCard = ({ of: { proposal, product } }: { readonly of: ListedProposal }) => {
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
