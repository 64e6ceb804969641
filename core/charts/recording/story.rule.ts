import { type Chart, type ChartArrow, isIgnored } from "../chart.ts"
import type { ChartTexts } from "../chart-text.ts"
import type { Asked } from "../exhibit.ts"
import { planOf } from "../plan.rule.ts"
import type { WayStep } from "./way.ts"
import { type Actor, whoActs } from "./who.rule.ts"

/** One sentence of a story: who did what, and where the conversation stood then. */
export interface Sentence {
  readonly who: Actor
  /** What was done: "Masuk ditekan"; of an answer, what was asked: "Masuk dengan kata sandi". */
  readonly what: string
  /** How an answer came out. */
  readonly answer?: "done" | "failed"
  /** What held, of what was asked about it. */
  readonly why?: string
  /** The state it led to, if it led to another. */
  readonly state?: string
  readonly arrows: ReadonlyArray<string>
}

/** Sentences that follow each other, said once with how often they did. */
export interface Passage {
  readonly times: number
  readonly sentences: ReadonlyArray<Sentence>
}

/**
 * Tells a way as a person would: one sentence for what a person did, what follows by itself left out, and what was repeated
 * said once. What happened without effect is left out too.
 */
export const storyOf = (
  chart: Chart,
  chartTexts: ChartTexts,
  asks: Readonly<Record<string, Asked>>,
  way: ReadonlyArray<WayStep>
): ReadonlyArray<Passage> =>
  gathered(way.flatMap((step) => sentenceOf(chart, chartTexts, asks, step)).filter(isAnother), lengthOfRepeats)

const lengthOfRepeats = 4

const sentenceOf = (
  chart: Chart,
  chartTexts: ChartTexts,
  asks: Readonly<Record<string, Asked>>,
  { event, arrows: ids }: WayStep
): ReadonlyArray<Sentence> => {
  const plan = planOf(chart)
  const arrows = ids.flatMap((id) => plan.arrow(id) ?? []).filter((arrow) => !isIgnored(arrow))
  const cause = arrows.find(({ kind }) => kind !== "always")
  if (event === "begins" || cause === undefined) return []
  const who = whoActs(chart, asks, cause)
  const answer = cause.kind === "done" ? "done" : cause.kind === "error" ? "failed" : undefined
  const why = whyOf(arrows, chartTexts)
  const state = arrows.findLast(({ to, from }) => to.length > 0 && !to.includes(from))?.to[0]
  return [
    {
      who,
      what: answer === undefined ? (chartTexts.arrows[cause.id]?.event ?? event) : askedIn(chart, chartTexts, cause),
      ...(answer !== undefined && cause.event !== "" && { answer }),
      ...(why !== undefined && { why }),
      ...(state !== undefined && { state: chartTexts.states[state]?.name ?? state }),
      arrows: ids
    }
  ]
}

/** Conditions that were asked on the way and held; those of "otherwise" say nothing. */
const whyOf = (arrows: ReadonlyArray<ChartArrow>, chartTexts: ChartTexts): string | undefined => {
  const held = arrows.flatMap(({ id, guard }) => (guard === undefined ? [] : (chartTexts.arrows[id]?.guard ?? [])))
  return held.length === 0 ? undefined : [...new Set(held)].join(", ")
}

/** What was asked of the actor whose answer an arrow is. */
const askedIn = (chart: Chart, chartTexts: ChartTexts, { from, event, id }: ChartArrow): string => {
  const { actors = [] } = chart.states.find((state) => state.id === from) ?? {}
  return chartTexts.states[from]?.actors[actors.indexOf(event)] ?? chartTexts.arrows[id]?.event ?? event
}

/** The same typed twice in a row is typed once. */
const isAnother = (one: Sentence, at: number, all: ReadonlyArray<Sentence>): boolean => {
  const next = all[at + 1]
  return (
    next === undefined ||
    one.who !== "shopper" ||
    one.what !== next.what ||
    one.state !== undefined ||
    one.why !== next.why
  )
}

const doneIn = ({ who, what, answer }: Sentence): string => [who, what, answer].join("\n")

/** Sentences with their repeats: the longest repeat first; where they differ, the last one counts. */
const gathered = (all: ReadonlyArray<Sentence>, longest: number): ReadonlyArray<Passage> => {
  const passages: Array<Passage> = []
  let at = 0
  while (at < all.length) {
    let best = { size: 1, times: 1 }
    for (let size = 1; size <= longest; size++) {
      const times = repeatsAt(all, at, size)
      if (times > 1 && times * size > best.times * best.size) best = { size, times }
    }
    const end = at + best.size * best.times
    passages.push({ times: best.times, sentences: all.slice(end - best.size, end) })
    at = end
  }
  return passages
}

const repeatsAt = (all: ReadonlyArray<Sentence>, at: number, size: number): number => {
  const done = (from: number): string =>
    all
      .slice(from, from + size)
      .map(doneIn)
      .join("\n\n")
  let times = 1
  while (at + (times + 1) * size <= all.length && done(at + times * size) === done(at)) times++
  return times
}
