import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** Letters on a coloured ground, the same in both themes. */
const base = style({
  display: "grid",
  placeItems: "center",
  minWidth: "3.25rem",
  minHeight: "2rem",
  paddingInline: 6,
  borderRadius: tokens.radius.sm,
  color: tokens.fixed.ink,
  ...font.label
})
export const mark = styleVariants({
  laut: [base, { background: tokens.tile.laut }],
  kunyit: [base, { background: tokens.tile.kunyit }],
  peach: [base, { background: tokens.tile.peach }],
  lilac: [base, { background: tokens.tile.lilac }],
  pandan: [base, { background: tokens.tile.pandan }]
})
