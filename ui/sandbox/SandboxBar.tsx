import { useSyncExternalStore } from "react"
import { fillIn } from "#core/charts/words.ts"
import type { Language } from "#core/kernel/text.ts"
import stageEn from "../messages/en/gallery/stage.json"
import stageId from "../messages/id/gallery/stage.json"
import * as bars from "./bars.ts"

const words = { id: stageId, en: stageEn }

/** How far the story of this page is. */
export type Progress =
  | { readonly kind: "playing" }
  | { readonly kind: "there" }
  | { readonly kind: "strayed"; readonly step: number; readonly steps: number }

/** What the bar receives while a story plays. */
export interface PlayState {
  readonly current: () => Progress
  readonly subscribe: (listener: () => void) => () => void
}

/** Shows over a page that plays a story its state, and that nothing is sent; leads back to the gallery. */
export const SandboxBar = ({
  play,
  state,
  name,
  language,
  secrets
}: {
  readonly play: PlayState
  readonly state: string
  readonly name: string
  readonly language: Language
  /** What opens the doors here. */
  readonly secrets: Readonly<Record<"password" | "code", string>>
}) => {
  const progress = useSyncExternalStore(play.subscribe, play.current)
  const says = words[language]
  const [machine = "", ...inside] = state.split(".")
  return (
    <aside aria-label={says.label} style={bar}>
      <details style={more}>
        <summary style={summary}>
          <span role="status">
            <b>{name}</b>{" "}
            {progress.kind === "strayed"
              ? fillIn(says.strayed, { step: String(progress.step + 1), steps: String(progress.steps) })
              : says[progress.kind]}
          </span>
        </summary>
        <p style={about}>{fillIn(says.about, secrets)}</p>
      </details>
      <a href={`/dev/gallery/#/${machine}/${encodeURIComponent(inside.join("."))}`} rel="external" style={link}>
        {says.back}
      </a>
    </aside>
  )
}

// One line, so that the tallest dialog of a telephone still stands below it.
const bar = {
  ...bars.bar,
  display: "flex",
  alignItems: "start",
  gap: 12,
  padding: "0 12px",
  font: bars.text.font,
  lineHeight: "36px"
} as const
const more = { flex: "1 1 0", minWidth: 0 } as const
const summary = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", cursor: "pointer" } as const
const about = { maxWidth: 640, margin: 0, paddingBottom: 8, lineHeight: 1.5 } as const
const link = { flex: "none", color: "inherit", textDecoration: "underline" } as const
