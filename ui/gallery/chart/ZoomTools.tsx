import type { ReactNode } from "react"
import * as parts from "../Parts.css.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./ChartFrame.css.ts"
import type { useZoom } from "./useZoom.ts"

/** By how much one press enlarges a drawing. */
export const zoomStep = 1.25

/** The buttons above a drawing: its size, the whole screen, and what else is given. */
export const ZoomTools = ({
  zoom,
  isWhole,
  onWhole,
  children
}: {
  readonly zoom: Pick<ReturnType<typeof useZoom>, "byButton" | "reset" | "fit">
  readonly isWhole: boolean
  readonly onWhole: () => void
  readonly children: ReactNode
}) => {
  const { words } = useSettings()
  return (
    <div className={css.tools}>
      <button type="button" className={parts.tool} aria-label={words.chart.in} onClick={() => zoom.byButton(zoomStep)}>
        +
      </button>
      <button
        type="button"
        className={parts.tool}
        aria-label={words.chart.out}
        onClick={() => zoom.byButton(1 / zoomStep)}
      >
        −
      </button>
      <button type="button" className={parts.tool} onClick={zoom.reset}>
        {words.chart.reset}
      </button>
      <button type="button" className={parts.tool} onClick={zoom.fit}>
        {words.chart.fit}
      </button>
      <button type="button" className={parts.tool} aria-pressed={isWhole} onClick={onWhole}>
        {words.chart.whole}
      </button>
      {children}
    </div>
  )
}
