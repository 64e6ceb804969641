import ElkConstructor, { type ElkNode } from "elkjs/lib/elk.bundled.js"
import type { Chart } from "#core/charts/chart.ts"
import type { Box, Drawing, Letterings, Line } from "#core/charts/drawing.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import { elkGraphOf, type Sizes, steady } from "./elk-graph.ts"
import { type Island, islandOf, type Piece, type Thread } from "./figure.ts"
import { inColumns, translate } from "./packing.ts"
import { sizesIn } from "./sizes.ts"

/** Settings that are tuned for every machine. */
export interface Variant {
  readonly cycles: string
  readonly placement: string
  readonly seed: number
  /** Threads that are cut, so that they cross nothing. */
  readonly apart?: ReadonlyArray<string>
}

type Elk = {
  readonly layout: (graph: ElkNode, args: { layoutOptions: Readonly<Record<string, string>> }) => Promise<ElkNode>
}
// What the package says of its own constructor holds for CommonJS alone.
const elk = new (ElkConstructor as unknown as new () => Elk)()

/**
 * Lays a chart out: a parallel state's regions one by one, then the whole around them.
 *
 * @param variantOf how each island is laid out, by the state it is the inside of
 * @param settled what is laid out already
 * @param top the state to be drawn, the whole machine if none is named
 */
export const drawingOf = async (
  chart: Chart,
  letterings: Letterings,
  variantOf: (island: string) => Variant,
  settled: Map<string, Drawing> = new Map(),
  top = chart.id
): Promise<Drawing> => {
  const plan = planOf(chart)
  const sizes = sizesIn(chart, letterings, (id) => settled.get(id))
  const laidOut = async (state: string): Promise<Drawing> => {
    const known = settled.get(state)
    if (known !== undefined) return known
    const made = plan.state(state).type === "parallel" ? await packed(state) : await placed(state)
    settled.set(state, made)
    return made
  }
  const packed = async (state: string): Promise<Drawing> => {
    const piece = islandOf(chart, plan.state(state)).top
    const regions: Array<Drawing> = []
    for (const region of plan.inner(state)) regions.push(await laidOut(region.id))
    return inColumns(piece, sizes.head(piece), regions)
  }
  const placed = async (state: string): Promise<Drawing> => {
    const variant = variantOf(state)
    const island = islandOf(chart, plan.state(state), variant.apart)
    for (const piece of sealedIn(island.top)) await laidOut(piece.id)
    const layoutOptions = { ...steady, ...optionsOf(variant) }
    return read(await elk.layout(elkGraphOf(plan, island, sizes), { layoutOptions }), island, sizes, settled)
  }
  return laidOut(top)
}

const optionsOf = ({ cycles, placement, seed }: Variant): Readonly<Record<string, string>> => ({
  "elk.layered.cycleBreaking.strategy": cycles,
  "elk.layered.nodePlacement.strategy": placement,
  "elk.randomSeed": String(seed)
})

const sealedIn = (piece: Piece): ReadonlyArray<Piece> => (piece.isSealed ? [piece] : piece.inner.flatMap(sealedIn))

const read = (
  graph: ElkNode,
  { top, threads }: Island,
  sizes: Sizes,
  settled: ReadonlyMap<string, Drawing>
): Drawing => {
  const places = new Map<string, ElkNode>()
  const look = (node: ElkNode): void => {
    places.set(node.id, node)
    node.children?.forEach(look)
  }
  look(graph)
  const edges = new Map([...places.values()].flatMap(({ edges: all = [] }) => all).map((edge) => [edge.id, edge]))
  const boxesOf = (piece: Piece): ReadonlyArray<Box> => {
    const { x = 0, y = 0, width = 0, height = 0 } = places.get(piece.id) ?? {}
    const sealed = piece.isSealed ? settled.get(piece.id) : undefined
    if (sealed !== undefined) return translate(sealed, x, y).boxes
    return [
      { id: piece.id, shape: piece.shape, state: piece.state, x, y, w: width, h: height },
      ...piece.inner.flatMap(boxesOf)
    ]
  }
  const lines = threads.flatMap((thread): ReadonlyArray<Line> => {
    const [section] = edges.get(thread.id)?.sections ?? []
    const label = edges.get(thread.id)?.labels?.[0]
    const size = sizes.label(thread)
    return section === undefined
      ? []
      : [
          {
            ...about(thread),
            points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({ x, y })),
            ...(label && size && { label: { x: label.x ?? 0, y: label.y ?? 0, ...size } })
          }
        ]
  })
  const inside = sealedIn(top).flatMap(({ id }) => {
    const { x = 0, y = 0 } = places.get(id) ?? {}
    const sealed = settled.get(id)
    return sealed === undefined ? [] : translate(sealed, x, y).lines
  })
  return { width: graph.width ?? 0, height: graph.height ?? 0, boxes: boxesOf(top), lines: [...lines, ...inside] }
}

const about = ({ id, from, to, arrows }: Thread): Pick<Line, "id" | "from" | "to" | "arrows" | "kind"> => {
  const [first] = arrows
  const kind = first !== undefined && arrows.every((arrow) => arrow.kind === first.kind) ? first.kind : "event"
  return { id, from, to, arrows: arrows.map((arrow) => arrow.id), kind: first === undefined ? "always" : kind }
}
