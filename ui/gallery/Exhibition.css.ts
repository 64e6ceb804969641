import { style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const missing = style({ padding: tokens.space.x10 })
export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x4,
  padding: `${tokens.space.x4} ${tokens.space.x4} ${tokens.space.x10}`,
  "@media": { [wide]: { paddingInline: tokens.space.x6 } }
})
export const head = style({ display: "flex", flexDirection: "column", gap: tokens.space.x1 })
export const back = style({
  ...font.label,
  color: tokens.color.brand,
  alignSelf: "flex-start",
  paddingBlock: 6
})
export const title = style({ ...font.h1 })
export const purpose = style({ color: tokens.color.textMuted, maxWidth: "72ch" })

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.x3,
  position: "relative",
  zIndex: tokens.z.sticky
})
export const views = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.x1 })
export const view = style({
  minHeight: 40,
  padding: "10px 14px",
  borderRadius: tokens.radius.pill,
  ...font.label,
  color: tokens.color.brand,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { borderRadius: tokens.radius.pill },
  selectors: {
    '&[aria-current="page"]': { background: tokens.color.surfaceInverse, color: tokens.color.textOnInverse }
  }
})

export const columns = style({
  display: "grid",
  gap: tokens.space.x4,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 380px" } }
})
export const aside = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x4,
  "@media": { [wide]: { maxHeight: "calc(100vh - 24px)", overflowY: "auto", position: "sticky", top: 12 } }
})
