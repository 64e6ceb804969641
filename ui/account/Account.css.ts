import { globalStyle, style } from "@vanilla-extract/css"
import { fewLetters, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const panel = style({ display: "grid", gap: 16 })
export const form = style({ display: "grid", gap: 16 })
/** Two short fields side by side if there is room. */
export const pair = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(width >= 480px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }
})
export const lead = style({ ...font.bodyS, color: tokens.color.textMuted })
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 10px",
  ...font.bodyS
})
export const link = style({
  minHeight: 44,
  padding: "0 4px",
  margin: "0 -4px",
  border: 0,
  background: "none",
  cursor: "pointer",
  ...font.label,
  color: tokens.color.brand,
  textDecoration: "underline",
  textUnderlineOffset: 3
})
export const atEnd = style([link, { justifySelf: "end", marginTop: -8 }])
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "0 8px",
  ...font.bodyS
})
/** A link that few people need. */
export const quiet = style([link, { ...font.bodyS, color: tokens.color.textMuted }])
/** What stands below a form, apart from it. */
export const beside = style({
  display: "grid",
  marginTop: 4,
  paddingTop: 8,
  borderTop: `1px solid ${tokens.color.border}`
})
/** Where a code went, and the way to change that at the end of the line. */
export const destination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: 12
})
globalStyle(`${destination} > p`, { flex: "1 1 12rem", minWidth: 0 })
// In a line of its own, broken only if that is too short.
globalStyle(`${destination} b`, { display: "inline-block" })
/** Nothing is said as long as it is empty: it takes no room. */
export const status = style([lead, { selectors: { "&:empty": { marginTop: -16 } } }])
/** Fields that belong together, below what they are about. */
export const group = style({ display: "grid", gap: 16, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const groupName = style({ padding: 0, marginBottom: 12, ...font.h3 })
globalStyle(`${foot} > a`, { display: "inline-flex", alignItems: "center" })
export const or = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  ...font.bodyS,
  color: tokens.color.textMuted,
  "::before": { content: "", flex: 1, height: 1, background: tokens.color.border },
  "::after": { content: "", flex: 1, height: 1, background: tokens.color.border }
})
export const providers = style({ display: "grid", gap: 10 })

export const methods = style({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(5.25rem, 1fr))", gap: 8 })
export const method = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 4,
  minHeight: 68,
  padding: 8,
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  color: tokens.color.text,
  cursor: "pointer",
  ...font.label,
  selectors: {
    "&:hover": { borderColor: tokens.color.brand },
    "&:disabled": { opacity: 0.5, cursor: "default" }
  }
})
export const again = style({
  ...font.bodyS,
  color: tokens.color.textMuted,
  fontVariantNumeric: "tabular-nums"
})
/** A number beside its country, in line even if a hint or a problem stands with one of the two alone. */
export const phone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 6.5rem) minmax(0, 1fr)",
  columnGap: 10,
  "@media": { [fewLetters]: { gridTemplateColumns: "minmax(0, 1fr)" } }
})
globalStyle(`${phone} > div`, { display: "grid", gridRow: "span 4", gridTemplateRows: "subgrid" })
globalStyle(`${phone} > * + *`, { "@media": { [fewLetters]: { marginTop: 10 } } })
globalStyle(`${phone} > * > *`, { gridRow: 3 })
globalStyle(`${phone} > * > label`, { gridRow: 1 })
globalStyle(`${phone} > * > [id$='-hint']`, { gridRow: 2 })
globalStyle(`${phone} > * > [id$='-error']`, { gridRow: 4 })

/** A page of its own: completing details, a new password. */
export const page = style({
  display: "grid",
  gap: 20,
  width: "100%",
  maxWidth: 560,
  margin: "0 auto",
  paddingBlock: "24px 48px",
  "@media": { [wide]: { paddingBlock: "40px 64px" } }
})
/** For guests: the server draws it for everybody, and members never see it. */
export const toGuests = style({
  selectors: { "html[data-member] &": { visibility: "hidden" } }
})
globalStyle(`html[data-member] main:has(${toGuests})`, { minHeight: "100vh" })
export const card = style({
  display: "grid",
  gap: 16,
  "@media": {
    [wide]: {
      padding: 32,
      border: `1px solid ${tokens.color.border}`,
      borderRadius: tokens.radius.petalLg,
      background: tokens.color.surface
    }
  }
})
export const ways = style({
  display: "grid",
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { "p + &": { marginTop: 8 } }
})
globalStyle(`${ways} > legend`, { marginBottom: 8 })
/** Countries to choose from; the list scrolls, the buttons below it stay in sight. */
export const countries = style({
  display: "grid",
  // A long name takes two lines, and the list scrolls.
  gridAutoRows: "max-content",
  gap: 4,
  maxHeight: "min(300px, 40dvh)",
  overflowY: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0
})
/** Where a member lives, below the box that finds another place. */
export const lives = style({ marginTop: 6 })
