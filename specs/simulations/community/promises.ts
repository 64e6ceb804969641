/** What holds among those who write reviews, with where it comes from. */
export const reviewPromises = {
  W1: "an honest reviewer is never paused, and of honest texts hardly any waits (D-40, D-41)",
  W2: "nobody reads spam that staff have not read (D-41)",
  W3: "what is sent is judged unless a pause lasts, as the history of its author says (D-40)",
  W4: "of a text that many send one is read at most (D-41)",
  W5: "what an account younger than a week writes first waits for staff (D-41)",
  W6: "stars, numbers and likes are what looking at every review gives (D-14, D-43)",
  W7: "three members hide a review, no fewer, and none again whose report staff have settled (D-41)",
  W8: "what reports have hidden waits for staff, and its author has its points (D-29, D-41)",
  W9: "points are those of reviews that were published: a brigade gets none for a copy, a like or a report (D-29)",
  W10: "the server fails at nothing (security 4)",
  W11: "once staff have read what waits, every honest review is read, no spam is, and a brigade moves the stars by one review for each of its texts at most (D-41)"
} as const

export type ReviewPromiseId = keyof typeof reviewPromises

/** A promise that was broken. */
export interface BrokenReviewPromise {
  readonly promise: ReviewPromiseId
  /** What was seen instead. */
  readonly detail: string
  /** Steps done until then. */
  readonly after: number
}

/** A broken promise in words. */
export const formatBrokenReview = ({ promise, detail }: BrokenReviewPromise): string =>
  `${promise} ${reviewPromises[promise]}: ${detail}`
