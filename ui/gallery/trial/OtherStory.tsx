import { useEffect, useRef, useState } from "react"
import type { Exhibit } from "#core/charts/exhibit.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import type { OtherNumbers, Report } from "#core/charts/trial/trial.ts"
import { fillIn } from "#core/charts/words.ts"
import type { Marks } from "../chart/marks.ts"
import * as details from "../details/Details.css.ts"
import { Player } from "../play/Player.tsx"
import { useSettings } from "../settings.tsx"
import { askSimulator, type Cancel } from "./simulator.ts"

const sides = ["after", "before"] as const
type Side = (typeof sides)[number]

/** The first session that ends otherwise, played on the drawing: with the numbers as they are, and with those that are tried. */
export const OtherStory = ({
  exhibit,
  numbers,
  session,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly numbers: OtherNumbers
  readonly session: number
  readonly onMarks: (marks: Marks) => void
}) => {
  const { words } = useSettings()
  const { trial } = words
  const [side, setSide] = useState<Side>()
  const [recordings, setRecordings] = useState<Partial<Record<Side, Recording>>>({})
  const [isMissing, setMissing] = useState(false)
  const cancels = useRef<Array<Cancel>>([])
  useEffect(
    () => () => {
      for (const cancel of cancels.current) cancel()
    },
    []
  )
  const play = (wanted: Side) => {
    setSide(wanted)
    if (recordings[wanted] !== undefined) return
    const hear = (report: Report) => {
      if (report.kind !== "recording" || report.recording === undefined) return setMissing(true)
      const { recording } = report
      const steps = recording.steps.filter(({ arrows }) => arrows.length > 0)
      setRecordings((before) => ({ ...before, [wanted]: { ...recording, steps } }))
    }
    const task = { kind: "record", machine: exhibit.chart.id, session } as const
    cancels.current.push(askSimulator(wanted === "after" ? numbers : {}, task, hear))
  }
  const recording = side && recordings[side]
  return (
    <>
      <h3 className={details.part}>{fillIn(trial.story, { number: String(session + 1) })}</h3>
      <div className={details.row}>
        {sides.map((one) => (
          <button
            key={one}
            type="button"
            className={details.press}
            aria-pressed={side === one}
            onClick={() => play(one)}
          >
            {trial.play[one]}
          </button>
        ))}
      </div>
      {side !== undefined && recording === undefined ? (
        <p role="status">{isMissing ? trial.noStory : words.loading}</p>
      ) : null}
      {recording === undefined ? null : (
        <Player key={side} exhibit={exhibit} recording={recording} isPlaying onMarks={onMarks} />
      )}
    </>
  )
}
