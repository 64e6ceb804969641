import type { MemberId } from "../../account/member.ts"
import { dayMs, type Instant } from "../../kernel/moment.ts"
import { type DraftSubject, draftDays } from "../writing/draft.rule.ts"
import type { FormPhoto } from "./form-photo.ts"
import type { PhotoId } from "./photo.ts"

/** Photos of a form belong to a member, and to the product or the review that it is about. */
export interface PhotosSubject {
  readonly member: MemberId
  readonly draft: DraftSubject
}

/** Photos of a form as a browser stores them. */
export interface StoredPhotos {
  readonly photos: ReadonlyArray<FormPhoto>
  /** Photos that the review had when its form was opened; none of a new one. */
  readonly begun: ReadonlyArray<PhotoId>
  readonly at: Instant
}

/** Returns whether stored photos are older than the drafts they belong to. Machines 5, Persist. */
export const isTooOld = ({ at }: Pick<StoredPhotos, "at">, now: Instant): boolean => now - at > draftDays * dayMs
