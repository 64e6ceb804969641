import { style } from "@vanilla-extract/css"
import { fourColumns, threeColumns, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const brands = style({
  display: "grid",
  gap: "16px 12px",
  marginTop: 16,
  // Two, and one if letters are large.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(40%, 6.5rem), 1fr))",
  "@media": {
    [threeColumns]: columns(3),
    [fourColumns]: columns(4),
    [wide]: { gap: "28px 20px", marginTop: 28 }
  }
})
export const tile = style({ display: "block", ":hover": { color: tokens.color.brand } })
export const wall = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flexDirection: "column",
  gap: 6,
  minHeight: 96,
  padding: "8px 10px",
  overflow: "hidden",
  borderRadius: tokens.radius.petal,
  overflowWrap: "anywhere",
  "@media": { [wide]: { flexDirection: "row", gap: 14, minHeight: 132, padding: 16 } }
})
export const name = style({ display: "block", marginTop: 8, ...font.label, "@media": { [wide]: font.h3 } })
export const about = style({ display: "block", ...font.bodyS, color: tokens.color.textMuted })

export const goods = style({ marginTop: 28, "@media": { [wide]: { marginTop: 48 } } })
export const nearby = style({ marginTop: 32, "@media": { [wide]: { marginTop: 48 } } })
