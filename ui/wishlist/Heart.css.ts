import { keyframes, style } from "@vanilla-extract/css"
import { icons } from "../kit/picture/icons.ts"
import { hovering } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

const line = `stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'`
const drawn = (fill: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${icons.heart}' fill='${fill}' ${line}/%3E%3C/svg%3E")`

const beat = keyframes({ "40%": { transform: "scale(1.18)" } })

/** 44 px to press, 34 px to see. Its disc and its drawing are of the style sheet: a page has dozens of hearts. */
export const heart = style({
  position: "absolute",
  zIndex: 2,
  top: 2,
  right: 2,
  display: "grid",
  placeItems: "center",
  width: tokens.size.tap,
  height: tokens.size.tap,
  color: tokens.fixed.heart,
  ":focus-visible": { borderRadius: "50%" },
  "::before": {
    content: "",
    gridArea: "1 / 1",
    width: 34,
    height: 34,
    borderRadius: "50%",
    background: tokens.fixed.disc,
    boxShadow: tokens.shadow.s1,
    transition: `transform ${tokens.motion.fast} ${tokens.motion.standard}`
  },
  "::after": {
    content: "",
    gridArea: "1 / 1",
    zIndex: 1,
    width: 20,
    height: 20,
    background: "currentColor",
    maskImage: drawn("none"),
    forcedColorAdjust: "none"
  },
  selectors: {
    '&[aria-pressed="true"]': { color: tokens.fixed.heartOn },
    // Colour alone does not say it.
    '&[aria-pressed="true"]::after': { maskImage: drawn("%23000") },
    "&:active::before": { transform: "scale(.9)" },
    // Only the one that was pressed: those of a page that opens with wishes stay still.
    '&[aria-pressed="true"]:focus::after': { animation: `${beat} 280ms ${tokens.motion.standard}` }
  },
  "@media": { [hovering]: { selectors: { "&:hover::before": { transform: "scale(1.08)" } } } }
})
