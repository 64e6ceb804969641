import { style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

const ground = {
  background: `color-mix(in srgb, ${tokens.color.border} 62%, ${tokens.color.bg})`,
  borderRadius: tokens.radius.petalLg
}
export const page = style({ paddingBlock: 20 })
export const hero = style({
  ...ground,
  aspectRatio: "780 / 1014",
  maxHeight: 520,
  width: "100%",
  marginBottom: 32,
  "@media": { [wide]: { aspectRatio: "auto", height: 500 } }
})
export const banner = style({ ...ground, height: 108, marginBottom: 24, "@media": { [wide]: { height: 170 } } })
export const product = style({
  display: "grid",
  gap: 24,
  "@media": { [wide]: { gridTemplateColumns: "1fr 1fr", gap: 48 } }
})
export const picture = style({ ...ground, aspectRatio: "1" })
export const text = style({ maxWidth: 640 })
