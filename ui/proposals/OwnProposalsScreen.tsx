import { useEffect } from "react"
import { ownProposalsMachineOver } from "#core/proposals/own-proposals.machine.ts"
import { viewOwnProposals } from "#core/proposals/own-proposals.view.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { useWords } from "../messages/useWords.ts"
import { AccountShell } from "../profile/AccountShell.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { ProposalCard } from "./ProposalCard.tsx"
import * as css from "./Proposals.css.ts"

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
