import { globalStyle, style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { fiveColumns, fourColumns, narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const path = style({ "@media": { [narrow]: { height: 8, overflow: "hidden", visibility: "hidden" } } })
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 12px",
  paddingTop: 8
})
/** One line that ends in a fade on narrow screens; as many lines as it takes on wide ones. */
export const chips = style({ marginTop: 8 })
globalStyle(`${chips} > ul`, {
  "@media": {
    [narrow]: { paddingRight: 48, maskImage: "linear-gradient(90deg, #000 calc(100% - 40px), transparent)" },
    [wide]: { flexWrap: "wrap" }
  }
})
export const chip = style({ minHeight: 44 })

/** Cities below one another on narrow screens, in columns on wide ones. */
export const cities = style({
  "@media": { [fourColumns]: { columns: 2, columnGap: 32 }, [fiveColumns]: { columns: 3 } }
})
export const city = style({ breakInside: "avoid", paddingTop: 14 })
export const cityHead = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 10px" })
export const cityName = style({ ...font.h2Sheet, color: tokens.color.brand })
export const muted = style([kit.text.small, kit.tone.muted])

const rows = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const
export const stores = style(rows)
export const wideStores = style({
  ...rows,
  columnGap: 32,
  "@media": {
    [fourColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [fiveColumns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }
  }
})
export const store = style({
  paddingBlock: "8px 4px",
  borderBottom: `1px solid ${tokens.color.border}`,
  scrollMarginTop: 20
})
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  ...font.h3
})
export const opening = style([kit.text.label, kit.tone.muted])
export const open = style({ color: tokens.color.success })
export const links = style({ display: "flex", flexWrap: "wrap", gap: "0 20px" })
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  color: tokens.color.brand,
  ...font.label,
  ":hover": { textDecoration: "underline", textUnderlineOffset: 3 }
})

/** The way to the stores of other cities. */
export const elsewhere = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 60,
  maxWidth: 640,
  marginBlock: 20,
  padding: "8px 16px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint,
  ...font.bodyS,
  "@media": { [wide]: { marginBlock: 28 } }
})
export const elsewhereWords = style({ flex: 1, minWidth: 0 })
export const elsewhereLink = style({
  display: "block",
  ...font.h3,
  color: tokens.color.brand
})
