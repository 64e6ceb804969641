import { globalStyle, style } from "@vanilla-extract/css"
import { row } from "../../kit/Chip.css.ts"
import { narrow, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const page = style({ paddingBottom: 32, "@media": { [wide]: { paddingBottom: 64 } } })
export const head = style({ marginBottom: 16 })
export const about = style({ marginTop: 8, maxWidth: "60ch", color: tokens.color.textMuted })
export const layout = style({
  "@media": { [wide]: { display: "grid", gridTemplateColumns: "240px minmax(0, 1fr)", gap: 48, alignItems: "start" } }
})
/** Chips below the bar on narrow screens, a list that stays at the left on wide ones. */
export const jumps = style({
  position: "sticky",
  top: tokens.size.header,
  zIndex: tokens.z.listBar,
  background: tokens.color.bg,
  paddingBlock: 8,
  selectors: { 'html[data-header="away"] &': { "@media": { [narrow]: { top: 0 } } } },
  "@media": { [narrow]: { marginInline: -16, paddingInline: 16 }, [wide]: { top: 136 } }
})
globalStyle(`${jumps} ${row}`, { "@media": { [wide]: { flexDirection: "column", alignItems: "flex-start" } } })
globalStyle(`${jumps} a`, { minHeight: 44 })
export const rules = style({ minWidth: 0 })
export const section = style({ paddingTop: 24 })
export const rule = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: 12,
  alignItems: "start",
  paddingBlock: 16,
  selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } },
  "@media": { [wide]: { gridTemplateColumns: "140px minmax(0, 1fr)" } }
})
export const number = style({ ...font.h2Sheet, color: tokens.color.brand })
export const unit = style({ display: "block", ...font.caption, color: tokens.color.textMuted })
export const said = style({ margin: 0 })
export const title = style({ display: "block", ...font.label })
export const text = style({ display: "block", marginTop: 4, ...font.bodyS, color: tokens.color.textMuted })
export const levels = style({
  marginBlock: 12,
  padding: "4px 16px",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface
})
export const level = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  paddingBlock: 12,
  ...font.label,
  selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } }
})
export const objection = style({
  marginTop: 32,
  padding: 16,
  borderRadius: tokens.radius.md,
  background: tokens.color.infoTint,
  ...font.bodyS
})
export const link = style({ ...font.label, color: tokens.color.brand, textDecoration: "underline" })
