import { style } from "@vanilla-extract/css"
import { text, tone } from "../kit/text/Text.css.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 10 })
export const picture = style({ width: 56, flex: "none" })
export const about = style([text.small, tone.muted, { flex: "1 1 10rem" }])
export const sheet = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 14 })
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8
})
export const count = style([text.small, tone.muted])
export const group = style([text.label, tone.muted, { marginBottom: 4 }])
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)"
})
const row = {
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  gap: "2px 12px",
  padding: 14,
  borderRadius: tokens.radius.petal
} as const
export const choosable = style({
  ...row,
  position: "relative",
  ":focus-within": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3 }
})
export const marked = style({ background: tokens.color.surfaceTint })
export const out = style({ ...row, borderTop: `1px solid ${tokens.color.border}`, borderRadius: 0 })
/** Over the whole row: it is pressed wherever the row is. */
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0
})
export const dot = style({
  gridRow: "1 / span 4",
  width: 24,
  height: 24,
  borderRadius: "50%",
  border: `2px solid ${tokens.color.borderStrong}`,
  selectors: { [`${marked} &`]: { border: `8px solid ${tokens.color.brand}` } }
})
export const dashed = style([dot, { borderStyle: "dashed" }])
export const name = style({ ...font.label, gridColumn: 2 })
export const distance = style({ ...font.label, gridColumn: 3, gridRow: 1, whiteSpace: "nowrap" })
export const place = style([text.small, tone.muted, { gridColumn: "2 / span 2" }])
export const opening = style({
  ...font.bodyS,
  gridColumn: "2 / span 2",
  display: "flex",
  alignItems: "center",
  gap: 6
})
export const closed = style([text.label, tone.warning])
export const pill = style({ gridColumn: "2 / span 2", marginTop: 6 })
export const lacks = style({
  gridColumn: "2 / span 2",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
  marginTop: 8,
  padding: 12,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surfaceSunken
})
export const lack = style({ display: "flex", alignItems: "center", gap: 10 })
export const lackPicture = style({ width: 40, flex: "none", opacity: 0.6 })
export const lackName = style([text.label])
export const lackText = style([text.small, tone.warning, { display: "block" }])
export const takeRest = style({
  ...font.label,
  minHeight: 44,
  color: tokens.color.brand,
  textAlign: "start",
  textDecoration: "underline"
})
export const locate = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: tokens.color.brand,
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3 }
})
