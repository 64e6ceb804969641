import type { SpamRules } from "#core/reviews/spam-block.rule.ts"

/** What became of one review at the shop. */
export interface Action {
  readonly at: number
  readonly kind: "accepted" | "refused" | "other"
}

/** Returns when the member may write again, computed from the history alone: a slow reference. D-40. */
export const naiveEnd = (history: ReadonlyArray<Action>, now: number, rules: SpamRules): number | undefined => {
  const ends: Array<number> = []
  const accepted = history.filter(({ kind }) => kind === "accepted").map(({ at }) => at)
  for (const [place, at] of accepted.entries()) {
    const first = accepted[place - rules.reviewsPerWindow + 1]
    if (first !== undefined && at - first <= rules.windowMs) ends.push(at + rules.windowPauseMs)
  }
  let row: Array<number> = []
  for (const { at, kind } of history) {
    const last = row.at(-1)
    if (kind === "accepted" || (last !== undefined && at - last >= rules.quietMs)) row = []
    if (kind !== "refused") continue
    row.push(at)
    if (row.length < rules.failuresAt) continue
    ends.push(at + rules.failuresPauseMs)
    row = []
  }
  return ends.filter((end) => end > now).toSorted((one, other) => other - one)[0]
}
