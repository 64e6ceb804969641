import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { along, type Direction, type Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { foldedIn } from "#core/charts/fold.rule.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import type { Heat } from "#core/charts/recording/heat.ts"
import type { DifferenceMarks } from "#core/charts/release/difference-marks.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import { cx } from "../../kit/cx.ts"
import { useSettings } from "../settings.tsx"
import { ChartDrawing } from "./ChartDrawing.tsx"
import * as css from "./ChartFrame.css.ts"
import { ChartOverview } from "./ChartOverview.tsx"
import { beginningOf, centre, find, middleOf } from "./centre.ts"
import { HeatSwitch } from "./HeatSwitch.tsx"
import { Legend } from "./Legend.tsx"
import type { Marks } from "./marks.ts"
import { useFolded } from "./useFolded.ts"
import { usePan } from "./usePan.ts"
import { useWhole } from "./useWhole.ts"
import { useZoom } from "./useZoom.ts"
import { ZoomTools, zoomStep } from "./ZoomTools.tsx"

const keys: Readonly<Record<string, Direction>> = {
  ArrowDown: "onward",
  ArrowUp: "back",
  ArrowRight: "next",
  ArrowLeft: "previous"
}

/** The drawing in a window that can be enlarged, moved and folded. */
export const ChartFrame = ({
  stage,
  exhibit,
  looked,
  marks,
  differences,
  heat,
  beside,
  onHeat,
  onLook
}: {
  /** What has the whole screen on demand: the drawing with its details. */
  readonly stage: RefObject<HTMLElement | null>
  readonly exhibit: Exhibit
  readonly looked: Looked | undefined
  readonly marks: Marks
  /** What differs from the build that is compared. */
  readonly differences: DifferenceMarks | undefined
  readonly heat: Heat | undefined
  readonly beside: Heat | undefined
  readonly onHeat: (heat: Heat | undefined, beside?: Heat) => void
  readonly onLook: (looked: Looked | undefined) => void
}) => {
  const { words, tongue } = useSettings()
  const { chart, drawing, chartTexts } = exhibit
  const frame = useRef<HTMLElement>(null)
  const [folded, fold] = useFolded()
  const pan = usePan(frame)
  const zoom = useZoom(frame, drawing)
  const [isWhole, toggleWhole] = useWhole(stage)
  useLayoutEffect(() => centre(frame.current, beginningOf(chart)), [chart])
  const lookedAt = looked?.id
  useEffect(() => {
    if (lookedAt !== undefined) centre(frame.current, lookedAt)
  }, [lookedAt])
  // A walk takes the drawing with it.
  useEffect(() => {
    const last = [...marks.taken].at(-1)
    const arrow = last === undefined ? undefined : planOf(chart).arrow(last)
    if (arrow !== undefined) centre(frame.current, arrow.to[0] ?? arrow.from)
  }, [chart, marks])
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const size = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep }[event.key]
    if (size !== undefined) zoom.by(size, middleOf(find(frame.current, lookedAt ?? "")))
    if (event.key === "0") zoom.reset()
    const direction = keys[event.key]
    if (direction === undefined || looked === undefined) return
    event.preventDefault()
    const next = along(chart, looked, direction)
    onLook(next)
    requestAnimationFrame(() => find(frame.current, next.id)?.focus({ preventScroll: true }))
  }
  return (
    <div className={cx(css.whole, isWhole && css.alone)} data-whole={isWhole || undefined}>
      <ZoomTools zoom={zoom} isWhole={isWhole} onWhole={toggleWhole}>
        <HeatSwitch exhibit={exhibit} heat={heat} beside={beside} onHeat={onHeat} />
      </ZoomTools>
      <div className={css.window}>
        <section
          ref={frame}
          className={css.frame}
          aria-label={fillIn(words.chart.label, { title: chartTexts[tongue].title })}
          onKeyDown={press}
          {...pan}
        >
          <ChartDrawing
            exhibit={exhibit}
            drawing={foldedIn(chart, drawing, folded)}
            scale={zoom.scale}
            looked={looked}
            marks={marks}
            differences={differences}
            heat={heat}
            beside={beside}
            folded={folded}
            onFold={fold}
            onLook={onLook}
          />
        </section>
        <ChartOverview frame={frame} drawing={drawing} scale={zoom.scale} />
      </div>
      <p className={css.keys}>{words.chart.keys}</p>
      <Legend />
    </div>
  )
}
