import type { Instant } from "../../kernel/moment.ts"
import type { Pause } from "../pause.ts"
import type { WriteReviewView } from "../write-review.view.ts"

/** Why a whole review, rather than one of its fields, cannot be sent, or its form is not opened. Specification 2, Modals: review error. */
export type ReviewBlocker =
  /** Writing pauses until then. D-40. */
  | { readonly kind: "paused"; readonly reason: Pause["reason"]; readonly until: Instant }
  /** The member has a review of the product. D-37. */
  | { readonly kind: "reviewed" }
  /** The member's registration is half. D-35. */
  | { readonly kind: "unfinished" }
  /** The product cannot be reviewed any more. */
  | { readonly kind: "gone" }
  /** Photos waited too long for their review, and have left the server. D-39. */
  | { readonly kind: "photos" }
  /** The review that is changed is another one by now, or was removed. D-37. */
  | { readonly kind: "changed" | "removed" }
  /** The server did not answer: the same review can be sent again. */
  | { readonly kind: "unreachable" }
  /** Anything else; `failure` is the key of its words. */
  | { readonly kind: "other"; readonly failure: string }

const kinds: Readonly<Record<string, "unfinished" | "gone" | "photos" | "changed" | "removed" | "unreachable">> = {
  WriterUnfinished: "unfinished",
  ProductUnknown: "gone",
  ProductRemoved: "gone",
  PhotoUnknown: "photos",
  ReviewChanged: "changed",
  ReviewUnknown: "removed",
  Unavailable: "unreachable"
}

/** Refusals that are said elsewhere: words at their fields, and the end of a pause by its time. */
const saidElsewhere: ReadonlySet<string> = new Set(["ReviewRefused", "ReviewBlocked"])

/** Returns why the review in this form cannot be sent; `null` if nothing but its fields prevents it. Specification 4 and 8, Reviews. */
export const blockerOf = ({
  step,
  reason,
  until,
  failure
}: Pick<WriteReviewView, "step" | "reason" | "until" | "failure">): ReviewBlocker | null => {
  if (step === "paused") return reason === null || until === null ? null : { kind: "paused", reason, until }
  const tag = failure?.replace("failure.", "")
  if (failure === null || tag === undefined || saidElsewhere.has(tag)) return null
  const kind = kinds[tag]
  return kind === undefined ? { kind: "other", failure } : { kind }
}
