import { globalStyle, style } from "@vanilla-extract/css"
import { fewLetters, narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"
import { besideGoods } from "./PlaceArt.css.ts"

/** On narrow screens the path to a category takes one line; other places are one step from home. */
export const path = style({})
globalStyle(`${path} ol`, { "@media": { [narrow]: { paddingBlock: 4 } } })
export const widePath = style({ "@media": { [narrow]: { height: 8, overflow: "hidden", visibility: "hidden" } } })

/** The head of a search: its words and its count in one line. */
export const results = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 16px",
  padding: "12px 0 4px",
  "@media": { [wide]: { justifyContent: "flex-start", padding: "28px 0 0" } }
})
export const resultsTitle = style({
  ...font.h2Sheet,
  overflowWrap: "anywhere",
  "@media": { [wide]: font.h1 }
})
export const resultsCount = style({ ...font.bodyS, color: tokens.color.textMuted })

export const banner = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: 80,
  overflow: "hidden",
  borderRadius: tokens.radius.petalLg,
  background: `var(--wall, ${tokens.tile.pandan})`,
  color: tokens.fixed.ink,
  "@media": { [wide]: { minHeight: 170 } }
})

/** Its own ground, or that of its picture, which stands in the light in both themes. */
export const calm = style({ background: tokens.color.surfaceTint, color: tokens.color.text })

export const words = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  padding: "12px 0 12px 20px",
  "@media": { [wide]: { gap: 24, padding: "30px 44px" } }
})
export const names = style({ minWidth: 0 })
/** The words end where the goods of a scene begin. */
export const besideScene = style({
  maxWidth: "66%",
  "@media": { [fewLetters]: { maxWidth: "none" }, [wide]: { maxWidth: "calc(100% - 290px)" } }
})
export const beside = style(besideGoods)
export const title = style({ ...font.displayL, overflowWrap: "anywhere" })
export const about = style({
  marginTop: 2,
  ...font.bodyS,
  "@media": { [wide]: font.body }
})
/** Below the band, in the words of the brand. */
export const story = style({
  maxWidth: "60ch",
  marginTop: 8,
  ...font.bodyS,
  "@media": { [wide]: { marginTop: 14, ...font.body } }
})
