import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { fewLetters, narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

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
  color: tokens.fixed.ink,
  "@media": { [wide]: { minHeight: 170 } }
})

/** The band of a category goes over into the wall of its picture. */
export const ground = styleVariants({
  category: { background: `var(--wall, ${tokens.tile.pandan})` },
  brand: { background: tokens.tile.lilac },
  tag: { background: tokens.tile.laut },
  promotion: { background: tokens.tile.blossom },
  search: { background: tokens.tile.beras }
})

export const words = style({
  position: "relative",
  zIndex: 1,
  maxWidth: "66%",
  padding: "12px 20px",
  "@media": { [wide]: { padding: "30px 44px" }, [fewLetters]: { maxWidth: "none" } }
})
export const alone = style({ maxWidth: "none" })
export const title = style({
  ...font.displayL,
  overflowWrap: "anywhere"
})
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

/** The mark of the shop stands here if there is no picture, as quiet as embossed paper. */
export const emblem = style({
  position: "absolute",
  right: "4%",
  top: "50%",
  width: 150,
  color: "rgb(255 255 255 / .55)",
  transform: "translateY(-50%) rotate(12deg)",
  "@media": { [wide]: { right: "8%", width: 260 } }
})
globalStyle(`${emblem} path:last-child`, { fill: "transparent" })

const fadeIn = "linear-gradient(90deg, transparent, #000 22%)"
export const picture = style({
  position: "absolute",
  inset: "0 0 0 auto",
  width: "42%",
  maskImage: fadeIn,
  "@media": { [narrow]: { width: "46%" }, [fewLetters]: { display: "none" } }
})
