import { useEffect, useRef } from "react"
import type { Decision } from "#core/proposals/proposal.ts"
import type { ProposalForm as FormName } from "#core/reviews/photos/stored-photos.rule.ts"
import { useMember } from "../account/useMember.ts"
import { focusHeading } from "../kit/overlay/focus-heading.ts"
import { useAppActor } from "../shop/shop.tsx"
import { LeaveProposal } from "./LeaveProposal.tsx"
import { ProposalForm } from "./ProposalForm.tsx"
import { ProposalSent } from "./ProposalSent.tsx"
import { type BegunProposal, useProposal } from "./useProposal.ts"

/** A proposal from the first letter to what became of it. */
export const Proposing = ({
  of,
  begun,
  said
}: {
  readonly of: FormName
  readonly begun?: BegunProposal
  /** Why staff have refused the proposal that is changed. */
  readonly said?: Decision | undefined
}) => {
  const overlays = useAppActor("overlays")
  const viewer = useMember()
  const { actor, view, send, restoredAt, isFilled, discard } = useProposal(of, begun)
  useEffect(() => {
    const wanted = actor.on("login.wanted", () =>
      overlays.send({
        type: "overlay.opened",
        overlay: { kind: "login", wish: { kind: "account", next: "/add-product" } }
      })
    )
    return () => wanted.unsubscribe()
  }, [actor, overlays])
  const isSent = view.step === "sent"
  const wasSent = useRef(false)
  useEffect(() => {
    if (isSent && !wasSent.current) focusHeading()
    wasSent.current = isSent
  }, [isSent])
  return (
    <>
      {isSent && view.proposal ? (
        <ProposalSent proposal={view.proposal} isChange={begun !== undefined} />
      ) : (
        <ProposalForm of={of} begun={begun} said={said} view={view} restoredAt={restoredAt} send={send} />
      )}
      <LeaveProposal view={view} isFilled={viewer.kind === "member" && isFilled} onDiscard={discard} />
    </>
  )
}
