import { useEffect, useState } from "react"
import { performCall } from "#core/kernel/port-actors.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import {
  emptyProposal,
  isSameProposal,
  type ProposalDraft,
  proposalDraftIn,
  withProposalDraft
} from "#core/proposals/proposal-draft.rule.ts"
import { proposeProductMachineOver } from "#core/proposals/propose-product.machine.ts"
import type { ChangedProposal, ProposeProductEvent, ProposeProductPort } from "#core/proposals/propose-product.types.ts"
import { viewProposeProduct } from "#core/proposals/propose-product.view.ts"
import {
  hasPhotos,
  noPhotos,
  type PhotosStanding,
  photosOfReview,
  standingOf
} from "#core/reviews/photos/form-photos.rule.ts"
import type { OwnPhoto } from "#core/reviews/photos/photo.ts"
import type { ProposalForm } from "#core/reviews/photos/stored-photos.rule.ts"
import { useMember } from "../account/useMember.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"

/** Sends an event to the form of a proposal. */
export type SendToProposal = (event: Untimed<ProposeProductEvent>) => void

/** A proposal that is changed, as the form begins with it. */
export interface BegunProposal {
  readonly change: ChangedProposal
  readonly draft: ProposalDraft
  readonly photos: ReadonlyArray<OwnPhoto>
}

const idOf = ({ id }: Pick<OwnPhoto, "id">) => id
/** Returns whether the form has the photos that the proposal has, and no others. */
const isStandingOf = (own: ReadonlyArray<OwnPhoto>, { attached, pending, failed }: PhotosStanding): boolean =>
  pending + failed === 0 && hasPhotos(own.map(idOf), attached.map(idOf))

/** The form of a proposal with its draft: what is typed is stored in this browser until it is sent. Rule 36; machines 5, Persist. */
export const useProposal = (of: ProposalForm, begun?: BegunProposal) => {
  const { account, loadPorts, local, now, ports } = useShop()
  const viewer = useMember()
  const [restored] = useState(() => proposalDraftIn(local.proposalDrafts.read(), of, now()))
  const [port] = useState(
    (): ProposeProductPort => ({
      suggest: ports.search.suggest,
      cards: ports.catalogue.cards,
      categories: ports.catalogue.categories,
      similar: ports.proposals.similar,
      send: ({ product, change }) =>
        change === null
          ? ports.proposals.proposeProduct(product)
          : ports.proposals.changeProduct({ ...product, ...change })
    })
  )
  const actor = useScreenActor(proposeProductMachineOver, port, {
    draft: restored ?? begun?.draft ?? emptyProposal,
    change: begun?.change ?? null,
    photos: { ...(begun ? standingOf(photosOfReview(begun.photos, now())) : noPhotos), isKnown: false },
    isMember: viewer.kind === "member",
    at: now()
  })
  const [view, send] = useView(actor, viewProposeProduct)
  const isMember = viewer.kind === "member"
  useEffect(() => {
    send({ type: "viewer.changed", isMember })
  }, [send, isMember])
  const [drafts] = useState(() => ({
    store: (draft: ProposalDraft) => {
      const isBegun = begun !== undefined && isSameProposal(draft, begun.draft)
      const text = withProposalDraft(local.proposalDrafts.read(), of, isBegun ? emptyProposal : draft, now())
      if (text === undefined) local.proposalDrafts.clear()
      else local.proposalDrafts.write(text)
    },
    clearPhotos: async () => {
      const here = account.viewer()
      if (here.kind !== "member") return
      const files = await (await loadPorts()).loadPhotoFiles()
      await performCall(files.clear({ of: { member: here.member.id, draft: of } }), new AbortController().signal)
    }
  }))
  useEffect(() => {
    const typed = actor.on("draft.changed", ({ draft }) => drafts.store(draft))
    const ended = actor.subscribe({ complete: () => void drafts.clearPhotos() })
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => {
      typed.unsubscribe()
      ended.unsubscribe()
      removeEventListener("online", returned)
    }
  }, [actor, drafts, send])
  const discard = () => {
    drafts.store(emptyProposal)
    void drafts.clearPhotos()
  }
  const isChanged =
    begun === undefined || !isSameProposal(view.draft, begun.draft) || !isStandingOf(begun.photos, view.photos)
  return { actor, view, send, restoredAt: restored?.at, isFilled: view.isFilled && isChanged, discard }
}
