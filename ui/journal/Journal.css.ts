import { style } from "@vanilla-extract/css"
import { fourColumns, narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const muted = { ...font.bodyS, color: tokens.color.textMuted }

export const page = style({ paddingBlock: "16px 40px" })
export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } })
export const about = style({ ...muted, maxWidth: "66ch", marginTop: 4 })

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "32px 24px",
  marginTop: 20,
  "@media": {
    [fourColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }
  }
})
export const card = style({ position: "relative", display: "grid", gap: 8, alignContent: "start" })
/** The newest has the whole width. */
export const first = style({
  "@media": {
    [fourColumns]: { gridColumn: "1 / -1" },
    [wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: 40, alignItems: "center" }
  }
})
export const picture = style({ aspectRatio: "4 / 3", borderRadius: tokens.radius.petalLg })
export const words = style({ display: "grid", gap: 6 })
export const cardTitle = style(font.h2Sheet)
export const firstTitle = style(font.h1)
/** The whole card is one target. */
export const cardLink = style({
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: tokens.radius.petalLg },
  ":focus-visible": { outline: "none" },
  ":hover": { color: tokens.color.brand },
  selectors: { "&:focus-visible::after": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 3 } }
})
export const summary = style(font.bodyS)
export const byline = style({ ...font.caption, color: tokens.color.textMuted })
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "4px 24px",
  marginTop: 32,
  ...font.bodyS
})

export const article = style({ maxWidth: 720, marginInline: "auto" })
export const hero = style({
  aspectRatio: "16 / 10",
  borderRadius: tokens.radius.petalLg,
  marginBlock: "16px 20px"
})
export const lead = style({ ...font.h2Sheet, color: tokens.color.brand })
export const text = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 14, marginTop: 16 })
export const heading = style({ ...font.h2Sheet, marginTop: 10 })
export const points = style({ display: "grid", gap: 8, paddingLeft: 20, listStyle: "disc" })
export const note = style({ ...muted, marginTop: 8 })
export const source = style({ ...muted, marginTop: 20 })
export const below = style({ display: "grid", gap: 32, marginTop: 40 })
