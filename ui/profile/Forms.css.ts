import { globalStyle, style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const form = style({ display: "grid", gap: 16, maxWidth: 560 })
/** A form whose choices stand beside each other. */
export const broad = style({ display: "grid", gap: 16 })
/** As wide as the fields of other forms. */
export const save = style({ maxWidth: 560 })
export const step = style({ display: "grid", gap: 20, minWidth: 0, outline: "none" })
export const part = style({ display: "grid", gap: 16, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const legend = style({ padding: 0, marginBottom: 12, ...font.label })
/** Fields that belong together; what follows is about something else. */
export const group = style([
  part,
  { selectors: { "& + &": { marginTop: 8, paddingTop: 24, borderTop: `1px solid ${tokens.color.border}` } } }
])
export const groupName = style({ float: "left", width: "100%", padding: 0, ...font.h3 })
/** Two short fields side by side if there is room. */
export const pair = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(width >= 480px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "end" } }
})
export const quiet = style([kit.text.small, kit.tone.muted])
/** Fields that few people fill in. */
export const fold = style({
  borderBlock: `1px solid ${tokens.color.border}`
})
export const foldSign = style({ transition: `transform ${tokens.motion.base} ${tokens.motion.standard}` })
globalStyle(`${fold}[open] ${foldSign}`, { transform: "rotate(180deg)" })
export const folded = style({ display: "grid", gap: 16, padding: "4px 0 20px" })
/** What a row is about, and at its end what can be done. */
export const between = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12
})
export const what = style({ display: "grid", gap: 4, minWidth: 0 })
export const card = style({
  display: "grid",
  gap: 8,
  padding: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  maxWidth: 560,
  overflowWrap: "anywhere"
})
/** What the shop promises before it asks. */
export const promise = style([
  card,
  { border: 0, borderRadius: tokens.radius.petal, background: tokens.color.surfaceTint }
])
globalStyle(`${promise} svg`, { color: tokens.color.brand })
/** Addresses, beside each other if there is room. */
export const book = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))",
  gap: 12
})
/** The one that is taken unless another one is chosen. */
export const chosen = style({ borderColor: tokens.color.brand })
export const cardName = style({ display: "inline-flex", alignItems: "center", gap: 8, minHeight: 24, ...font.h3 })
export const cardEnd = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "end",
  gap: 10,
  marginTop: 4,
  paddingTop: 12,
  borderTop: `1px solid ${tokens.color.border}`
})
export const further = style({ "@media": { [wide]: { justifySelf: "start" } } })
/** Choices of one kind, each a row. */
export const rows = style([card, { gap: 4, margin: 0 }])
/** What cannot be undone stands apart. */
export const apart = style([card, { borderColor: tokens.color.danger }])
/** Pages that belong to this one, each a row. */
export const elsewhere = style({ display: "grid", gap: 10, maxWidth: 560, marginTop: 8 })
export const entries = style({
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  overflow: "hidden"
})
globalStyle(`${entries} > li + li`, { borderTop: `1px solid ${tokens.color.border}` })
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "8px 16px",
  ...font.label,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3, borderRadius: tokens.radius.lg }
})
export const entryWords = style({ flex: 1, minWidth: 0, display: "grid" })
/** Deletes for good. */
export const danger = style({
  selectors: {
    "&&": { borderColor: tokens.color.danger, color: tokens.color.danger },
    "&&:hover": { background: tokens.color.dangerTint }
  }
})
export const dangerQuiet = style({
  marginLeft: "auto",
  selectors: { "&&": { color: tokens.color.danger }, "&&:hover": { background: tokens.color.dangerTint } }
})
export const dangerYes = style({
  selectors: { "&&, &&:hover": { background: tokens.color.danger, color: tokens.color.surface } }
})
export const points = style({ display: "grid", gap: 8, margin: "4px 0 8px", padding: 0, listStyle: "none" })
export const point = style({ display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 10, ...font.bodyS })
export const row = style({ display: "flex", flexWrap: "wrap", gap: 10, alignItems: "center" })
/** A field and the button that takes it out. */
export const taken = style([row, { alignItems: "end" }])
/** The buttons at the end of a form, as wide as its fields. */
export const ends = style([row, { flexWrap: "nowrap", maxWidth: 560 }])
export const avatar = style([row, { gap: 16 }])
export const file = style({ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" })
export const crop = style({
  position: "relative",
  width: "min(100%, 280px)",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: "50%",
  background: tokens.color.surfaceSunken
})
export const cropped = style({ position: "absolute", maxWidth: "none" })
export const range = style({ width: "100%", minHeight: 32, accentColor: tokens.color.brand })
export const tags = style({ display: "flex", flexWrap: "wrap", gap: 8 })
export const tag = style({
  minHeight: 44,
  padding: "8px 16px",
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface,
  color: tokens.color.text,
  ...font.label,
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": {
      borderColor: tokens.color.brand,
      background: tokens.color.surfaceTint,
      color: tokens.color.brand
    }
  }
})
