import { style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

export const banner = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: 96,
  overflow: "hidden",
  borderRadius: tokens.radius.petalLg,
  background: tokens.tile.pandan,
  color: tokens.fixed.ink,
  "@media": { [wide]: { minHeight: 170 } }
})

export const words = style({
  position: "relative",
  zIndex: 1,
  maxWidth: "66%",
  padding: "18px 20px",
  "@media": { [wide]: { padding: "30px 44px" } }
})
export const alone = style({ maxWidth: "none" })
export const title = style({
  font: `400 28px/32px ${tokens.font.display}`,
  overflowWrap: "anywhere",
  "@media": { [wide]: { fontSize: 44, lineHeight: "50px" } }
})
export const about = style({
  marginTop: 2,
  font: tokens.text.small,
  "@media": { [wide]: { fontSize: 16, lineHeight: "24px" } }
})
export const story = style({
  maxWidth: "60ch",
  marginTop: 8,
  font: tokens.text.small,
  "@media": { [wide]: { font: tokens.text.bodyS } }
})

const fadeIn = "linear-gradient(90deg, transparent, #000 22%)"
export const picture = style({
  position: "absolute",
  inset: "0 0 0 auto",
  width: "42%",
  maskImage: fadeIn,
  "@media": { [narrow]: { width: "46%" } }
})

export const below = style({ marginTop: 12 })
