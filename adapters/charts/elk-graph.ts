import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js"
import type { Plan } from "#core/charts/plan.rule.ts"
import { anytimeOf, elsewhereOf, type Island, type Piece, startOf, type Thread } from "./figure.ts"
import { ranksOf } from "./ranks.ts"

/** Width and height of what is laid out, in pixels. */
export interface Size {
  readonly w: number
  readonly h: number
}

/** Sizes of boxes and labels, in every language. */
export interface Sizes {
  readonly box: (piece: Piece) => Size
  /** Room above what is inside a box, and how wide its title is. */
  readonly head: (piece: Piece) => Size
  readonly label: (thread: Thread) => Size | undefined
}

/** Fixed options. They go to `layout` as well: compounds inherit nothing from the graph. */
export const steady: Readonly<Record<string, string>> = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
  "elk.layered.considerModelOrder.strategy": "NONE",
  "elk.layered.thoroughness": "40",
  "elk.layered.nodePlacement.favorStraightEdges": "true",
  "elk.layered.feedbackEdges": "false",
  "elk.layered.mergeEdges": "false",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "6",
  "elk.spacing.nodeSelfLoop": "16",
  "elk.layered.spacing.nodeNodeBetweenLayers": "34",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "14"
}

/** An island as ELK wants it: every edge in the innermost box that holds both its ends. */
export const elkGraphOf = (plan: Plan, { top, threads }: Island, sizes: Sizes): ElkNode => {
  const rank = ranksOf(top, threads)
  const hosts = Map.groupBy(threads, (thread) => hostOf(plan, top.id, thread))
  const node = (piece: Piece): ElkNode => {
    const { w, h } = sizes.box(piece)
    if (piece.inner.length === 0) return { id: piece.id, width: w, height: h }
    const head = sizes.head(piece)
    return {
      id: piece.id,
      children: piece.inner.map(node),
      edges: (hosts.get(piece.id) ?? []).map((thread) => edgeOf(thread, rank, sizes)),
      layoutOptions: {
        "elk.padding": `[top=${head.h},left=18,bottom=18,right=18]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${head.w},60)`
      }
    }
  }
  return {
    id: "whole",
    children: [node(top)],
    edges: (hosts.get("whole") ?? []).map((thread) => edgeOf(thread, rank, sizes)),
    layoutOptions: { "elk.padding": "[top=0,left=0,bottom=0,right=0]" }
  }
}

const hostOf = (plan: Plan, top: string, { id, from, to }: Thread): string => {
  for (const mark of [startOf, anytimeOf]) {
    const state = from.slice(0, from.length - mark("").length)
    if (from === mark(state)) return state
  }
  if (to === elsewhereOf(id)) return plan.state(from).parent ?? "whole"
  if (plan.isInside(from, to)) return to
  const ancestors = plan.ancestors(to)
  const common = plan.ancestors(from).find((outer) => ancestors.includes(outer))
  return common !== undefined && (common === top || plan.isInside(common, top)) ? common : "whole"
}

/** Lines that lead on go down and straight; failures less so; lines back keep a track of their own. */
const edgeOf = (thread: Thread, rank: ReadonlyMap<string, number>, sizes: Sizes): ElkExtendedEdge => {
  const { id, from, to, arrows } = thread
  const isFailure = arrows.length > 0 && arrows.every(({ kind }) => kind === "error")
  const leadsOn = (rank.get(to) ?? 0) > (rank.get(from) ?? 0)
  const direction = leadsOn ? (isFailure ? 2 : 10) : 0
  const straightness = isFailure ? 1 : leadsOn ? 8 : 2
  const label = sizes.label(thread)
  return {
    id,
    sources: [from],
    targets: [to],
    layoutOptions: {
      "elk.layered.priority.direction": String(direction),
      "elk.layered.priority.straightness": String(straightness)
    },
    labels:
      label === undefined
        ? []
        : [{ id: `${id}/label`, text: " ", width: label.w, height: label.h, layoutOptions: labelOptions(from === to) }]
  }
}

const labelOptions = (isLoop: boolean) => ({
  "elk.edgeLabels.inline": String(!isLoop),
  "elk.edgeLabels.placement": "CENTER"
})
