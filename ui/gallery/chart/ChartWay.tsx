import type { Line, Point } from "#core/charts/drawing.ts"
import { cx } from "../../kit/cx.ts"
import * as css from "./ChartDrawing.css.ts"

/** A line with what is known of it. */
export interface Drawn {
  readonly line: Line
  /** How often its arrows were taken, if that is asked. */
  readonly count: number | undefined
  readonly most: number
  readonly isLooked: boolean
  readonly isTaken: boolean
}

/** A way between two boxes, with a halo where it crosses others. */
export const ChartWay = ({ line: { kind, points }, count, most, isLooked, isTaken }: Drawn) => {
  const way = rounded(points)
  const isCold = count === 0
  const width = count === undefined || isCold ? undefined : 1.3 + (3.6 * Math.log1p(count)) / Math.log1p(most)
  const isLit = isLooked || isTaken
  const look = isCold ? "cold" : kind === "error" || kind === "delay" ? kind : "event"
  return (
    <>
      <path d={way} className={css.halo} style={{ strokeWidth: (width ?? 1.5) + 3 }} />
      <path
        d={way}
        className={cx(css.line[look], isLit && css.lit)}
        style={width === undefined ? undefined : { strokeWidth: width }}
        markerEnd={`url(#tip-${isLit ? "lit" : look})`}
      />
    </>
  )
}

const corner = 7

/** A way with rounded corners. */
const rounded = (points: ReadonlyArray<Point>): string =>
  points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (before === undefined) return `M${point.x},${point.y}`
      if (after === undefined) return `L${point.x},${point.y}`
      const near = towards(point, before)
      const far = towards(point, after)
      return `L${near.x},${near.y}Q${point.x},${point.y} ${far.x},${far.y}`
    })
    .join("")

const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = Math.min(corner, length / 2) / (length || 1)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
