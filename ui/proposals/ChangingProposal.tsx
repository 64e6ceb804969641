import { useEffect } from "react"
import { ownProposalsMachineOver } from "#core/proposals/own-proposals.machine.ts"
import { viewOwnProposals } from "#core/proposals/own-proposals.view.ts"
import { ProposalId } from "#core/proposals/proposal.ts"
import { draftOfProposal } from "#core/proposals/proposal-draft.rule.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { Proposing } from "./Proposing.tsx"

/** Changes a proposal of the member that was not accepted. D-45b. */
export const ChangingProposal = ({ id }: { readonly id: string }) => {
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
  const found = view.items.find(({ proposal }) => proposal.id === ProposalId(id))?.proposal
  if (found?.kind !== "product" || found.status === "accepted")
    return (
      <Empty level={1} title={t("proposals.change.none")} text={t("proposals.change.noneText")}>
        <LinkButton to="/account/proposals">{t("proposals.own.title")}</LinkButton>
      </Empty>
    )
  const begun = {
    change: { id: found.id, version: found.version },
    draft: draftOfProposal(found),
    photos: found.photos
  }
  return <Proposing of={`proposal-${found.id}`} begun={begun} said={found.decision} />
}
