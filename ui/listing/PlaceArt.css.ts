import { style } from "@vanilla-extract/css"
import { fewLetters, threeColumns, wide } from "../theme/breakpoints.ts"

const fadeIn = "linear-gradient(90deg, transparent, #000 22%)"
const end = { position: "absolute", inset: "0 0 0 auto", "@media": { [fewLetters]: { display: "none" } } } as const

/** All of the picture, as high as the band; on a telephone its sides are cut, which show no goods. */
export const scene = style({
  ...end,
  aspectRatio: "var(--shape)",
  maxWidth: "40%",
  maskImage: fadeIn,
  "@media": { ...end["@media"], [threeColumns]: { maxWidth: "none" } }
})
export const whole = style({ height: "100%", background: "none" })

/** Width of a picture of goods, on narrow and on wide screens; of a telephone's band only the first may have room. */
const width = { few: "80px * var(--few)", narrow: "80px * var(--goods)", wide: "170px * var(--goods)" }
/** The distance that words leave to the end of a band. */
export const besideGoods = {
  marginRight: `calc(${width.few})`,
  "@media": {
    [threeColumns]: { marginRight: `calc(${width.narrow})` },
    [wide]: { marginRight: `calc(${width.wide})` },
    [fewLetters]: { marginRight: 0 }
  }
} as const
/** Squares beside each other. */
export const goods = style({
  ...end,
  display: "flex",
  overflow: "hidden",
  width: `calc(${width.few})`,
  maskImage: "linear-gradient(90deg, transparent, #000 28px)",
  "@media": {
    ...end["@media"],
    [threeColumns]: { width: `calc(${width.narrow})` },
    [wide]: { width: `calc(${width.wide})` }
  }
})
export const good = style({
  flex: "none",
  width: 80,
  height: "100%",
  "@media": {
    "screen and (max-width: 599px)": { selectors: { "& + &": { display: "none" } } },
    [wide]: { width: 170 }
  }
})
