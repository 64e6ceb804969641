import type { Exhibit } from "#core/charts/exhibit.ts"
import { type Heat, heatIn } from "#core/charts/recording/heat.ts"
import { untriedOf } from "#core/charts/recording/heats.rule.ts"
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
  beside,
  onHeat
}: {
  readonly exhibit: Exhibit
  readonly heat: Heat | undefined
  /** The specs, if they are shown together with the traffic. */
  readonly beside: Heat | undefined
  readonly onHeat: (heat: Heat | undefined, beside?: Heat) => void
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
                  aria-pressed={one === heat && beside === undefined}
                  onClick={() => onHeat(one)}
                >
                  {one === heats.simulated ? words.chart.simulated : words.chart.specs}
                </button>
              ))}
              {heats.simulated === undefined || heats.specs === undefined ? null : (
                <button
                  type="button"
                  className={side}
                  aria-pressed={beside !== undefined}
                  onClick={() => onHeat(heats.simulated, heats.specs)}
                >
                  {words.chart.both}
                </button>
              )}
            </fieldset>
          )}
          {beside === undefined ? null : (
            <span className={css.keys}>
              {fillIn(words.chart.untested, {
                count: String(chart.arrows.filter(({ id }) => untriedOf(heat, beside, [id]) === "untested").length)
              })}
            </span>
          )}
          <span className={css.keys}>{fillIn(words.chart.sessions, { count: String(heat.sessions) })}</span>
          <FileButton label={words.chart.heatFile} onFile={open} />
        </>
      )}
    </>
  )
}
