import { style } from "@vanilla-extract/css"
import { narrow, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const whole = style({ display: "flex", flexDirection: "column", gap: tokens.space.x2, minWidth: 0 })
/** With the whole screen. */
export const alone = style({ minHeight: 0 })
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.x2,
  "@media": { [narrow]: { flexWrap: "nowrap", overflowX: "auto", paddingBlock: 3, marginBlock: -3 } }
})
export const window = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "calc(100svh - 260px)",
  minHeight: 420,
  selectors: { [`${alone} > &`]: { flex: "1 1 0", height: "auto", minHeight: 0 } },
  "@media": { [wide]: { minHeight: 480 } }
})
export const frame = style({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.bg,
  cursor: "grab",
  // Two fingers enlarge the drawing and not the page.
  touchAction: "pan-x pan-y",
  ":active": { cursor: "grabbing" }
})
export const overview = style({
  position: "absolute",
  right: 16,
  bottom: 16,
  width: 168,
  maxHeight: 150,
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.sm,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s1,
  cursor: "pointer",
  touchAction: "none",
  "@media": { [narrow]: { width: 84, right: 8, bottom: "auto", top: 8, opacity: 0.92 } }
})
export const small = style({ fill: tokens.color.borderStrong })
export const seen = style({
  fill: tokens.color.accent,
  fillOpacity: 0.18,
  stroke: tokens.color.accent,
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke"
})
export const keys = style({ ...font.bodyS, color: tokens.color.textMuted })
