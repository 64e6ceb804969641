import type { Tongue } from "#core/charts/chart-text.ts"
import type { Drawing, Letterings } from "#core/charts/drawing.ts"
import type { DifferenceMarks } from "#core/charts/release/difference-marks.rule.ts"
import { cornerOf } from "./corner.ts"
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
    {drawing.lines.map((line) => {
      const kind = line.arrows.map((arrow) => differences.get(arrow)).find((one) => one !== undefined)
      return kind === undefined ? null : <DifferenceMark key={line.id} kind={kind} {...cornerOf(line, letterings)} />
    })}
  </>
)
