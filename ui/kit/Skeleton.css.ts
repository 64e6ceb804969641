import { keyframes, style, styleVariants } from "@vanilla-extract/css"
import { still } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

const shimmer = keyframes({ from: { backgroundPosition: "100% 0" }, to: { backgroundPosition: "-100% 0" } })
const ground = `color-mix(in srgb, ${tokens.color.border} 62%, ${tokens.color.bg})`

const base = style({
  display: "block",
  background: `linear-gradient(100deg, ${ground} 30%, ${tokens.color.surfaceTint} 50%, ${ground} 70%) 0 0/200% 100%`,
  borderRadius: tokens.radius.xs,
  animation: `${shimmer} 1.4s linear infinite`,
  "@media": {
    [still]: { animation: "none", background: ground }
  }
})

export const bone = styleVariants({
  picture: [base, { aspectRatio: "1", borderRadius: tokens.radius.petal }],
  brand: [base, { height: 12, width: "46%", marginTop: 14 }],
  name: [base, { height: 12, width: "92%", marginTop: 8 }],
  price: [base, { height: 16, width: "60%", marginTop: 10 }],
  rating: [base, { height: 12, width: "72%", marginTop: 8 }],
  action: [base, { height: 36, marginTop: 10, borderRadius: tokens.radius.pill }],
  line: [base, { height: 14, marginTop: 10 }]
})
