import { useState } from "react"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import { recordingIn } from "#core/charts/recording/recording.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { fillIn } from "#core/charts/words.ts"
import type { Marks } from "../chart/marks.ts"
import * as css from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"
import { FileButton, jsonIn } from "./FileButton.tsx"
import { Player } from "./Player.tsx"

/** Chooses a recording: one that came with the gallery, or a file, by button or dropped here. */
export const Play = ({ exhibit, onMarks }: { readonly exhibit: Exhibit; readonly onMarks: (marks: Marks) => void }) => {
  const { words, tongue } = useSettings()
  const { play } = words
  const { chart, chartTexts, recordings } = exhibit
  const [chosen, setChosen] = useState<Recording | undefined>(recordings[0])
  const [isWrong, setWrong] = useState(false)
  const open = (file: unknown) => {
    const found = recordingIn(file)
    const fits = found !== undefined && found.machine === chart.id
    setWrong(!fits)
    if (fits) setChosen(found)
  }
  /** Where it ends: its innermost states that are no waiting in the background. */
  const endOf = (recording: Recording): string => {
    const arrows = recording.steps.flatMap((step) => step.arrows).flatMap((id) => planOf(chart).arrow(id) ?? [])
    const last = arrows.findLast(({ to, from }) => to.length > 0 && !to.includes(from))?.to[0] ?? chart.id
    return chartTexts[tongue].states[last]?.name ?? last
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <section
      className={css.panel}
      onDragOver={(event) => event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file !== undefined) open(await jsonIn(file))
      }}
    >
      <p className={css.hint}>{play.intro}</p>
      {recordings.length === 0 ? null : (
        <fieldset className={css.row}>
          <legend className={css.part}>{play.choose}</legend>
          {recordings.map((recording) => (
            <button
              key={JSON.stringify(recording.steps)}
              type="button"
              className={css.press}
              aria-pressed={recording === chosen}
              onClick={() => setChosen(recording)}
            >
              {fillIn(play.shipped, { state: endOf(recording), count: String(recording.steps.length) })}
            </button>
          ))}
        </fieldset>
      )}
      <div className={css.row}>
        <FileButton label={play.file} onFile={open} />
        <span className={css.hint}>{play.drop}</span>
      </div>
      {isWrong ? <p role="alert">{play.wrong}</p> : null}
      {chosen === undefined ? null : (
        <>
          {chosen.chart === chart.shape ? null : <p>{play.other}</p>}
          <Player key={JSON.stringify(chosen.steps)} exhibit={exhibit} recording={chosen} onMarks={onMarks} />
        </>
      )}
    </section>
  )
}
