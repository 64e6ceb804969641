import { style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { font } from "../theme/font.ts"
import { turn } from "../theme/keyframes.css.ts"
import { tokens } from "../theme/tokens.css.ts"

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const

export const panel = style(column)
/** One line that opens the list. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 56,
  padding: "8px 14px",
  border: 0,
  background: "transparent",
  color: tokens.color.text,
  textAlign: "start",
  cursor: "pointer",
  ...font.bodyS
})
export const sign = style({ color: tokens.color.accent, flex: "none" })
export const name = style({ flex: "1 1 auto", minWidth: 0 })
export const saves = style([kit.text.label, kit.tone.success])
export const quiet = style({ color: tokens.color.textMuted })
export const used = style({ display: "flex", alignItems: "center", gap: 4, color: tokens.color.success })
/** Why a redeemed voucher takes nothing off. */
export const inactive = style({
  ...column,
  gap: 2,
  margin: "0 12px 12px",
  padding: "10px 14px",
  borderRadius: tokens.radius.md,
  background: tokens.color.warningTint,
  ...font.bodyS
})
export const inactiveName = style([kit.text.label])

export const form = style({ display: "flex", alignItems: "flex-end", gap: 8 })
export const field = style({ flex: "1 1 auto", minWidth: 0 })
export const body = style({ ...column, gap: 20 })
export const group = style({ ...column, gap: 10 })
export const best = style({
  ...column,
  gap: 8,
  padding: 16,
  border: `2px solid ${tokens.color.brand}`,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
export const bestName = style({ ...font.label, color: tokens.color.brand })
export const bestSaves = style([kit.heading.part])
export const bestLine = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 12,
  ...font.bodyS
})
export const list = style({ ...column, gap: 10, listStyle: "none", padding: 0, margin: 0 })
export const card = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 64,
  padding: "10px 14px",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  color: tokens.color.text,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": { borderColor: tokens.color.brand, background: tokens.color.surfaceTint }
  }
})
export const mark = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 22,
  height: 22,
  borderRadius: tokens.radius.pill,
  border: `2px solid ${tokens.color.borderStrong}`,
  selectors: {
    "[aria-pressed=true] > &": {
      borderColor: tokens.color.brand,
      background: tokens.color.brand,
      color: tokens.color.onBrand
    }
  }
})
/** In the place of the mark while the shop is asked. */
export const working = style({
  flex: "none",
  width: 22,
  height: 22,
  border: `2.5px solid ${tokens.color.brand}`,
  borderRightColor: "transparent",
  borderRadius: tokens.radius.pill,
  animation: `${turn} .8s linear infinite`
})
export const words = style({ ...column, flex: "1 1 auto", minWidth: 0, gap: 2 })
export const code = style({ ...font.label, overflowWrap: "anywhere" })
export const terms = style([kit.text.caption, kit.tone.muted])
export const off = style({ ...font.label, color: tokens.color.success, whiteSpace: "nowrap" })
/** One that takes nothing off yet. */
export const closed = style({
  ...column,
  gap: 2,
  padding: "12px 14px",
  border: `1px dashed ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  color: tokens.color.textMuted
})
export const missing = style([kit.text.small, kit.tone.warning])
