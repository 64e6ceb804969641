import type { Exhibit } from "#core/charts/exhibit.ts"
import { type Heat, heatIn } from "#core/charts/recording/heat.ts"
import { fillIn } from "#core/charts/words.ts"
import { hidden, pair, side } from "../Gallery.css.ts"
import * as parts from "../Parts.css.ts"
import { FileButton } from "../play/FileButton.tsx"
import { useSettings } from "../settings.tsx"
import * as css from "./ChartFrame.css.ts"

/** Shows how often every arrow was taken: by simulated sessions, by the specs, or as a file has it. */
export const HeatSwitch = ({
  exhibit: { chart, heats },
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
    if (found?.machine === chart.id) onHeat(found)
  }
  const own = [heats.simulated, heats.specs].filter((one) => one !== undefined)
  return (
    <>
      {own.length === 0 && heat === undefined ? null : (
        <button
          type="button"
          className={parts.tool}
          aria-pressed={heat !== undefined}
          onClick={() => onHeat(heat === undefined ? own[0] : undefined)}
        >
          {words.chart.heat}
        </button>
      )}
      {heat === undefined ? null : (
        <>
          {own.length < 2 && own.includes(heat) ? null : (
            <fieldset className={pair}>
              <legend className={hidden}>{words.chart.heat}</legend>
              {own.map((one) => (
                <button
                  key={one === heats.simulated ? "simulated" : "specs"}
                  type="button"
                  className={side}
                  aria-pressed={one === heat}
                  onClick={() => onHeat(one)}
                >
                  {one === heats.simulated ? words.chart.simulated : words.chart.specs}
                </button>
              ))}
            </fieldset>
          )}
          <span className={css.keys}>{fillIn(words.chart.sessions, { count: String(heat.sessions) })}</span>
          <FileButton label={words.chart.heatFile} onFile={open} />
        </>
      )}
    </>
  )
}
