import { averageOf } from "#core/reviews/rating.rule.ts"
import { spamRules } from "#core/reviews/spam-block.rule.ts"
import { type Action, naiveEnd } from "../../reviews/naive-block.ts"
import type { Done, KnownReview } from "./acts.ts"
import type { ReviewBooks } from "./books.ts"
import type { ReviewPromiseId } from "./promises.ts"
import { accountDays, nameOf, type Step } from "./story.ts"
import { scripts } from "./texts.ts"

/** What was seen of a session so far. */
export interface Seen {
  readonly known: ReadonlyMap<string, KnownReview>
  /** What became of everybody's texts, by their name. */
  readonly histories: Map<string, Array<Action>>
  /** Honest texts that were judged, and those of them that were refused. */
  honest: { readonly judged: number; readonly refused: number }
}

type Breach = readonly [promise: ReviewPromiseId, detail: string]

/** Of so many honest texts one may be stopped by mistake. */
const honestPerMistake = 20

/** Judges the answer to a step by the history of its author, and notes it there. */
export const judgeAnswer = (seen: Seen, step: Step, { answer, sent }: Done, at: number): Breach | undefined => {
  if (answer === undefined) return undefined
  if (answer.status >= 500) return ["W10", `${answer.status} ${JSON.stringify(answer.body)}`]
  if (sent === undefined) return undefined
  const name = nameOf(step.kind, step.who)
  const history = seen.histories.get(name) ?? []
  const end = naiveEnd(history, at, spamRules)
  const { code } = answer.body
  if (code === "REVIEW_BLOCKED" && step.kind === "honest") return ["W1", `${name} is paused`]
  if ((code === "REVIEW_BLOCKED") !== (end !== undefined) && code !== "ALREADY_REVIEWED")
    return ["W3", `${name}: ${code ?? answer.status}, and by the history ${end === undefined ? "no" : "a"} pause`]
  if (answer.status < 300) history.push({ at, kind: "accepted" })
  if (code === "REVIEW_REFUSED") history.push({ at, kind: "refused" })
  seen.histories.set(name, history)
  if (sent === "honest" && code !== "ALREADY_REVIEWED" && code !== "REVIEW_BLOCKED")
    seen.honest = {
      judged: seen.honest.judged + 1,
      refused: seen.honest.refused + (code === "REVIEW_REFUSED" ? 1 : 0)
    }
  return undefined
}

/** Returns the first promise that the books break. */
export const breachIn = (books: ReviewBooks, seen: Seen, failures: ReadonlyArray<string>): Breach | undefined =>
  failures[0] === undefined
    ? (stoppedBreach(books, seen) ??
      unreadBreach(books, seen.known) ??
      countBreach(books) ??
      reportBreach(books) ??
      pointBreach(books))
    : ["W10", failures[0]]

/** Honest texts in which something was found. */
const stoppedBreach = ({ reviews }: ReviewBooks, { known, honest: { judged, refused } }: Seen): Breach | undefined => {
  const found = reviews.filter(({ id, findings }) => findings > 0 && known.get(id)?.text === "honest").length
  return found + refused > 1 + judged / honestPerMistake
    ? ["W1", `${refused} of ${judged} honest texts are refused, and ${found} held for what they say`]
    : undefined
}

/** What staff have not read, and readers do. */
const unreadBreach = ({ reviews }: ReviewBooks, known: ReadonlyMap<string, KnownReview>): Breach | undefined => {
  const ofScripts = new Set<number>()
  for (const review of reviews) {
    const one = known.get(review.id)
    if (one === undefined || review.status !== "published" || review.decided_at !== null) continue
    if (one.text === "spam") return ["W2", `spam of ${one.author} is read`]
    if (one.kind === "puppet" && isNewAccount(one.author)) return ["W5", `the review of ${one.author} is read`]
    if (one.script === undefined) continue
    if (ofScripts.has(one.script)) return ["W4", `a text of the brigade is read twice, by ${one.author} as well`]
    ofScripts.add(one.script)
  }
  return undefined
}

const isNewAccount = (author: string): boolean => accountDays("puppet", Number(author.slice("puppet".length))) < 7

/** Stars, numbers and likes, counted one by one. */
const countBreach = ({ reviews, products }: ReviewBooks): Breach | undefined => {
  for (const { id, average, total } of products) {
    const ratings = reviews
      .filter((one) => one.product_id === id && one.status === "published")
      .map(({ rating }) => rating)
    if (total !== ratings.length || average !== averageOf(ratings))
      return ["W6", `${average} of ${total} reviews, and by looking at each ${averageOf(ratings)} of ${ratings.length}`]
  }
  const miscounted = reviews.find(({ likes, hearts }) => likes !== hearts)
  return miscounted && ["W6", `${miscounted.likes} likes by ${miscounted.hearts} members`]
}

/** Members whose reports hide a review. D-41. */
const reportersToHide = 3

const reportBreach = ({ reviews, waiting }: ReviewBooks): Breach | undefined => {
  for (const {
    id,
    status,
    reporters,
    decided_at: decidedAt,
    is_rewarded: isRewarded,
    points_received: points
  } of reviews) {
    if (status === "published" && reporters >= reportersToHide) return ["W7", `${reporters} reports, and it is read`]
    if (status !== "hidden") continue
    if (decidedAt === null && reporters < reportersToHide) return ["W7", `hidden by ${reporters} reports`]
    if (decidedAt === null && isRewarded && points === 0) return ["W8", "its author has lost the points"]
    if (reporters >= reportersToHide && !waiting.has(id)) return ["W8", "hidden by reports, and it does not wait"]
  }
  return undefined
}

const pointBreach = ({ reviews, members }: ReviewBooks): Breach | undefined => {
  for (const { id, status, decided_at: decidedAt, is_rewarded: isRewarded, points_received: points } of reviews) {
    const most = isRewarded && (status !== "hidden" || decidedAt === null) ? 1 : 0
    if (points > most || (status === "published" && points < most))
      return ["W9", `${points} points for a review that is ${status}, ${id}`]
  }
  for (const { id, points, ledger } of members) {
    const due = reviews.filter((one) => one.member_id === id).reduce((sum, one) => sum + one.points_received, 0)
    if (points !== due || ledger !== due) return ["W9", `${id} has ${points} points, and reviews for ${due}`]
  }
  return undefined
}

/** Once staff have read everything: who is read, and what a brigade has moved. */
export const lastBreach = ({ reviews, products, waiting }: ReviewBooks, { known }: Seen): Breach | undefined => {
  if (waiting.size > 0) return ["W11", `${waiting.size} reviews wait still`]
  const textOf = (id: string) => known.get(id)?.text
  for (const { id, status } of reviews) {
    if (textOf(id) === "honest" && status !== "published") return ["W11", "an honest review is not read"]
    if (textOf(id) === "spam" && status === "published") return ["W11", "spam is read"]
  }
  for (const { id, average } of products) {
    const honest = reviews.filter((one) => one.product_id === id && textOf(one.id) === "honest")
    const fair = averageOf(honest.map(({ rating }) => rating))
    // Each of so many five stars among honest ones moves the mean by its share of what is missing to five.
    const most = ((5 - fair) * scripts.length) / (honest.length + scripts.length)
    if (honest.length > 0 && Math.abs(average - fair) > most + 0.001) return ["W11", `${fair} stars became ${average}`]
  }
  return undefined
}
