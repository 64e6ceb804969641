import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
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
  font: `400 1.375rem/1.75rem ${tokens.font.display}`,
  overflowWrap: "anywhere",
  "@media": { [wide]: { font: tokens.text.h1 } }
})
export const resultsCount = style({ font: tokens.text.bodyS, color: tokens.color.textMuted })

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

export const ground = styleVariants({
  category: { background: tokens.tile.pandan },
  brand: { background: tokens.tile.lilac },
  tag: { background: tokens.tile.laut },
  promotion: { background: tokens.tile.blossom },
  search: { background: tokens.tile.beras }
})

export const words = style({
  position: "relative",
  zIndex: 1,
  maxWidth: "66%",
  padding: "8px 20px",
  "@media": { [wide]: { padding: "30px 44px" } }
})
export const alone = style({ maxWidth: "none" })
export const title = style({
  font: `400 min(1.75rem, 9vw)/1.143 ${tokens.font.display}`,
  overflowWrap: "anywhere",
  "@media": { [wide]: { fontSize: "2.75rem", lineHeight: "3.125rem" } }
})
export const about = style({
  marginTop: 2,
  font: tokens.text.small,
  "@media": { [wide]: { fontSize: "1rem", lineHeight: "1.5rem" } }
})
export const story = style({
  maxWidth: "60ch",
  marginTop: 4,
  font: tokens.text.small,
  "@media": { [wide]: { marginTop: 8, font: tokens.text.bodyS } }
})

/** The mark of the shop stands here if there is no picture, as quiet as embossed paper. */
export const emblem = style({
  position: "absolute",
  right: "4%",
  top: "50%",
  fontSize: 150,
  color: "rgb(255 255 255 / .55)",
  transform: "translateY(-50%) rotate(12deg)",
  "@media": { [wide]: { right: "8%", fontSize: 260 } }
})
globalStyle(`${emblem} path:last-child`, { fill: "transparent" })

const fadeIn = "linear-gradient(90deg, transparent, #000 22%)"
export const picture = style({
  position: "absolute",
  inset: "0 0 0 auto",
  width: "42%",
  maskImage: fadeIn,
  "@media": { [narrow]: { width: "46%" } }
})
