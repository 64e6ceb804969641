import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

const colour = `color-mix(in srgb, ${tokens.color.border} 62%, ${tokens.color.bg})`
const ground = { background: colour, borderRadius: tokens.radius.petalLg }

/** Every box has the place it will have on the page, so that nothing moves under a finger. Rule 57. */
export const page = style({ paddingBlock: "56px 20px" })
export const hero = style({
  ...ground,
  aspectRatio: "780 / 1014",
  maxHeight: 520,
  width: "100%",
  marginBlock: "-40px 32px",
  "@media": { [wide]: { aspectRatio: "auto", height: 500 } }
})
/** The head of a list, and the line of its filters below it. */
export const banner = style({
  ...ground,
  position: "relative",
  height: 96,
  marginBottom: 182,
  "::after": {
    content: "",
    position: "absolute",
    inset: "calc(100% + 72px) 0 auto 0",
    height: 44,
    borderRadius: tokens.radius.pill,
    background: colour
  },
  "@media": {
    [wide]: { height: 170, marginBottom: 156, "::after": { left: `calc(${tokens.size.sideFilter} + 36px)` } }
  }
})
globalStyle(`${banner} + *`, { "@media": { [wide]: { paddingLeft: `calc(${tokens.size.sideFilter} + 36px)` } } })
export const product = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 84,
  "@media": {
    [narrow]: { margin: "-52px -4px 0" },
    [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 56 }
  }
})
/** The picture, and its small ones below it. */
export const picture = style({
  ...ground,
  position: "relative",
  width: "100%",
  maxWidth: 560,
  marginInline: "auto",
  aspectRatio: "1",
  "::after": {
    content: "",
    position: "absolute",
    inset: "calc(100% + 10px) auto auto 0",
    width: 312,
    height: 56,
    background: `repeating-linear-gradient(90deg, ${colour} 0 56px, transparent 56px 64px)`
  },
  "@media": { [wide]: { maxWidth: "none" } }
})
export const text = style({ maxWidth: 640 })
