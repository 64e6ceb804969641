import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const place = style({
  position: "relative",
  width: "fit-content",
  maxWidth: "100%",
  marginInline: "auto",
  marginBlock: 16,
  "@media": { print: { display: "none" } }
})
/** Screens that have it. Specification 2, Layout rules. */
export const on = styleVariants({
  narrow: { "@media": { [wide]: { display: "none" } } },
  wide: { "@media": { [narrow]: { display: "none" } } }
})
export const head = style({ paddingBottom: 4, ...font.bodyS, color: tokens.color.textMuted })

export const box = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  maxWidth: "100%",
  overflow: "hidden",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
/** The sizes of specification 2, Ad slots. */
export const size = styleVariants({
  top: { width: 320, height: 100, "@media": { [wide]: { width: 970, height: 250 } } },
  side: { width: 320, height: 50, "@media": { [wide]: { width: 240, height: 400 } } },
  small: { width: 250, height: 250 }
})
export const mark = style({ opacity: 0.4 })
globalStyle(`${box} > ${mark}`, { width: 32, height: 32 })
