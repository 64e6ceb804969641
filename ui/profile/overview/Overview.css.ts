import { style } from "@vanilla-extract/css"
import * as kit from "../../kit/text/Text.css.ts"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** The last order and the next step, side by side if there is room. */
export const now = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "@media": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(300px, 1fr))" } }
})
export const part = style({ display: "grid", gridTemplateRows: "auto 1fr", gap: 8, minWidth: 0 })
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 44
})
export const all = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand,
  textDecoration: "underline",
  textUnderlineOffset: 3
})
/** As high whatever it shows. */
export const box = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 92,
  padding: "12px 14px",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  color: "inherit",
  textDecoration: "none",
  selectors: { "a&:hover": { borderColor: tokens.color.brand } }
})
export const sign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 48,
  height: 48,
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.surfaceTint,
  color: tokens.color.brand
})
export const picture = style({ flex: "none", width: 64, height: 64 })
export const words = style({ flex: 1, minWidth: 0, display: "grid", gap: 4, justifyItems: "start" })
export const name = style([kit.text.label])
export const quiet = style([kit.text.small, kit.tone.muted])

/** The member: name, and since when. */
export const who = style({
  display: "flex",
  alignItems: "start",
  gap: 16,
  padding: 18,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
export const names = style({ display: "grid", gap: 2, minWidth: 0, overflowWrap: "anywhere" })
export const whole = style([kit.heading.part])
export const marks = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 6 })
