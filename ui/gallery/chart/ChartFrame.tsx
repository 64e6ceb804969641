import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { along, type Direction, type Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { foldedIn } from "#core/charts/fold.rule.ts"
import type { Heat } from "#core/charts/heat.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import * as parts from "../Parts.css.ts"
import { useSettings } from "../settings.tsx"
import { ChartDrawing } from "./ChartDrawing.tsx"
import * as css from "./ChartFrame.css.ts"
import { centre, find } from "./centre.ts"
import { HeatSwitch } from "./HeatSwitch.tsx"
import { Legend } from "./Legend.tsx"
import type { Marks } from "./marks.ts"
import { usePan } from "./usePan.ts"

const keys: Readonly<Record<string, Direction>> = {
  ArrowDown: "onward",
  ArrowUp: "back",
  ArrowRight: "next",
  ArrowLeft: "previous"
}
const step = 1.25
const smallest = 0.72
/** The drawing in a window that can be enlarged, moved and folded. */
export const ChartFrame = ({
  exhibit,
  looked,
  marks,
  heat,
  onHeat,
  onLook
}: {
  readonly exhibit: Exhibit
  readonly looked: Looked | undefined
  readonly marks: Marks
  readonly heat: Heat | undefined
  readonly onHeat: (heat: Heat | undefined) => void
  readonly onLook: (looked: Looked | undefined) => void
}) => {
  const { words, tongue } = useSettings()
  const { chart, drawing, chartTexts } = exhibit
  const frame = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const pan = usePan(frame)
  const fit = () => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {}
    setScale(Math.min(1, clientWidth / (drawing.width + 48), clientHeight / (drawing.height + 48)))
  }
  // The whole at first, as long as its letters can be read.
  useEffect(() => {
    const { clientWidth = 1 } = frame.current ?? {}
    setScale(Math.max(smallest, Math.min(1, clientWidth / (drawing.width + 48))))
  }, [drawing])
  useEffect(() => {
    if (looked !== undefined) centre(frame.current, looked.id)
  }, [looked])
  // A walk takes the drawing with it.
  useEffect(() => {
    const last = [...marks.taken].at(-1)
    const arrow = last === undefined ? undefined : planOf(chart).arrow(last)
    if (arrow !== undefined) centre(frame.current, arrow.to[0] ?? arrow.from)
  }, [chart, marks])
  const press = (event: KeyboardEvent) => {
    const direction = keys[event.key]
    if (direction === undefined || looked === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = along(chart, looked, direction)
    onLook(next)
    requestAnimationFrame(() => find(frame.current, next.id)?.focus({ preventScroll: true }))
  }
  const fold = (id: string) =>
    setFolded((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])
    )
  return (
    <div className={css.whole}>
      <div className={css.tools}>
        <button type="button" className={parts.tool} aria-label={words.chart.in} onClick={() => setScale(scale * step)}>
          +
        </button>
        <button
          type="button"
          className={parts.tool}
          aria-label={words.chart.out}
          onClick={() => setScale(scale / step)}
        >
          −
        </button>
        <button type="button" className={parts.tool} onClick={fit}>
          {words.chart.fit}
        </button>
        <HeatSwitch exhibit={exhibit} heat={heat} onHeat={onHeat} />
      </div>
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
          scale={scale}
          looked={looked}
          marks={marks}
          heat={heat}
          folded={folded}
          onFold={fold}
          onLook={onLook}
        />
      </section>
      <p className={css.keys}>{words.chart.keys}</p>
      <Legend />
    </div>
  )
}
