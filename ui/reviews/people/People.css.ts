import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { row } from "../../kit/Chip.css.ts"
import { dotted } from "../../kit/text/dotted.css.ts"
import { fiveColumns, narrow, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const one = "minmax(0, 1fr)"

export const page = style({ paddingBottom: 24, "@media": { [wide]: { paddingBottom: 48 } } })

export const hero = style({
  padding: "24px 20px",
  marginBottom: 16,
  borderRadius: "28px 8px 40px 8px",
  background: tokens.tile.laut,
  color: tokens.fixed.plum,
  "@media": { [wide]: { padding: "40px 48px", borderRadius: "64px 16px", marginBottom: 28 } }
})
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  padding: "4px 10px",
  borderRadius: tokens.radius.pill,
  ...font.captionStrong,
  background: tokens.color.surface,
  color: tokens.color.expert
})
export const heroTitle = style({ marginTop: 12, maxWidth: "18em", textWrap: "balance" })
export const heroText = style({ marginTop: 8, maxWidth: "52ch", ...font.bodyS })

export const groups = style({ marginBottom: 16 })
globalStyle(`${groups} ${row}`, { "@media": { [wide]: { flexWrap: "wrap" } } })
globalStyle(`${groups} li > a`, { "@media": { [narrow]: { minHeight: 44 } } })

export const cards = style({
  display: "grid",
  gridTemplateColumns: one,
  gap: 12,
  "@media": {
    [wide]: { gridTemplateColumns: `${one} ${one}`, gap: 20 },
    [fiveColumns]: { gridTemplateColumns: `${one} ${one} ${one}` }
  }
})
export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  height: "100%",
  padding: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  transition: `border-color ${tokens.motion.fast} ${tokens.motion.standard}`,
  ":hover": { borderColor: tokens.color.borderStrong },
  "@media": { [wide]: { padding: 24 } }
})
export const person = style({ display: "flex", gap: 14, alignItems: "center", minWidth: 0 })
export const names = style({ flex: 1, minWidth: 0 })
export const name = style(font.label)
export const nameLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  overflowWrap: "anywhere",
  ":hover": { color: tokens.color.brand, textDecoration: "underline" }
})
export const facts = style([dotted, { ...font.caption, color: tokens.color.textMuted }])
export const expert = style({
  minHeight: 24,
  alignContent: "center",
  ...font.captionStrong,
  color: tokens.color.expert
})
export const quote = style({ margin: 0, ...font.bodyS, overflowWrap: "anywhere" })
export const best = style({ marginTop: "auto", paddingTop: 12, borderTop: `1px solid ${tokens.color.border}` })
export const bestTitle = style({ ...font.caption, color: tokens.color.textMuted })
export const bestLink = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  minHeight: 60,
  ":hover": { color: tokens.color.brand }
})
export const picture = style({ width: 48 })
export const product = style({ display: "block", ...font.label, overflowWrap: "anywhere" })
export const brand = style({ display: "block", ...font.caption, color: tokens.color.textMuted })
export const rated = style({ display: "flex", alignItems: "center", gap: 6, ...font.caption })
export const all = style({ width: "100%", marginTop: 16, "@media": { [wide]: { width: "auto" } } })
export const busy = style({ opacity: 0.5 })
export const previous = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand
})

export const notSold = style({
  display: "flex",
  gap: 12,
  marginTop: 32,
  padding: 16,
  borderRadius: tokens.radius.md,
  background: tokens.color.infoTint,
  ...font.bodyS
})
globalStyle(`${notSold} > svg`, { flex: "none", color: tokens.color.info })

export const layout = style({
  display: "grid",
  gridTemplateColumns: one,
  gap: 24,
  "@media": { [wide]: { gridTemplateColumns: `344px ${one}`, gap: 48, alignItems: "start" } }
})
export const about = style({ display: "grid", gridTemplateColumns: one, gap: 16 })
export const who = style({ display: "flex", gap: 16, alignItems: "center", minWidth: 0 })
/** The disc of the person is large here, with its mark on the rim. */
globalStyle(`${who} > span`, { width: 80, height: 80 })
globalStyle(`${who} > span > span`, { right: 0, bottom: 0 })
export const whoName = style({ overflowWrap: "anywhere" })
export const level = style({ ...font.captionStrong, color: tokens.color.warning })
export const expertLine = style([dotted, { ...font.caption, color: tokens.color.textMuted }])
export const traits = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  selectors: { "&:empty": { display: "none" } }
})
globalStyle(`${traits} > li`, {
  padding: "6px 12px",
  borderRadius: tokens.radius.pill,
  ...font.bodySMedium,
  background: tokens.color.surfaceSunken
})
export const own = style({ ...font.bodyS, color: tokens.color.textMuted })
export const numbers = style({
  display: "grid",
  gridTemplateColumns: `${one} ${one} ${one}`,
  padding: "16px 8px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint,
  textAlign: "center"
})
/** The figure stands above its word. */
export const number = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  ...font.caption,
  selectors: { "& + &": { borderLeft: `1px solid ${tokens.color.border}` } }
})
export const figure = style({ ...font.h2Sheet, margin: 0, color: tokens.color.text })
export const bought = style({ display: "flex", gap: 8, ...font.bodyS, color: tokens.color.textMuted })
globalStyle(`${bought} > svg`, { flex: "none", marginTop: 2 })
export const badges = style({ display: "flex", flexWrap: "wrap", gap: "12px 4px", marginTop: 12 })
export const badge = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: 6,
  width: 84,
  ...font.caption,
  textAlign: "center"
})
const sign = style({
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: "20px 7px",
  color: tokens.fixed.plum
})
export const badgeSign = styleVariants({
  even: [sign, { background: tokens.tile.peach }],
  odd: [sign, { background: tokens.tile.laut }]
})
export const listHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 12px",
  marginBottom: 12
})
// Orders that stand in a line scroll sideways instead of making the page wider.
globalStyle(`${listHead} > *`, { minWidth: 0, maxWidth: "100%" })
export const sort = style({ display: "flex" })
// Choosing from the list needs the script; without it every order is a link.
globalStyle(`html:not([data-script]) ${sort} > span`, { display: "none" })
export const reviews = style({ display: "grid", gridTemplateColumns: one, gap: 12 })
