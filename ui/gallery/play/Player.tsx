import { useEffect, useMemo, useState } from "react"
import { amountText } from "#core/charts/amount.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { framesOf } from "#core/charts/recording/recording.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { fillIn } from "#core/charts/words.ts"
import type { Marks } from "../chart/marks.ts"
import * as css from "../details/Details.css.ts"
import { arrowSentence } from "../details/sentences.ts"
import { useSettings } from "../settings.tsx"
import { Here } from "./Here.tsx"

const pace = 900

/** Plays a recording step by step, or as far as the bar is drawn. */
export const Player = ({
  exhibit: { chart, chartTexts },
  recording,
  isPlaying: begins = false,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly recording: Recording
  /** Begins by itself. */
  readonly isPlaying?: boolean
  readonly onMarks: (marks: Marks) => void
}) => {
  const { tongue, words } = useSettings()
  const { play } = words
  const frames = useMemo(() => framesOf(chart, recording), [chart, recording])
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(begins)
  const frame = frames[at]
  const isOver = at >= frames.length - 1
  useEffect(() => {
    if (frame !== undefined) onMarks({ active: new Set(frame.place.active), taken: new Set(frame.arrows) })
  }, [frame, onMarks])
  useEffect(() => {
    if (!isPlaying || isOver) return
    const timer = setTimeout(() => setAt(at + 1), pace)
    return () => clearTimeout(timer)
  }, [isPlaying, isOver, at])
  if (frame === undefined) return null
  const toggle = () => {
    if (isOver) setAt(0)
    setPlaying(!isPlaying || isOver)
  }
  return (
    <>
      <Here chart={chart} chartTexts={chartTexts[tongue]} active={frame.place.active} />
      <div className={css.row}>
        <button type="button" className={css.press} onClick={toggle}>
          {isPlaying && !isOver ? play.stop : play.start}
        </button>
        <span>{fillIn(play.step, { number: String(at + 1), count: String(frames.length) })}</span>
        <span className={css.hint}>
          {fillIn(play.at, { span: amountText({ value: coarse(frame.at), unit: "ms" }, words.grammar) })}
        </span>
      </div>
      <input
        className={css.bar}
        type="range"
        aria-label={play.time}
        aria-valuetext={fillIn(play.step, { number: String(at + 1), count: String(frames.length) })}
        min={0}
        max={frames.length - 1}
        value={at}
        onChange={(event) => {
          setPlaying(false)
          setAt(Number(event.target.value))
        }}
      />
      {tongue === "code" ? <p className={css.code}>{frame.event}</p> : null}
      <ul className={css.list}>
        {[...new Set(frame.arrows)].map((id) => (
          <li key={id}>{arrowSentence(chart, chartTexts[tongue], id, words)}</li>
        ))}
      </ul>
    </>
  )
}

/** After hours, seconds do not matter. */
const coarse = (ms: number): number => {
  const grain = ms > 7_200_000 ? 3_600_000 : ms > 120_000 ? 60_000 : 100
  return Math.round(ms / grain) * grain
}
