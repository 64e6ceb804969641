import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { tokens } from "../../theme/tokens.css.ts"

/** Frame of every picture. */
export const frame = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  background: tokens.color.surfaceSunken
})

export const shape = styleVariants({
  square: [frame, { aspectRatio: "1", borderRadius: tokens.radius.petal }],
  small: [frame, { aspectRatio: "1", borderRadius: tokens.radius.petalSm }],
  large: [frame, { aspectRatio: "1", borderRadius: tokens.radius.petalLg }],
  disc: [frame, { aspectRatio: "1", borderRadius: "50%", boxShadow: "inset 0 0 0 1px rgb(58 13 44 / .06)" }],
  /** Shape and corners are those of its container. */
  free: [frame]
})

const petal = "M0-1.6C7-4.4 7.2-13.8 0-17-7.2-13.8-7-4.4 0-1.6Z"
const petals = [45, 135, 225, 315].map((turn) => `%3Cpath d='${petal}' transform='rotate(${turn})'/%3E`).join("")
const kawung = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-18 -18 36 36'%3E${petals}%3C/svg%3E")`

/** The picture could not be had: the kawung mark on a quiet ground instead. */
export const broken = style({
  background: `${tokens.color.surfaceSunken} !important`,
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    background: tokens.color.border,
    maskImage: kawung,
    maskSize: "34%",
    maskPosition: "center",
    maskRepeat: "no-repeat"
  }
})
globalStyle(`${broken} > picture`, { display: "none" })

export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  filter: tokens.picture.filter
})
