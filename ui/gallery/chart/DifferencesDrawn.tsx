import type { Tongue } from "#core/charts/chart-text.ts"
import type { Drawing, Letterings } from "#core/charts/drawing.ts"
import type { DifferenceMarks } from "#core/charts/release/difference-marks.rule.ts"
import { DifferenceMark } from "./DifferenceMark.tsx"

/** Signs at the states and arrows that differ from the build that is compared. */
export const DifferencesDrawn = ({
  drawing,
  letterings,
  differences
}: {
  readonly drawing: Drawing
  readonly letterings: Letterings[Tongue]
  readonly differences: DifferenceMarks
}) => (
  <>
    {drawing.boxes.map(({ id, shape, x, y, w }) => {
      const kind = shape === "elsewhere" || shape === "start" ? undefined : differences.get(id)
      return kind === undefined ? null : <DifferenceMark key={id} kind={kind} x={x + w - 4} y={y} />
    })}
    {drawing.lines.map(({ id, label, arrows, points }) => {
      const kind = arrows.map((arrow) => differences.get(arrow)).find((one) => one !== undefined)
      if (kind === undefined) return null
      const lettering = letterings.labels[id]
      const end = points[Math.floor(points.length / 2)]
      const [x, y] =
        label !== undefined && lettering !== undefined
          ? [label.x + (label.w + lettering.w) / 2 - 4, label.y + (label.h - lettering.h) / 2]
          : [end?.x ?? 0, end?.y ?? 0]
      return <DifferenceMark key={id} kind={kind} x={x} y={y} />
    })}
  </>
)
