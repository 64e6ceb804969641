import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const text = styleVariants({
  body: font.body,
  small: font.bodyS,
  caption: font.caption,
  label: font.label
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
  hero: font.displayXl,
  landing: font.displayL,
  page: font.h1,
  section: font.h2,
  sheet: font.h2Sheet,
  part: font.h3
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
