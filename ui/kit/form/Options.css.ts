import { globalStyle, style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import * as kit from "../text/Text.css.ts"
import { unseen as forListeners } from "../text/Text.css.ts"

export const options = style({
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
  // A question stands apart from what is said before it.
  selectors: { "p + &": { marginTop: 20 } }
})
export const legend = style({ ...font.h3, marginBottom: 10, padding: 0 })
export const unseen = forListeners
export const list = style({
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  overflow: "hidden",
  selectors: { '[aria-invalid="true"] &': { border: `2px solid ${tokens.color.danger}` } }
})
export const groups = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 })
export const groupHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 12px",
  width: "100%",
  padding: 0,
  marginBottom: 8
})
export const groupName = style([kit.text.label])
export const aside = style([kit.text.small, kit.tone.muted])
export const fold = style({ borderTop: `1px solid ${tokens.color.border}`, ":first-child": { borderTop: 0 } })
export const foldHead = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 52,
  padding: "8px 14px",
  ...font.label,
  color: tokens.color.brand,
  cursor: "pointer",
  listStyle: "none",
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3, borderRadius: 16 }
})
globalStyle(`${foldHead}::-webkit-details-marker`, { display: "none" })
export const foldName = style({ flex: 1, minWidth: 0 })
export const foldSign = style({ flex: "none", selectors: { [`${fold}[open] &`]: { transform: "rotate(180deg)" } } })
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 64,
  padding: "12px 14px",
  cursor: "pointer",
  selectors: {
    "& + &": { borderTop: `1px solid ${tokens.color.border}` },
    [`${foldHead} + &`]: { borderTop: `1px solid ${tokens.color.border}` },
    "&:has(:checked)": { background: tokens.color.surfaceTint },
    "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3, borderRadius: 16 }
  }
})
/** Muted rather than faded: why it cannot be had must be read. */
export const out = style({ cursor: "default", color: tokens.color.textMuted, background: tokens.color.surfaceSunken })
export const input = style({
  appearance: "none",
  flex: "none",
  width: 22,
  height: 22,
  border: `2px solid ${tokens.color.borderStrong}`,
  borderRadius: "50%",
  background: tokens.color.surface,
  cursor: "pointer",
  ":checked": { borderColor: tokens.color.brand, borderWidth: 7 },
  ":disabled": { borderColor: tokens.color.border, cursor: "default" },
  // The whole row shows the focus.
  ":focus-visible": { outline: "none" }
})
export const words = style({ flex: 1, minWidth: 0, display: "grid" })
export const title = style([kit.text.label])
export const text = style([kit.text.small, kit.tone.muted])
export const end = style({
  flex: "none",
  display: "grid",
  justifyItems: "end",
  ...font.label,
  fontVariantNumeric: "tabular-nums"
})
export const error = style({
  marginBottom: 8,
  ...font.label,
  color: tokens.color.danger
})
