import { act, type KnownReview } from "./acts.ts"
import { readReviewBooks } from "./books.ts"
import { breachIn, judgeAnswer, lastBreach, type Seen } from "./checks.ts"
import type { ReviewMutant } from "./mutants.ts"
import type { BrokenReviewPromise } from "./promises.ts"
import { openReviewStage } from "./stage.ts"
import { nameOf, type ReviewStory, type Step } from "./story.ts"

/** How a story went. */
export interface PlayedReviews {
  readonly broken: BrokenReviewPromise | undefined
  /** How often each answer was given, by who asked and for what. */
  readonly outcomes: ReadonlyMap<string, number>
  /** A line a step. */
  readonly log: ReadonlyArray<string>
}

/** Plays a story in the whole shop, and looks after every step whether each promise holds. */
export const reviewsPlayed = async (
  { steps }: ReviewStory,
  { mutant }: { readonly mutant?: ReviewMutant | undefined } = {}
): Promise<PlayedReviews> => {
  const stage = await openReviewStage()
  const known = new Map<string, KnownReview>()
  const seen: Seen = { known, histories: new Map(), honest: { judged: 0, refused: 0 } }
  const outcomes = new Map<string, number>()
  const log: Array<string> = []
  const takes = async (step: Step) => {
    stage.clock.advance(step.wait)
    const done = await act(stage, step, known)
    const { answer } = done
    if (answer === undefined) return undefined
    const ending: string = answer.body.code ?? answer.body.data?.status ?? "done"
    const outcome = `${step.kind} ${step.does}: ${ending}`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    log.push(`${nameOf(step.kind, step.who)} ${step.does}: ${ending}`)
    await mutant?.spoil(stage.db, { step, done, at: stage.clock.now() })
    return judgeAnswer(seen, step, done, stage.clock.now())
  }
  try {
    for (const [at, step] of [...steps, lastVisit].entries()) {
      const breach = (await takes(step)) ?? breachIn(await readReviewBooks(stage.db), seen, stage.failures)
      if (breach) return { broken: { promise: breach[0], detail: breach[1], after: at + 1 }, outcomes, log }
    }
    const last = lastBreach(await readReviewBooks(stage.db), seen)
    return { broken: last && { promise: last[0], detail: last[1], after: steps.length }, outcomes, log }
  } finally {
    await stage.close()
  }
}

const lastVisit: Step = { kind: "staff", who: 0, does: "reads what waits", product: 0, choice: 0, wait: 3_600_000 }
