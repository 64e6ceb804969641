import type { Exhibit } from "#core/charts/exhibit.ts"
import { type Heat, heatIn } from "#core/charts/heat.ts"
import { filled } from "#core/charts/words.ts"
import * as css from "./ChartFrame.css.ts"
import { FileButton } from "./FileButton.tsx"
import * as parts from "./Parts.css.ts"
import { useSettings } from "./settings.tsx"

/** Shows how often every arrow was taken: by the simulated sessions of this build, or by those of a file. */
export const HeatSwitch = ({
  exhibit,
  heat,
  onHeat
}: {
  readonly exhibit: Exhibit
  readonly heat: Heat | undefined
  readonly onHeat: (heat: Heat | undefined) => void
}) => {
  const { words } = useSettings()
  const open = (file: unknown) => {
    const found = heatIn(file)
    if (found?.machine === exhibit.chart.id) onHeat(found)
  }
  return (
    <>
      {exhibit.heat === undefined && heat === undefined ? null : (
        <button
          type="button"
          className={parts.tool}
          aria-pressed={heat !== undefined}
          onClick={() => onHeat(heat === undefined ? exhibit.heat : undefined)}
        >
          {words.chart.heat}
        </button>
      )}
      {heat === undefined ? null : (
        <>
          <span className={css.keys}>{filled(words.chart.sessions, { count: String(heat.sessions) })}</span>
          <FileButton label={words.chart.heatFile} onFile={open} />
        </>
      )}
    </>
  )
}
