import type { Tongue } from "#core/charts/chart-text.ts"
import type { Drawing, Letterings } from "#core/charts/drawing.ts"
import type { Heat } from "#core/charts/recording/heat.ts"
import { untriedOf } from "#core/charts/recording/heats.rule.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./ChartDrawing.css.ts"
import { cornerOf } from "./corner.ts"

/** Signs at lines that shoppers take and no spec does, and the other way round. */
export const UntriedDrawn = ({
  drawing,
  letterings,
  shoppers,
  specs
}: {
  readonly drawing: Drawing
  readonly letterings: Letterings[Tongue]
  readonly shoppers: Heat
  readonly specs: Heat
}) => {
  const { legend } = useSettings().words
  return drawing.lines.map((line) => {
    const untried = untriedOf(shoppers, specs, line.arrows)
    if (untried === undefined) return null
    const { x, y } = cornerOf(line, letterings)
    return (
      <g key={line.id} data-untried={untried} transform={`translate(${x} ${y})`}>
        <title>{untried === "untested" ? legend.untested : legend.testedOnly}</title>
        <circle r="9.5" className={css.untried[untried]} />
        <path
          d={untried === "untested" ? "M0,-5.5V1M0,4.5V5" : "M-4.5,0.5L-1,4L5,-3.5"}
          className={css.differenceSign}
        />
      </g>
    )
  })
}
