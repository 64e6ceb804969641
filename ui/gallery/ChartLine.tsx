import type { Looked } from "#core/charts/along.rule.ts"
import type { LabelLine, Line, Point } from "#core/charts/drawing.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { filled } from "#core/charts/words.ts"
import { cx } from "../kit/cx.ts"
import * as css from "./ChartDrawing.css.ts"
import { arrowSentence } from "./sentences.ts"
import { useSettings } from "./settings.tsx"

interface Drawn {
  readonly line: Line
  /** How often its arrows were taken, where that is asked. */
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

/** What stands on a way: each arrow of it can be chosen. */
export const ChartLabel = ({
  exhibit,
  line: { id, label, arrows },
  count,
  isTaken,
  looked,
  onLook
}: Drawn & {
  readonly exhibit: Exhibit
  readonly looked: Looked | undefined
  readonly onLook: (looked: Looked) => void
}) => {
  const { tongue, words } = useSettings()
  const { chart, letterings, told } = exhibit
  const lettering = letterings[tongue].labels[id]
  if (label === undefined || lettering === undefined) return null
  const x = label.x + (label.w - lettering.w) / 2
  const y = label.y + (label.h - lettering.h) / 2
  const failed = chart.arrows.filter((arrow) => arrows.includes(arrow.id)).every(({ kind }) => kind === "error")
  const rows = lettering.lines.map((line, at) => ({ line, top: y + 4 + at * 15 }))
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={lettering.w}
        height={lettering.h}
        rx="6"
        className={cx(css.label, failed && css.failed, isTaken && css.labelLit)}
      />
      {arrows.map((arrow) => {
        const own = rows.filter(({ line }) => line.arrow === arrow)
        const [first] = own
        const top = first?.top ?? y
        const look = () => onLook({ kind: "arrow", id: arrow })
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
          <g
            key={arrow}
            role="button"
            data-id={arrow}
            tabIndex={looked?.id === arrow ? 0 : -1}
            aria-pressed={looked?.id === arrow}
            aria-label={filled(words.chart.arrow, { text: arrowSentence(chart, told[tongue], arrow, words) })}
            className={cx(css.part, looked?.id === arrow && css.looked)}
            onClick={look}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") look()
            }}
          >
            <rect
              x={x + 2}
              y={top - 1}
              width={lettering.w - 4}
              height={own.length * 15 + 2}
              rx="4"
              className={css.hit}
            />
            {own.map((one) => (
              <Row key={one.top} {...one} x={x + 9} isCold={count === 0} />
            ))}
          </g>
        )
      })}
    </g>
  )
}

const Row = ({
  line: { text, kind, isContinued },
  x,
  top,
  isCold
}: {
  readonly line: LabelLine
  readonly x: number
  readonly top: number
  readonly isCold: boolean
}) => {
  const y = top + 11.5
  const sign = isContinued ? undefined : signs[kind]?.(x, y)
  return (
    <>
      {sign === undefined || kind === "event" || kind === "always" ? null : (
        <path d={sign} className={css.sign[kind]} />
      )}
      <text
        x={x + (kind === "event" || kind === "always" ? 0 : 15)}
        y={y}
        className={cx(
          kind === "guard" ? css.guard : css.event,
          kind === "error" && css.eventFailed,
          isCold && css.coldText
        )}
      >
        {text}
      </text>
    </>
  )
}

/** Signs beside words: colour alone says nothing. */
const signs: Readonly<Partial<Record<LabelLine["kind"], (x: number, y: number) => string>>> = {
  guard: (x, y) => `M${x + 5},${y - 8.5}l4.5,4.5 -4.5,4.5 -4.5,-4.5z`,
  done: (x, y) => `M${x + 1},${y - 4}l3,3 5,-6.5`,
  error: (x, y) => `M${x + 1.5},${y - 7.5}l7,7m0,-7l-7,7`,
  delay: (x, y) => `M${x + 0.4},${y - 4}a4.6,4.6 0 1 0 9.2,0a4.6,4.6 0 1 0 -9.2,0M${x + 5},${y - 6.6}v2.6h2`
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
