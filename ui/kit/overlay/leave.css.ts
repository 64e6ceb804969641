import { keyframes, style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { tokens } from "../../theme/tokens.css.ts"

const fade = keyframes({ to: { opacity: 0 } })
const down = keyframes({ to: { transform: "translateY(24px)", opacity: 0 } })
const aside = keyframes({ to: { transform: "translateX(24px)", opacity: 0 } })
const up = keyframes({ to: { transform: "translateY(-12px)", opacity: 0 } })

const leaving = style({
  pointerEvents: "none",
  animationDuration: tokens.motion.base,
  animationTimingFunction: tokens.motion.exit,
  animationFillMode: "forwards"
})

/** The way in which something leaves the page. */
export const way = styleVariants({
  /** What dims the page. */
  fade: [leaving, { animationName: fade }],
  /** Sheets and dialogs. */
  down: [leaving, { animationName: down }],
  /** A drawer: from below on narrow screens. */
  aside: [leaving, { animationName: down, "@media": { [wide]: { animationName: aside } } }],
  /** Notices at the top. */
  up: [leaving, { animationName: up }]
})
