import type { Chart, ChartArrow, ChartState } from "#core/charts/chart.ts"
import type { BoxShape } from "#core/charts/drawing.ts"
import { type Plan, planOf } from "#core/charts/plan.rule.ts"

/** A box to be laid out, with those inside it. */
export interface Piece {
  readonly id: string
  readonly shape: BoxShape
  readonly state: string
  readonly inner: ReadonlyArray<Piece>
  /** Laid out as an island of its own; here it is a box of a given size. */
  readonly isSealed: boolean
}

/** One line between two boxes, for all arrows that lead the same way. */
export interface Thread {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly arrows: ReadonlyArray<ChartArrow>
}

/** What is laid out in one go: a parallel state's regions are islands, and so is the whole. */
export interface Island {
  readonly top: Piece
  readonly threads: ReadonlyArray<Thread>
}

/** Returns the id of the dot from which a state's inner life begins. */
export const startOf = (state: string): string => `${state}/start`
/** Returns the id of the mark that stands for a target outside the drawing. */
export const elsewhereOf = (thread: string): string => `${thread}/elsewhere`
/** Returns the id of the mark that stands for every inner state at once. */
export const anytimeOf = (state: string): string => `${state}/anytime`

/**
 * Everything that is inside a state, up to the next parallel ones.
 *
 * @param apart threads that end beside where they begin, at a mark that stands for their end
 */
export const islandOf = (chart: Chart, top: ChartState, apart: ReadonlyArray<string> = []): Island => {
  const plan = planOf(chart)
  const whole = threadsIn(chart, plan, top.id)
  const cut = whole.filter(({ id }) => apart.includes(id))
  const threads = whole.map((thread) => (cut.includes(thread) ? { ...thread, to: elsewhereOf(thread.id) } : thread))
  const starts = new Set(threads.map(({ from }) => from))
  const piece = (state: ChartState): Piece => {
    const isSealed = state.type === "parallel" && state.id !== top.id
    return {
      id: state.id,
      shape: shapeOf(plan, state),
      state: state.id,
      isSealed,
      inner: isSealed
        ? []
        : [...marksIn(plan, state, starts), ...endsIn(plan, state, cut), ...plan.inner(state.id).map(piece)]
    }
  }
  return { top: piece(top), threads }
}

const mark = (id: string, shape: BoxShape, state: string): Piece => ({ id, shape, state, inner: [], isSealed: false })

const marksIn = (plan: Plan, { id }: ChartState, starts: ReadonlySet<string>): ReadonlyArray<Piece> => [
  ...(plan.inner(id).some(({ initial }) => initial) ? [mark(startOf(id), "start", id)] : []),
  ...(starts.has(anytimeOf(id)) ? [mark(anytimeOf(id), "anytime", id)] : [])
]

/** Marks for the ends of threads that begin in a state, or at any time of it. */
const endsIn = (plan: Plan, { id }: ChartState, cut: ReadonlyArray<Thread>): ReadonlyArray<Piece> =>
  cut
    .filter(({ from }) => from === anytimeOf(id) || plan.inner(id).some((inner) => inner.id === from))
    .map((thread) => mark(elsewhereOf(thread.id), "elsewhere", thread.to))

const threadsIn = (chart: Chart, plan: Plan, top: string): ReadonlyArray<Thread> => {
  const held = new Map<string, string>()
  const hold = (state: ChartState, holder?: string): void => {
    held.set(state.id, holder ?? state.id)
    const sealed = holder ?? (state.type === "parallel" && state.id !== top ? state.id : undefined)
    for (const inner of plan.inner(state.id)) hold(inner, sealed)
  }
  hold(plan.state(top))
  const starts = chart.states.flatMap(({ id, parent, initial }): ReadonlyArray<Thread> => {
    if (!initial || parent === undefined || held.get(parent) !== parent || held.get(id) !== id) return []
    return [{ id: `${startOf(parent)}>${id}`, from: startOf(parent), to: id, arrows: [] }]
  })
  const threads = new Map<string, Thread>()
  for (const arrow of chart.arrows) {
    const from = held.get(arrow.from)
    for (const target of arrow.to) {
      const to = held.get(target)
      if (from === undefined || to === undefined) continue
      // Inside a sealed state it is drawn there; from the whole to the whole it has no place to be drawn.
      if (from === to && (from === top || plan.state(from).type === "parallel")) continue
      const begin = plan.isInside(to, from) ? anytimeOf(from) : from
      const id = `${begin}>${to}`
      threads.set(id, { id, from: begin, to, arrows: [...(threads.get(id)?.arrows ?? []), arrow] })
    }
  }
  return [...starts, ...threads.values()]
}

const shapeOf = (plan: Plan, { id, type, parent }: ChartState): BoxShape => {
  if (type === "final") return "final"
  if (type === "parallel") return "parallel"
  if (plan.inner(id).length > 0)
    return parent !== undefined && plan.state(parent).type === "parallel" ? "region" : "group"
  return isChoice(plan, id) ? "choice" : "state"
}

/** A state that is always left at once asks a question. */
const isChoice = (plan: Plan, id: string): boolean => {
  const arrows = plan.from(id)
  return (
    plan.state(id).actors.length === 0 &&
    arrows.some(({ kind, guard }) => kind === "always" && guard === undefined) &&
    arrows.every(({ kind, to }) => kind === "always" || to.length === 0)
  )
}

/** The islands of a chart, each before those it lies in: every region of a parallel state, and the whole. */
export const islandsOf = (chart: Chart): ReadonlyArray<Island> => {
  const plan = planOf(chart)
  const isRegion = ({ parent }: ChartState): boolean => parent !== undefined && plan.state(parent).type === "parallel"
  return chart.states
    .filter((state) => state.type !== "parallel" && (isRegion(state) || state.id === chart.id))
    .toReversed()
    .map((top) => islandOf(chart, top))
}
