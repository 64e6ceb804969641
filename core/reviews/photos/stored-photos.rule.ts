import type { MemberId } from "../../account/member.ts"
import { dayMs, type Instant } from "../../kernel/moment.ts"
import { type DraftSubject, draftDays } from "../writing/draft.rule.ts"
import type { FormPhoto } from "./form-photo.ts"
import type { PhotoId } from "./photo.ts"

/** The form of a new product, or of a proposal that is changed. D-45b. */
export type ProposalForm = "proposal" | `proposal-${string}`

/** Photos of a form belong to a member, and to the product, the review or the proposal that it is about. */
export interface PhotosSubject {
  readonly member: MemberId
  readonly draft: DraftSubject | ProposalForm
}

/** Returns whether photos belong to the form of a proposal, not of a review. */
export const isOfProposal = ({ draft }: PhotosSubject): boolean =>
  typeof draft === "string" && draft.startsWith("proposal")

/** Photos of a form as a browser stores them. */
export interface StoredPhotos {
  readonly photos: ReadonlyArray<FormPhoto>
  /** Photos that the review had when its form was opened; none of a new one. */
  readonly begun: ReadonlyArray<PhotoId>
  readonly at: Instant
}

/** Returns whether stored photos are older than the drafts they belong to. Machines 5, Persist. */
export const isTooOld = ({ at }: Pick<StoredPhotos, "at">, now: Instant): boolean => now - at > draftDays * dayMs
