import type { Looked } from "#core/charts/along.rule.ts"
import type { Box, Drawing } from "#core/charts/drawing.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import type { Heat } from "#core/charts/recording/heat.ts"
import { takenIn } from "#core/charts/recording/heats.rule.ts"
import type { DifferenceMarks } from "#core/charts/release/difference-marks.rule.ts"
import { useSettings } from "../settings.tsx"
import { ChartBox } from "./ChartBox.tsx"
import * as css from "./ChartDrawing.css.ts"
import { ChartLabel } from "./ChartLabel.tsx"
import { ChartWay } from "./ChartWay.tsx"
import { margin } from "./centre.ts"
import { DifferencesDrawn } from "./DifferencesDrawn.tsx"
import type { Marks } from "./marks.ts"
import { UntriedDrawn } from "./UntriedDrawn.tsx"

const grounds: ReadonlySet<Box["shape"]> = new Set(["group", "region", "parallel"])

/** A chart as lines and boxes: grounds first, then ways, then labels. */
export const ChartDrawing = ({
  name = "drawing",
  exhibit,
  drawing,
  scale,
  looked,
  marks,
  heat,
  beside,
  differences,
  folded,
  onFold,
  onLook
}: {
  /** Its id in the page. */
  readonly name?: string
  readonly exhibit: Exhibit
  readonly drawing: Drawing
  readonly scale: number
  readonly looked: Looked | undefined
  readonly marks: Marks
  readonly heat: Heat | undefined
  readonly beside: Heat | undefined
  readonly differences: DifferenceMarks | undefined
  readonly folded: ReadonlySet<string>
  readonly onFold: (state: string) => void
  readonly onLook: (looked: Looked) => void
}) => {
  const { tongue } = useSettings()
  const { chartTexts } = exhibit
  const [width, height] = [drawing.width + 2 * margin, drawing.height + 2 * margin]
  const counts = drawing.lines.map(({ arrows }) => sumOf(heat, arrows))
  const most = Math.max(1, ...counts.map((count) => count ?? 0))
  const box = (one: Box) => (
    <ChartBox
      key={one.id}
      exhibit={exhibit}
      box={one}
      isFirst={looked === undefined && one.id === exhibit.chart.id}
      isLooked={looked?.id === one.id}
      isActive={marks.active.has(one.id)}
      isFolded={folded.has(one.id)}
      onFold={onFold}
      onLook={onLook}
    />
  )
  const line = drawing.lines.map((one, at) => ({
    line: one,
    count: counts[at],
    most,
    isLooked: looked !== undefined && one.arrows.includes(looked.id),
    isTaken: one.arrows.some((arrow) => marks.taken.has(arrow))
  }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is a group of states, not of fields
    <svg
      id={name}
      className={css.whole}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      role="group"
      aria-label={chartTexts[tongue].title}
    >
      <defs>
        {(["event", "error", "delay", "cold", "lit"] as const).map((kind) => (
          <marker
            key={kind}
            id={`tip-${kind}`}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0,0.8L10,5L0,9.2z" className={css.tip[kind]} />
          </marker>
        ))}
      </defs>
      {drawing.boxes.filter(({ shape, id }) => grounds.has(shape) && !folded.has(id)).map(box)}
      {line.map((one) => (
        <ChartWay key={one.line.id} {...one} />
      ))}
      {drawing.boxes.filter(({ shape, id }) => !grounds.has(shape) || folded.has(id)).map(box)}
      {line.map((one) => (
        <ChartLabel key={one.line.id} {...one} exhibit={exhibit} looked={looked} onLook={onLook} />
      ))}
      {heat === undefined || beside === undefined ? null : (
        <UntriedDrawn drawing={drawing} letterings={exhibit.letterings[tongue]} shoppers={heat} specs={beside} />
      )}
      {differences === undefined ? null : (
        <DifferencesDrawn drawing={drawing} letterings={exhibit.letterings[tongue]} differences={differences} />
      )}
    </svg>
  )
}

const sumOf = (heat: Heat | undefined, arrows: ReadonlyArray<string>): number | undefined =>
  heat === undefined || arrows.length === 0 ? undefined : takenIn(heat, arrows)
