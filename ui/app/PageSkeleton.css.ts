import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

const colour = `color-mix(in srgb, ${tokens.color.border} 62%, ${tokens.color.bg})`
const ground = { background: colour, borderRadius: tokens.radius.petalLg }

/** Every box has the place it will have on the page, so that nothing moves under a finger. Rule 57. */
export const page = style({ paddingBlock: "32px 20px", "@media": { [wide]: { paddingTop: 56 } } })

const asideWidth = `calc(${tokens.size.sideFilter} + 36px)`
/** The line of filters below the head of a list. */
const filters = (top: number) => ({
  content: "",
  position: "absolute" as const,
  inset: `calc(100% + ${top}px) 0 auto 0`,
  height: 44,
  borderRadius: tokens.radius.pill,
  background: colour
})
export const head = styleVariants({
  home: {
    ...ground,
    aspectRatio: "780 / 1014",
    maxHeight: 520,
    width: "100%",
    marginBlock: "-16px 32px",
    "@media": { [wide]: { aspectRatio: "auto", height: 500, marginTop: -40 } }
  },
  listing: {
    ...ground,
    position: "relative",
    height: 80,
    marginBottom: 60,
    "::after": filters(8),
    "@media": { [wide]: { height: 170, marginBottom: 136, "::after": { top: "calc(100% + 28px)", left: asideWidth } } }
  },
  results: {
    ...ground,
    position: "relative",
    width: "60%",
    height: 28,
    marginBlock: "-20px 64px",
    borderRadius: tokens.radius.md,
    "::after": { ...filters(12), right: "auto", width: "160%" },
    "@media": { [wide]: { height: 44, marginBlock: "-28px 136px", "::after": { top: "calc(100% + 28px)" } } }
  }
})
globalStyle(`:is(${head.listing}, ${head.results}) + *`, { "@media": { [wide]: { paddingLeft: asideWidth } } })
export const product = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 84,
  "@media": {
    [narrow]: { margin: "-28px -4px 0" },
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
