import { style } from "@vanilla-extract/css"
import { hovering } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

/** 44 px to press, 34 px to see. */
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
  selectors: { '&[aria-pressed="true"]': { color: tokens.fixed.heartOn } }
})

export const disc = style({
  display: "grid",
  placeItems: "center",
  width: 34,
  height: 34,
  borderRadius: "50%",
  background: tokens.fixed.disc,
  boxShadow: tokens.shadow.s1,
  transition: `transform ${tokens.motion.fast} ${tokens.motion.standard}`,
  selectors: { [`${heart}:active &`]: { transform: "scale(.9)" } },
  "@media": { [hovering]: { selectors: { [`${heart}:hover &`]: { transform: "scale(1.08)" } } } }
})
