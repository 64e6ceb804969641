import type { Chart } from "./chart.ts"
import type { Area, Drawing, Line, Point } from "./drawing.ts"
import { planOf } from "./plan.rule.ts"

/** A drawing without what is inside of folded states: lines into them end at their border. Nothing else moves. */
export const foldedIn = (chart: Chart, drawing: Drawing, folded: ReadonlySet<string>): Drawing => {
  if (folded.size === 0) return drawing
  const plan = planOf(chart)
  const shown = new Map(drawing.boxes.map((box) => [box.id, box]))
  /** The outermost folded state that hides a box. */
  const hiding = (box: string): Area | undefined => {
    const { state, id, shape } = shown.get(box) ?? { state: "", id: "", shape: "state" }
    if (state === "") return undefined
    const ancestors = plan.ancestors(state)
    // Marks are inside the state they belong to; an end elsewhere is at the start of its line.
    const outer = id === state || shape === "elsewhere" ? ancestors : [state, ...ancestors]
    const hider = outer.findLast((one) => folded.has(one))
    return hider === undefined ? undefined : shown.get(hider)
  }
  const hosts = new Map(drawing.lines.map(({ from, to }) => [to, from]))
  const hiderOf = (box: string): Area | undefined =>
    shown.get(box)?.shape === "elsewhere" ? hiding(hosts.get(box) ?? box) : hiding(box)
  return {
    ...drawing,
    boxes: drawing.boxes.filter(({ id }) => hiderOf(id) === undefined),
    lines: drawing.lines.flatMap((line) => cut(line, hiderOf(line.from), hiderOf(line.to)))
  }
}

const cut = (line: Line, from: Area | undefined, to: Area | undefined): ReadonlyArray<Line> => {
  if (from !== undefined && from === to) return []
  const begun = from === undefined ? line.points : outside(line.points, from)
  const points = to === undefined ? begun : outside(begun.toReversed(), to).toReversed()
  if (points.length < 2) return []
  const { label, ...rest } = line
  const isHidden = label !== undefined && [from, to].some((area) => area && holds(area, middleOf(label)))
  return [{ ...rest, points, ...(label !== undefined && !isHidden && { label }) }]
}

/** Returns the part of a way outside of the area in which it begins. */
const outside = (points: ReadonlyArray<Point>, area: Area): ReadonlyArray<Point> => {
  const first = points.findIndex((point) => !holds(area, point))
  const [before, after] = [points[first - 1], points[first]]
  if (after === undefined) return []
  return before === undefined ? points : [borderBetween(before, after, area), ...points.slice(first)]
}

const borderBetween = (inside: Point, out: Point, { x, y, w, h }: Area): Point => ({
  x: Math.min(Math.max(out.x, x), x + w) === out.x ? out.x : out.x < x ? x : x + w,
  y: Math.min(Math.max(out.y, y), y + h) === out.y ? (inside.y === out.y ? inside.y : out.y) : out.y < y ? y : y + h
})

const holds = ({ x, y, w, h }: Area, point: Point): boolean =>
  point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h

const middleOf = ({ x, y, w, h }: Area): Point => ({ x: x + w / 2, y: y + h / 2 })
