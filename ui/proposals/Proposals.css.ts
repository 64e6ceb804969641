import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { bottomBar } from "../theme/bottom-bar.ts"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({ maxWidth: 688, paddingBlock: "16px 112px", "@media": { [wide]: { paddingBottom: 64 } } })
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 28 })
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 })
export const label = style({ margin: "0 0 6px", ...font.label })
export const quiet = style([kit.text.small, kit.tone.muted])
export const error = style({ margin: "8px 0 0", ...font.label, color: tokens.color.danger })
export const start = style({ justifySelf: "start", marginTop: 8 })
export const words = style({ flex: 1, display: "grid", minWidth: 0, overflowWrap: "anywhere" })
/** Brands, one below the other. */
export const choices = style({
  minWidth: 0,
  margin: "8px 0 0",
  padding: 0,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  overflow: "hidden"
})
const chosen = {
  "&:has(:checked)": { background: tokens.color.surfaceTint },
  "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3 }
}
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 64,
  padding: "10px 14px",
  cursor: "pointer",
  selectors: { ...chosen, "& + &": { borderTop: `1px solid ${tokens.color.border}` } }
})
export const letter = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.surfaceSunken,
  color: tokens.color.brand,
  ...font.h2Sheet
})
export const radio = style({ flex: "none", width: 24, height: 24, margin: 0, accentColor: tokens.color.brand })
globalStyle(`${radio}:focus-visible`, { outline: "none" })
/** Says that names are compared, without moving anything. */
export const comparing = style({ height: 2, marginTop: -2, borderRadius: 2, background: tokens.color.brand })
export const live = style({ minWidth: 0 })
export const panel = style({
  marginTop: 10,
  padding: "16px 18px 10px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.infoTint,
  animation: "none",
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
})
export const panelTitle = style([kit.text.label])
export const products = style({ listStyle: "none", margin: "4px 0 0", padding: 0 })
export const product = style({ display: "flex", alignItems: "center", gap: 12 })
globalStyle(`${products} > li`, { paddingBlock: 12, borderBottom: `1px solid ${tokens.color.border}` })
export const picture = style({ flex: "none", width: 56, height: 56 })
/** A word of the typed name. */
export const shared = style({ fontStyle: "normal", color: tokens.color.info })
export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 52,
  padding: "8px 14px",
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  color: "inherit",
  textAlign: "start",
  selectors: { "&[aria-invalid=true]": { border: `2px solid ${tokens.color.danger}` } }
})
export const saved = style({ margin: "-12px 0 0", ...font.bodyS, color: tokens.color.textMuted })
export const bar = style({
  ...bottomBar,
  padding: "10px 16px calc(10px + env(safe-area-inset-bottom))",
  "@media": { [wide]: { position: "static", padding: 0, background: "none", boxShadow: "none" } }
})
export const sheet = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 })
/** Three bars that say where one is. */
export const levels = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 6
})
const level_ = style({
  display: "grid",
  alignContent: "start",
  paddingTop: 8,
  borderTop: `4px solid ${tokens.color.brand}`,
  ...font.label,
  overflowWrap: "anywhere"
})
export const level = styleVariants({
  here: [level_],
  later: [level_, { borderColor: tokens.color.border, color: tokens.color.textMuted }]
})
export const levelLink = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: tokens.color.brand,
  textAlign: "start",
  textDecoration: "underline",
  ...font.label
})
export const list = style({ listStyle: "none", minWidth: 0, margin: 0, padding: 0, border: 0 })
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 68,
  padding: "8px 12px",
  border: 0,
  borderBottom: `1px solid ${tokens.color.border}`,
  background: "none",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
  ...font.body,
  selectors: {
    ...chosen,
    "&:has(:checked)": { background: tokens.color.surfaceTint, borderRadius: tokens.radius.petalSm }
  }
})
export const cards = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 12 })
export const quote = style([kit.text.label])
export const ways = style({ display: "flex", flexWrap: "wrap", gap: 8, selectors: { "&:empty": { display: "none" } } })
