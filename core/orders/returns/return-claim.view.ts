import type { SnapshotFrom } from "xstate"
import type { ReceiptId } from "../transfer/payment.ts"
import { photosPerClaim } from "./claim.ts"
import type { ClaimForm, ClaimProblems } from "./claim-form.rule.ts"
import type { returnClaimMachine } from "./return-claim.machine.ts"

/** View of the form of a return. */
export interface ReturnClaimView {
  readonly step: "filling" | "sending" | "sent"
  readonly form: ClaimForm
  readonly photos: ReadonlyArray<ReceiptId>
  /** No more pictures can be added. */
  readonly hasAll: boolean
  readonly problems: ClaimProblems
  readonly refusal: "member" | "ended" | "over" | "refused" | "photosGone" | "failed" | null
  readonly picture: "none" | "sending" | "stored" | "refused" | "full" | "failed"
}

/** Returns what the form of a return shows in this state of its machine. */
export const viewReturnClaim = ({
  value,
  context: { form, photos, problems, refusal, hasAllPhotos }
}: SnapshotFrom<typeof returnClaimMachine>): ReturnClaimView => ({
  step: value.form,
  form,
  photos,
  hasAll: photos.length >= photosPerClaim,
  problems,
  refusal,
  picture:
    value.picture === "refused" && hasAllPhotos
      ? "full"
      : value.picture !== "resting"
        ? value.picture
        : photos.length === 0
          ? "none"
          : "stored"
})
