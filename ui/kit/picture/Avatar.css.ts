import { style, styleVariants } from "@vanilla-extract/css"
import { largeLetters } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const disc = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: `calc(44px + ${largeLetters})`,
  height: `calc(44px + ${largeLetters})`,
  borderRadius: "50%",
  ...font.label,
  color: tokens.fixed.plum
})

export const avatar = styleVariants(
  {
    0: tokens.tile.blossom,
    1: tokens.tile.peach,
    2: tokens.tile.pandan,
    3: tokens.tile.lilac,
    4: tokens.tile.kunyit,
    5: tokens.tile.laut,
    6: tokens.tile.orchid,
    7: tokens.tile.beras
  },
  (background) => [disc, { background }]
)

/** Around a picture the disc is as large as the picture. */
export const pictured = style({ width: 64, height: 64 })
export const picture = style({ width: "100%", height: "100%", borderRadius: "50%", objectFit: "cover" })

const badge = style({
  position: "absolute",
  right: -8,
  bottom: -6,
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  borderRadius: "50%",
  color: tokens.color.surface,
  boxShadow: `0 0 0 2px ${tokens.color.surface}`
})
export const expert = style([badge, { background: tokens.color.expert }])
/** Rising, diva and super star, each darker than the one before. Specification 3, Level classes. */
export const level = styleVariants({
  rising: [badge, { background: tokens.color.textMuted }],
  diva: [badge, { background: tokens.color.brand }],
  super: [badge, { background: tokens.color.text }]
})
