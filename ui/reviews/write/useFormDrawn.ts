import { useState } from "react"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"

const ends: ReadonlySet<WriteReviewView["step"]> = new Set([
  "published",
  "held",
  "alreadyReviewed",
  "loginWanted",
  "paused"
])

/** Whether the form gives way to what became of the review. */
export const isAtEnd = ({ step }: Pick<WriteReviewView, "step">): boolean => ends.has(step)

/** Whether the form is drawn: a pause that comes while it is, and the question after it, leave it there with what was typed. */
export const useFormDrawn = ({ step }: Pick<WriteReviewView, "step">): boolean => {
  const [wasDrawn, setDrawn] = useState(false)
  const isOpen = !isAtEnd({ step }) && step !== "checking"
  if (isOpen && !wasDrawn) setDrawn(true)
  return isOpen || (wasDrawn && (step === "paused" || step === "checking"))
}
