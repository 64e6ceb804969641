import { style } from "@vanilla-extract/css"
import { fiveColumns, fourColumns, threeColumns, wide } from "../../theme/breakpoints.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const head = style({ marginBottom: 14 })
export const letters = style({ display: "flex", flexWrap: "wrap", gap: 6, marginBlock: "14px 22px" })
export const letter = style({
  display: "grid",
  placeItems: "center",
  minWidth: 44,
  height: 44,
  padding: "0 10px",
  borderRadius: tokens.radius.petalSm,
  font: `700 .9375rem/1.25rem ${tokens.font.body}`,
  ":hover": { background: tokens.color.surfaceTint },
  selectors: { '&[aria-current="page"]': { background: tokens.color.brand, color: tokens.color.onBrand } }
})
export const group = style({ marginTop: 24 })
export const groupTitle = style({ marginBottom: 10, font: tokens.text.h2, color: tokens.color.brand })
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const brands = style({
  display: "grid",
  gap: 10,
  ...columns(2),
  "@media": { [threeColumns]: columns(3), [fourColumns]: columns(4), [wide]: { gap: 16 }, [fiveColumns]: columns(5) }
})
export const brand = style({
  display: "grid",
  alignContent: "center",
  gap: 2,
  minHeight: 84,
  padding: "10px 14px",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.surface,
  ":hover": { borderColor: tokens.color.brand }
})
export const mark = style({ font: `400 1.25rem/1.5rem ${tokens.font.display}`, overflowWrap: "anywhere" })
export const about = style({ font: tokens.text.caption, color: tokens.color.textMuted })
