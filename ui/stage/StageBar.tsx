import { useSyncExternalStore } from "react"
import { filled } from "#core/charts/words.ts"
import type { Language } from "#core/kernel/text.ts"
import stageEn from "../messages/en/gallery/stage.json"
import stageId from "../messages/id/gallery/stage.json"
import { tokens } from "../theme/tokens.css.ts"

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
    <aside aria-label={says.label} style={bar}>
      <div style={row}>
        <p role="status" style={text}>
          <b>{name}</b>{" "}
          {progress.kind === "strayed"
            ? filled(says.strayed, { step: String(progress.step + 1), steps: String(progress.steps) })
            : says[progress.kind]}
        </p>
        <a href={`/dev/gallery/#/${machine}/${encodeURIComponent(inside.join("."))}`} style={link}>
          {says.back}
        </a>
      </div>
      <details>
        <summary style={summary}>{says.more}</summary>
        <p style={text}>{filled(says.about, secrets)}</p>
      </details>
    </aside>
  )
}

// Styles of its own: the one style sheet of the shop carries nothing that only developers see.
const bar = {
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: tokens.z.tour,
  pointerEvents: "auto",
  padding: "6px 12px",
  color: tokens.color.onBrand,
  background: tokens.color.brand
} as const
const row = { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 } as const
const text = { margin: 0, font: tokens.text.bodyS } as const
const summary = { font: tokens.text.bodyS, cursor: "pointer", width: "fit-content" } as const
const link = {
  flex: "none",
  padding: "8px 4px",
  font: tokens.text.label,
  color: "inherit",
  textDecoration: "underline"
} as const
