import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const fold = style({
  marginInline: -16,
  paddingInline: 16,
  background: tokens.color.surfaceTint,
  "@media": { [wide]: { display: "none" } }
})
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 10px",
  minHeight: 52,
  ...font.label,
  cursor: "pointer",
  listStyle: "none"
})
globalStyle(`${head}::-webkit-details-marker`, { display: "none" })
export const name = style({ flex: "1 1 9rem" })
export const quiet = style({ ...font.bodySMedium, color: tokens.color.textMuted })
export const sign = style({ selectors: { [`${fold}[open] &`]: { transform: "rotate(180deg)" } } })
export const whole = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12, paddingBottom: 16 })
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  padding: 18,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceSunken,
  "@media": { [narrow]: { display: "none" }, [wide]: { position: "sticky", top: 150 } }
})
