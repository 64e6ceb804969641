import { style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { drawnLater } from "../picture/drawn-later.css.ts"

export const section = style({ paddingBlock: "16px 12px", "@media": { [wide]: { paddingBlock: 26 } } })

export const ground = styleVariants({
  plain: {},
  /** The strip of the daily deals. */
  tinted: {
    background: `linear-gradient(180deg, ${tokens.color.surfaceTint}, ${tokens.color.bg})`,
    paddingBlock: 20,
    "@media": { [wide]: { background: "none", paddingBlock: 26 } }
  },
  /** A flash sale: dark in both themes. */
  flash: {
    background: `radial-gradient(90% 60% at 85% 0, #7a1d57, #571240 38%, ${tokens.fixed.loyalty})`,
    color: tokens.color.text,
    paddingBlock: "8px",
    "@media": { [wide]: { paddingBlock: "24px" } }
  }
})

/** How high a part is before it is drawn: a line of cards, the same with a choice above, rows of ten, words, tiles, or one that is drawn at once. */
export const height = styleVariants({
  rail: drawnLater(450, 510),
  ten: drawnLater(860, 960),
  choice: drawnLater(500, 560),
  popular: drawnLater(560, 640),
  words: drawnLater(410, 350),
  tiles: drawnLater(370, 290),
  stories: drawnLater(270, 363),
  drawn: {}
})

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: tokens.space.x3,
  marginBottom: 12
})
export const titles = style({
  flex: "1 1 9rem",
  minWidth: 0,
  "@media": { [wide]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: tokens.space.x5 } }
})
export const about = style({ marginTop: 2, ...font.bodyS, color: tokens.color.textMuted })
