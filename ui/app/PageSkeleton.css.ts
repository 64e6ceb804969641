import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { bone } from "../kit/Skeleton.css.ts"
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
/** A product: its picture, the small ones below or beside it, and what can be bought. */
const product = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [narrow]: { marginTop: -24 },
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) clamp(350px, 34%, 424px)", gap: 48 }
  }
})
const thumbs = (size: string, gap: number, turn: number) =>
  `repeating-linear-gradient(${turn}deg, ${colour} 0 ${size}, transparent ${size} calc(${size} + ${gap}px))`
/** One of five in a line, however narrow: of 58 px if there is room. */
const oneOfFive = "min(58px, (100% - 32px) / 5)"
export const picture = style({
  ...ground,
  position: "relative",
  width: "100%",
  maxWidth: 560,
  aspectRatio: "1 / .92",
  // What was pressed to come here (`travel.ts`).
  backgroundImage: "var(--pressed)",
  backgroundSize: "cover",
  backgroundPosition: "center",
  filter: tokens.picture.filter,
  "::after": {
    content: "",
    position: "absolute",
    inset: "calc(100% + 8px) auto auto 0",
    width: "min(322px, 100%)",
    aspectRatio: "322 / 58",
    background: thumbs(oneOfFive, 8, 90)
  },
  "@media": {
    [narrow]: { marginBottom: `calc(${oneOfFive} + 8px)` },
    [wide]: {
      aspectRatio: "1",
      width: "calc(100% - 96px)",
      maxWidth: "none",
      marginRight: 0,
      "::after": {
        inset: "0 auto auto -96px",
        width: 80,
        height: 448,
        aspectRatio: "auto",
        background: thumbs("80px", 12, 180)
      }
    }
  }
})
const box = (width: string, height: number, marginTop: number) =>
  style([bone.line, { width, maxWidth: "100%", height, marginTop }])
/** Brand, name, stars, price, the name of the choice, and its colours. */
const bought = [
  box("96px", 14, 19),
  box("270px", 26, 8),
  box("190px", 14, 12),
  box("220px", 24, 17),
  box("150px", 14, 47),
  style({
    display: "block",
    height: 96,
    marginTop: 16,
    background: `radial-gradient(circle 22px at 22px 22px, ${colour} 97%, transparent) 0 0 / 52px 52px`
  })
]
/** The bar at the bottom of narrow screens. */
export const bar = style({
  position: "fixed",
  inset: "auto 0 0 0",
  zIndex: tokens.z.bar,
  height: tokens.size.buyBar,
  background: `linear-gradient(${colour}, ${colour}) 16px 50% / 84px 32px no-repeat, linear-gradient(${colour}, ${colour}) calc(100% - 16px) 50% / calc(100% - 128px) 48px no-repeat, ${tokens.color.surface}`,
  boxShadow: tokens.shadow.up,
  "@media": { [wide]: { display: "none" } }
})
/** All reviews: their product, the filters, and the first cards; on wide screens the summary stands beside them. */
const reviews = style({ "@media": { [narrow]: { marginTop: -16 }, [wide]: { marginLeft: 392 } } })
const review = style([bone.line, { height: 320, marginTop: 12, borderRadius: tokens.radius.lg }])
const reviewed = [box("180px", 32, 0), box("240px", 56, 12), box("100%", 44, 20), review, review]
/** The frame of a page and the boxes in it. */
export const parts = { product: { frame: product, boxes: bought }, reviews: { frame: reviews, boxes: reviewed } }
export const text = style({ maxWidth: 640 })
