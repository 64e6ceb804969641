import { globalStyle, style } from "@vanilla-extract/css"
import { bottomBar } from "../../theme/bottom-bar.ts"
import { wide } from "../../theme/breakpoints.ts"
import { font, strong } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const bar = style({
  ...bottomBar,
  display: "grid",
  gridAutoColumns: "1fr",
  gridAutoFlow: "column",
  padding: "6px 4px calc(6px + env(safe-area-inset-bottom))",
  "@media": { [wide]: { display: "none" } },
  // A page with something to do has its own bar there.
  selectors: { "html:has([data-page-bar]) &": { display: "none" } }
})
export const tab = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minHeight: 48,
  borderRadius: 12,
  ...font.captionBound,
  color: tokens.color.textMuted,
  selectors: { '&[aria-current="page"]': { color: tokens.color.brand, ...strong } }
})
globalStyle(`${tab}[aria-current="page"] svg`, { fill: tokens.color.surfaceTint })
export const write = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 26,
  marginBlock: -1,
  borderRadius: "13px 5px",
  background: tokens.color.brand,
  color: tokens.color.onBrand
})
