import { style } from "@vanilla-extract/css"
import { fourColumns, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const card = style({ position: "relative", display: "grid", gap: 16 })
/** The newest has the whole width. */
export const first = style({
  "@media": {
    [fourColumns]: { gridColumn: "1 / -1" },
    [wide]: { gridTemplateColumns: "7fr 5fr", columnGap: 40, alignItems: "center" }
  }
})
export const picture = style({ aspectRatio: "4 / 3", borderRadius: tokens.radius.petalLg, marginBottom: 4 })
export const words = style({ display: "grid", gap: 6 })
export const byline = style({ ...font.caption, color: tokens.color.textMuted })
export const pages = style({ display: "flex", alignItems: "center", justifyContent: "center", gap: 24, marginTop: 32 })

export const article = style({ display: "grid", gap: 12, maxWidth: 720, margin: "0 auto 40px" })
export const points = style({ paddingLeft: 20, listStyle: "disc" })
