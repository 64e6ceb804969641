import { style } from "@vanilla-extract/css"
import { fiveColumns, fourColumns, narrow, threeColumns, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** The tab bar leads to this page: on narrow screens no path has to. */
export const path = style({ "@media": { [narrow]: { height: 8, overflow: "hidden", visibility: "hidden" } } })
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 12px",
  paddingTop: 8
})

export const wordmarks = style({
  display: "flex",
  gap: 8,
  marginTop: 12,
  "@media": {
    [narrow]: { marginInline: -16, paddingInline: 16, overflowX: "auto", scrollbarWidth: "none" },
    [wide]: { gap: 16, marginTop: 20 }
  }
})
export const wordmarkPlace = style({ flex: "none", minWidth: 132, "@media": { [wide]: { flex: 1, minWidth: 0 } } })
export const mark = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  height: "100%",
  minHeight: 64,
  padding: "4px 14px",
  borderRadius: tokens.radius.petal,
  textAlign: "center",
  "@media": { [wide]: { flexDirection: "column", minHeight: 128, padding: "10px 8px", overflowWrap: "anywhere" } }
})

/** Below the header, or at the top while the header is away. */
export const letters = style({
  position: "sticky",
  top: tokens.size.header,
  zIndex: tokens.z.listBar,
  marginInline: -16,
  padding: "8px 0",
  background: tokens.color.bg,
  borderBottom: `1px solid ${tokens.color.border}`,
  transition: `top ${tokens.motion.base} ${tokens.motion.standard}`,
  "@media": { [wide]: { top: 119, marginInline: 0, marginTop: 8 } },
  selectors: { 'html[data-header="away"] &': { "@media": { [narrow]: { top: 0 } } } }
})
export const alphabet = style({
  display: "flex",
  gap: 4,
  paddingInline: 16,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": {
    [narrow]: { maskImage: "linear-gradient(90deg, #000 calc(100% - 40px), transparent)" },
    [wide]: { justifyContent: "space-between", gap: 0, paddingInline: 0 }
  }
})
const key = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: tokens.radius.petalSm,
  ...font.label,
  "@media": { [wide]: { width: "min(44px, 3.2vw)" } }
})
export const letter = style([
  key,
  {
    color: tokens.color.brand,
    ":hover": { background: tokens.color.surfaceTint },
    ":focus-visible": { outlineOffset: -3 },
    selectors: { "&[aria-current]": { background: tokens.color.brand, color: tokens.color.onBrand } }
  }
])
export const noLetter = style([key, { ...font.bodySMedium, color: tokens.color.textMuted }])

/** Letters below one another; on wide screens in columns. */
export const list = style({
  paddingBottom: 24,
  "@media": { [wide]: { columns: 3, columnGap: 32, paddingTop: 16 }, [fiveColumns]: { columns: 4 } }
})
export const group = style({
  display: "grid",
  gridTemplateColumns: "2.25rem minmax(0, 1fr)",
  breakInside: "avoid",
  paddingBlock: "4px 6px",
  borderTop: `1px solid ${tokens.color.border}`,

  selectors: { "&:first-child": { "@media": { [narrow]: { borderTop: 0 } } } },
  "@media": { [wide]: { gridTemplateColumns: "3rem minmax(0, 1fr)", paddingBlock: 4, scrollMarginTop: 68 } }
})
/** In the middle of the first name's line. */
export const letterTitle = style({
  alignSelf: "start",
  display: "grid",
  alignContent: "center",
  minHeight: 44,
  "@media": { [wide]: { minHeight: 40 } },
  ...font.h2,
  color: tokens.color.brand
})
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const names = style({
  display: "grid",
  columnGap: 16,
  // Two, and one if letters are large.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(40%, 6.5rem), 1fr))",
  "@media": { [threeColumns]: columns(3), [fourColumns]: columns(4), [wide]: columns(1) }
})
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  ...font.label,
  ":hover": { color: tokens.color.brand },
  "@media": { [wide]: { justifyContent: "space-between", minHeight: 40 } }
})
export const brandWords = style({ minWidth: 0, overflowWrap: "anywhere" })
export const count = style({
  position: "relative",
  ...font.bodyS,
  color: tokens.color.textMuted,
  fontVariantNumeric: "tabular-nums"
})
