import { useEffect, useState } from "react"
import type { Recording } from "#core/charts/recording/recording.ts"
import { fillIn } from "#core/charts/words.ts"
import { type Language, languages } from "#core/kernel/text.ts"
import recorderEn from "../messages/en/gallery/recorder.json"
import recorderId from "../messages/id/gallery/recorder.json"
import { tokens } from "../theme/tokens.css.ts"
import * as bars from "./bars.ts"
import { live, showBeside } from "./beside.ts"

const words = { id: recorderId, en: recorderEn }

/** What is recorded so far. */
interface Recorded {
  readonly recordings: () => ReadonlyArray<Recording>
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

/** Shows the bar beside the page. */
export const showRecorder = async (recorded: Recorded): Promise<void> => {
  await live()
  const language = languages.find((known) => known === document.documentElement.lang) ?? "id"
  showBeside(<RecorderBar recorded={recorded} language={language} />)
}

/** Lets a developer download a recorded session: the last one of a machine, without its person. Machines 15. */
const RecorderBar = ({ recorded, language }: { readonly recorded: Recorded; readonly language: Language }) => {
  const says = words[language]
  const sessions = useLatest(recorded)
  const [chosen, choose] = useState<string>()
  const [done, say] = useState("")
  const session = sessions.find(({ machine }) => machine === chosen) ?? sessions[0]
  if (session === undefined) return null
  const { machine } = session
  const text = JSON.stringify(session, null, 2)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(fillIn(says.copied, { machine })),
      () => say(says.refused)
    )
  return (
    <aside aria-label={says.label} style={corner}>
      <details>
        <summary style={bars.summary}>{says.label}</summary>
        <p role="status" style={bars.text}>
          {done === "" ? says.recording : done}
        </p>
        <div style={bars.row}>
          <select
            aria-label={says.machine}
            value={machine}
            onChange={({ target }) => choose(target.value)}
            style={bars.choice}
          >
            {sessions.map((one) => (
              <option key={one.machine}>{one.machine}</option>
            ))}
          </select>
          <button type="button" onClick={copy} style={bars.link}>
            {says.copy}
          </button>
          <a
            href={`data:application/json,${encodeURIComponent(text)}`}
            download={`${machine}.recording.json`}
            style={bars.link}
          >
            {says.save}
          </a>
          <button type="button" onClick={recorded.stop} style={bars.link}>
            {says.stop}
          </button>
        </div>
      </details>
    </aside>
  )
}

/** How often it is looked at what there is to take along, in milliseconds. */
const lookMs = 500

/** The last session of every conversation, by their names; looked at when it has been quiet for a moment. */
const useLatest = ({ recordings, subscribe }: Recorded): ReadonlyArray<Recording> => {
  const [latest, setLatest] = useState<ReadonlyArray<Recording>>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const all = new Map(recordings().map((one) => [one.machine, one]))
      setLatest([...all.values()].toSorted((one, other) => one.machine.localeCompare(other.machine)))
    }
    const soon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(look, lookMs)
    }
    soon()
    const leave = subscribe(soon)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [recordings, subscribe])
  return latest
}

/** Above the bar of tabs that a telephone has. */
const corner = {
  ...bars.bar,
  inset: "auto auto 72px 8px",
  maxWidth: "calc(100vw - 16px)",
  borderRadius: tokens.radius.md,
  boxShadow: tokens.shadow.s3
} as const
