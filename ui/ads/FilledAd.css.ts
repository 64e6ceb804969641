import { style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font, strong } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** It lies over its box, which has the size. Its colours are those of its picture, in the dark, too. */
const ad = style({
  position: "absolute",
  zIndex: 1,
  inset: 0,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  paddingRight: 12,
  background: tokens.tile.laut,
  color: tokens.fixed.ink,
  borderRadius: "inherit",
  selectors: { "&:focus-visible": { outlineOffset: -4 } }
})
const upright = {
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "space-between",
  justifyItems: "start",
  gap: 8,
  padding: "0 16px 16px"
} as const
export const slot = styleVariants({
  top: [ad, { "@media": { [wide]: { gap: 48, paddingRight: 48 } } }],
  side: [ad, { "@media": { [wide]: upright } }],
  small: [ad, upright]
})
export const picture = styleVariants({
  top: { width: 96, height: 100, "@media": { [wide]: { width: 280, height: 250 } } },
  side: {
    width: 50,
    height: 50,
    "@media": { [wide]: { width: "calc(100% + 32px)", height: 220, marginInline: -16 } }
  },
  small: { width: "calc(100% + 32px)", height: 116, marginInline: -16 }
})
export const words = style({ display: "grid", gap: 2, minWidth: 0 })
const short = { display: "-webkit-box", overflow: "hidden", WebkitBoxOrient: "vertical" } as const
export const title = styleVariants({
  top: { ...short, WebkitLineClamp: 1, ...font.label, "@media": { [wide]: { ...font.displayL, WebkitLineClamp: 2 } } },
  side: { ...short, WebkitLineClamp: 1, ...font.label, "@media": { [wide]: { ...font.h3, WebkitLineClamp: 2 } } },
  small: { ...short, WebkitLineClamp: 2, ...font.label }
})
export const text = styleVariants({
  top: { ...short, WebkitLineClamp: 3, ...font.caption, "@media": { [wide]: font.body } },
  side: { ...short, WebkitLineClamp: 1, ...font.caption, "@media": { [wide]: { ...font.bodyS, WebkitLineClamp: 3 } } },
  small: { display: "none" }
})
export const action = style({
  padding: "8px 14px",
  borderRadius: tokens.radius.pill,
  background: tokens.fixed.plum,
  color: tokens.fixed.onPlum,
  whiteSpace: "nowrap",
  ...font.bodyS,
  ...strong
})

/** Over the box of the mark. */
export const over = style({ position: "absolute", top: 24, left: 0 })

/** In the row of the label; its target reaches beyond its words. */
export const why = style({
  position: "absolute",
  top: 0,
  right: 0,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  ...font.bodyS,
  color: tokens.color.textMuted,
  "::after": { content: "", position: "absolute", inset: "-14px -4px -6px" }
})
export const whyText = style({ maxWidth: 520, marginTop: 8, ...font.bodyS })
