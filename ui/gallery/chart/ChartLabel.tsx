import type { Looked } from "#core/charts/along.rule.ts"
import type { LabelLine } from "#core/charts/drawing.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { fillIn } from "#core/charts/words.ts"
import { cx } from "../../kit/cx.ts"
import { arrowSentence } from "../details/sentences.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./ChartDrawing.css.ts"
import type { Drawn } from "./ChartWay.tsx"

/** Label of a way: each arrow of it can be chosen. */
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
  const { chart, letterings, chartTexts } = exhibit
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
            aria-label={fillIn(words.chart.arrow, { text: arrowSentence(chart, chartTexts[tongue], arrow, words) })}
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

/** Signs beside words: colour alone carries no meaning. */
const signs: Readonly<Partial<Record<LabelLine["kind"], (x: number, y: number) => string>>> = {
  guard: (x, y) => `M${x + 5},${y - 8.5}l4.5,4.5 -4.5,4.5 -4.5,-4.5z`,
  done: (x, y) => `M${x + 1},${y - 4}l3,3 5,-6.5`,
  error: (x, y) => `M${x + 1.5},${y - 7.5}l7,7m0,-7l-7,7`,
  delay: (x, y) => `M${x + 0.4},${y - 4}a4.6,4.6 0 1 0 9.2,0a4.6,4.6 0 1 0 -9.2,0M${x + 5},${y - 6.6}v2.6h2`
}
