import type { Chart } from "#core/charts/chart.ts"
import type { Drawing, Letterings } from "#core/charts/drawing.ts"
import { islandsOf } from "./figure.ts"
import { drawingOf, type Variant } from "./layout.ts"
import { crossing, measureDrawing } from "./measure.ts"

interface Tried {
  readonly variant: Variant
  readonly drawing: Drawing | undefined
  readonly score: number
}

/** How much better another one must be than the present one. */
const clearly = 0.9
const cycles = ["GREEDY", "DEPTH_FIRST", "BFS_NODE_ORDER", "DFS_NODE_ORDER"]
const placements = ["NETWORK_SIMPLEX", "BRANDES_KOEPF"]
/** Lines looked at when one is to be cut, and how many may be. */
const suspects = 4
const mostCuts = 8

/**
 * The best way to lay out every island of a chart, inner ones first.
 *
 * @param standing the present layout; it stays unless another is clearly better
 */
export const tuneLayout = async (
  chart: Chart,
  letterings: Letterings,
  standing: (island: string) => Variant | undefined,
  seeds: number
): Promise<Readonly<Record<string, Variant>>> => {
  const winners: Record<string, Variant> = {}
  const settled = new Map<string, Drawing>()
  for (const { top } of islandsOf(chart)) {
    const tries = async (variant: Variant): Promise<Tried> => {
      // Some variants throw on some graphs: they are discarded.
      const drawing = await drawingOf(
        chart,
        letterings,
        (island) => (island === top.id ? variant : (winners[island] ?? variant)),
        new Map(settled),
        top.id
      ).catch(() => undefined)
      return {
        variant,
        drawing,
        score: drawing === undefined ? Number.POSITIVE_INFINITY : measureDrawing(drawing).score
      }
    }
    const best = standing(top.id)
    const before = best && (await tries(best))
    const found = await cutting(tries, await bestOf(tries, variants(top.inner.length > 3 ? seeds : 1)), seeds)
    const winner = before !== undefined && found.score > before.score * clearly ? before : found
    winners[top.id] = winner.variant
    if (winner.drawing !== undefined) settled.set(top.id, winner.drawing)
  }
  return winners
}

const variants = (seeds: number, apart?: ReadonlyArray<string>): ReadonlyArray<Variant> =>
  cycles.flatMap((cycle) =>
    placements.flatMap((placement) =>
      Array.from({ length: seeds }, (_, at) => ({ cycles: cycle, placement, seed: at + 1, ...(apart && { apart }) }))
    )
  )

const bestOf = async (tries: (variant: Variant) => Promise<Tried>, all: ReadonlyArray<Variant>): Promise<Tried> => {
  let best: Tried | undefined
  for (const variant of all) {
    const next = await tries(variant)
    if (best === undefined || next.score < best.score) best = next
  }
  if (best === undefined) throw new Error("nothing to try")
  return best
}

/** Cuts the most troublesome lines, one after another, and keeps the best drawing on the way. */
const cutting = async (tries: (variant: Variant) => Promise<Tried>, from: Tried, seeds: number): Promise<Tried> => {
  let best = from
  let last = from
  for (let cuts = 0; cuts < mostCuts && last.drawing !== undefined; cuts++) {
    const { apart = [] } = last.variant
    const candidates = crossing(last.drawing)
      .filter((id) => !id.includes("/start>"))
      .slice(0, suspects)
    if (candidates.length === 0) break
    const fewer = Math.max(1, Math.round(seeds / 4))
    last = await bestOf(
      tries,
      candidates.flatMap((id) => variants(fewer, [...apart, id]))
    )
    if (last.score < best.score) best = last
  }
  return best
}
