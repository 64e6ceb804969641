import { style, styleVariants } from "@vanilla-extract/css"
import { tokens } from "../../theme/tokens.css.ts"

export const text = styleVariants({
  body: { font: tokens.text.body },
  small: { font: tokens.text.bodyS },
  tiny: { font: tokens.text.small },
  caption: { font: tokens.text.caption },
  label: { font: tokens.text.label }
})

export const tone = styleVariants({
  plain: {},
  muted: { color: tokens.color.textMuted },
  danger: { color: tokens.color.danger },
  success: { color: tokens.color.success },
  warning: { color: tokens.color.warning }
})

export const prose = style({ maxWidth: "66ch", textWrap: "pretty", whiteSpace: "pre-line" })
export const heading = styleVariants({
  hero: { font: tokens.text.displayXl, letterSpacing: "-.02em" },
  landing: { font: tokens.text.displayL, letterSpacing: "-.01em" },
  page: { font: tokens.text.h1, letterSpacing: "-.01em" },
  section: { font: tokens.text.h2, letterSpacing: "-.01em" },
  sheet: { font: tokens.text.sheet },
  part: { font: tokens.text.h3 }
})

/** Said to a screen reader only. */
export const unseen = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap"
})
