import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({
  maxWidth: tokens.size.container,
  margin: "0 auto",
  padding: `${tokens.space.x8} ${tokens.space.x4} ${tokens.space.x16}`
})
export const title = style({ ...font.h1 })
export const tagline = style({ margin: `${tokens.space.x2} 0 ${tokens.space.x6}`, color: tokens.color.textMuted })
export const list = style({ marginTop: tokens.space.x8 })
export const heading = style({ ...font.h3, marginBottom: tokens.space.x3 })
export const cards = style({
  display: "grid",
  gap: tokens.space.x4,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))"
})
export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x2,
  height: "100%",
  padding: tokens.space.x5,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  ":hover": { borderColor: tokens.color.brand }
})
export const cardTitle = style({ ...font.h3, color: tokens.color.brand })
export const purpose = style({ ...font.bodyS, color: tokens.color.text, flexGrow: 1 })
export const size = style({ ...font.caption, color: tokens.color.textMuted })
