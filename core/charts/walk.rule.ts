import type { Chart, ChartArrow } from "./chart.ts"
import { isIgnored } from "./chart.ts"
import { holds } from "./guard.rule.ts"
import { type Place, type Raised, takeArrows } from "./place.rule.ts"
import { groupBy, planOf } from "./plan.rule.ts"

/** How one can go on from a place. */
export interface Ways {
  /** Why: a state decides at once, the machine raised an event, or it rests and anything may come. */
  readonly why: "question" | "raised" | "rest"
  /** What asks: the state, or the raised event. */
  readonly what?: string
  readonly arrows: ReadonlyArray<ChartArrow>
  /** Whether it may be that none of them is taken. */
  readonly mayPass: boolean
}

interface Settled {
  readonly place: Place
  readonly taken: ReadonlyArray<ChartArrow>
}

/** Returns what the chart allows next. The walker decides whether a guard holds, unless it depends on states alone. */
export const waysFrom = (chart: Chart, place: Place): Ways => {
  const question = questionAt(chart, place)
  if (question !== undefined) return question
  const [raised] = place.raised
  if (raised !== undefined) {
    const arrows = heardBy(chart, place, (arrow) => isAbout(arrow, raised))
    return {
      why: "raised",
      what: "event" in raised ? raised.event : raised.ended,
      arrows,
      mayPass: !arrows.some(isSure(chart, place))
    }
  }
  const arrows = heardBy(chart, place, () => true).filter((arrow) => !isIgnored(arrow))
  return { why: "rest", arrows, mayPass: true }
}

/** Returns the place after an arrow out of `waysFrom`. Other regions receive the same event. */
export const takeArrow = (chart: Chart, place: Place, chosen: ChartArrow): Place => {
  const raised = waysFrom(chart, place).why === "raised" ? place.raised.slice(1) : place.raised
  const others = chosen.kind === "event" ? alongside(chart, place, chosen) : []
  return takeArrows(chart, { ...place, raised }, [chosen, ...others])
}

/** The place if no arrow of a decision, or of a raised event, is taken. */
export const passDecision = (chart: Chart, place: Place): Place => {
  const { why, what } = waysFrom(chart, place)
  if (why === "raised") return { ...place, raised: place.raised.slice(1) }
  return what === undefined ? place : { ...place, passed: [...place.passed, what] }
}

/** Continues as long as there is nothing to decide or until a state is reached; returns what was taken. */
export const settle = (chart: Chart, from: Place, until?: string): Settled => {
  const taken: Array<ChartArrow> = []
  let place = from
  for (let times = 0; times < 100; times++) {
    if (until !== undefined && place.active.includes(until)) break
    const { why, arrows, mayPass } = waysFrom(chart, place)
    const [only, ...more] = arrows
    if (why === "rest" || more.length > 0 || (only !== undefined && mayPass)) break
    if (only === undefined) place = passDecision(chart, place)
    else {
      taken.push(only)
      place = takeArrow(chart, place, only)
    }
  }
  return { place, taken }
}

const questionAt = (chart: Chart, place: Place): Ways | undefined => {
  const plan = planOf(chart)
  const isAsked = (id: string) => !place.passed.includes(id) && plan.from(id).some(({ kind }) => kind === "always")
  for (const id of place.active.toReversed()) {
    if (!isAsked(id)) continue
    const arrows = possible(
      chart,
      place,
      plan.from(id).filter(({ kind }) => kind === "always")
    )
    if (arrows.length > 0) return { why: "question", what: id, arrows, mayPass: !arrows.some(isSure(chart, place)) }
  }
  return undefined
}

/** A raised event is matched by name; the end of a state only by that state. */
const isAbout = (arrow: ChartArrow, raised: Raised): boolean =>
  "event" in raised
    ? arrow.kind === "event" && arrow.event === raised.event
    : arrow.kind === "done" && arrow.event === "" && arrow.from === raised.ended

/** Arrows of active states, without those that an inner state is sure to keep from their parents. */
const heardBy = (chart: Chart, place: Place, isMeant: (arrow: ChartArrow) => boolean): ReadonlyArray<ChartArrow> => {
  const plan = planOf(chart)
  const endings = place.raised.length > 0
  return place.active.flatMap((id) => {
    const groups = groupBy(plan.from(id).filter(isMeant), ({ kind, event }) => [`${kind} ${event}`])
    return [...groups.values()].flatMap((branches) => {
      const [first] = branches
      if (first === undefined || (!endings && first.kind === "done" && first.event === "")) return []
      return isTakenInside(chart, place, first) ? [] : possible(chart, place, branches)
    })
  })
}

/** Returns whether a state inside is sure to take the event. */
const isTakenInside = (chart: Chart, place: Place, { from, kind, event }: ChartArrow): boolean => {
  if (kind !== "event") return false
  const plan = planOf(chart)
  return place.active.some(
    (id) =>
      plan.isInside(id, from) &&
      plan.from(id).some((arrow) => arrow.kind === "event" && arrow.event === event && isSure(chart, place)(arrow))
  )
}

/** Branches up to the first that is sure, without those that cannot be. */
const possible = (chart: Chart, place: Place, branches: ReadonlyArray<ChartArrow>): ReadonlyArray<ChartArrow> => {
  const open = branches.filter(({ guard }) => holds(chart, place, guard) !== false)
  const sure = open.findIndex(isSure(chart, place))
  return sure < 0 ? open : open.slice(0, sure + 1)
}

const isSure =
  (chart: Chart, place: Place) =>
  ({ guard }: ChartArrow): boolean =>
    holds(chart, place, guard) === true

/** Returns what other regions certainly do at the same event. */
const alongside = (chart: Chart, place: Place, chosen: ChartArrow): ReadonlyArray<ChartArrow> => {
  const plan = planOf(chart)
  const isApart = (id: string) =>
    id !== chosen.from && !plan.isInside(id, chosen.from) && !plan.isInside(chosen.from, id)
  return heardBy(chart, place, ({ kind, event }) => kind === "event" && event === chosen.event).filter(
    (arrow) => isApart(arrow.from) && isSure(chart, place)(arrow)
  )
}
