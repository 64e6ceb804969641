import { useSyncExternalStore } from "react"
import { filled } from "#core/charts/words.ts"
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

/** What the bar is told while a story plays. */
export interface Told {
  readonly current: () => Progress
  readonly subscribe: (listener: () => void) => () => void
}

/** Says over a page that plays a story which state it is in, and that nothing is sent; leads back to the gallery. */
export const StageBar = ({
  told,
  state,
  name,
  language,
  secrets
}: {
  readonly told: Told
  readonly state: string
  readonly name: string
  readonly language: Language
  /** What opens the doors here. */
  readonly secrets: Readonly<Record<"password" | "code", string>>
}) => {
  const progress = useSyncExternalStore(told.subscribe, told.current)
  const says = words[language]
  const [machine = "", ...inside] = state.split(".")
  return (
    <aside aria-label={says.label} style={bars.bar}>
      <div style={bars.row}>
        <p role="status" style={bars.text}>
          <b>{name}</b>{" "}
          {progress.kind === "strayed"
            ? filled(says.strayed, { step: String(progress.step + 1), steps: String(progress.steps) })
            : says[progress.kind]}
        </p>
        <a href={`/dev/gallery/#/${machine}/${encodeURIComponent(inside.join("."))}`} style={bars.link}>
          {says.back}
        </a>
      </div>
      <details>
        <summary style={bars.summary}>{says.more}</summary>
        <p style={bars.text}>{filled(says.about, secrets)}</p>
      </details>
    </aside>
  )
}
