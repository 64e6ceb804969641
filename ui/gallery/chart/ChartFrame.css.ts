import { style } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const whole = style({ display: "flex", flexDirection: "column", gap: tokens.space.x2, minWidth: 0 })
export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.x2 })
export const frame = style({
  height: "62vh",
  overflow: "auto",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.bg,
  cursor: "grab",
  ":active": { cursor: "grabbing" },
  "@media": { [wide]: { height: "calc(100vh - 330px)", minHeight: 460 } }
})
export const keys = style({ ...font.bodyS, color: tokens.color.textMuted })
