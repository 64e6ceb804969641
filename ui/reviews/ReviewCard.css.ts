import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { fiveColumns, narrow } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

export const card = style({
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: 10,
  height: "100%",
  padding: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface
})
export const person = style({ display: "flex", gap: 10, alignItems: "center", minWidth: 0 })
export const names = style({ flex: 1, minWidth: 0 })
export const name = style({
  display: "block",
  font: `700 .875rem/1.125rem ${tokens.font.body}`,
  overflowWrap: "anywhere"
})
export const traits = style({
  display: "block",
  font: tokens.text.caption,
  fontWeight: 400,
  color: tokens.color.textMuted
})
export const level = style({ fontWeight: 700, color: tokens.color.warning })
export const expert = style({ fontWeight: 700, color: tokens.color.expert })

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 6px",
  font: tokens.text.caption,
  fontWeight: 400,
  color: tokens.color.textMuted
})
export const mean = style({ color: tokens.color.text, fontWeight: 700 })
export const end = style({ "@media": { [narrow]: { marginLeft: "auto" } } })
export const text = style({
  font: `400 .875rem/1.3125rem ${tokens.font.body}`,
  maxWidth: "66ch",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line"
})

export const open = style({ display: "inline-flex", minHeight: 24, color: tokens.color.brand, fontWeight: 700 })

/** Text, pictures, facts; on wide screens the pictures of a whole review stand beside its words. */
export const content = styleVariants({
  brief: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 10 },
  whole: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 10,
    "@media": {
      [fiveColumns]: { gridTemplate: "auto 1fr / minmax(0, 1fr) auto", gap: "10px 24px", alignItems: "start" }
    }
  }
})
globalStyle(`${content.brief} > ${text}`, { whiteSpace: "normal" })
const strip = { display: "flex", flexWrap: "wrap", gap: 8 } as const
export const photos = styleVariants({
  brief: strip,
  whole: [
    strip,
    { "@media": { [fiveColumns]: { gridArea: "1 / 2 / span 2", maxWidth: 216, justifyContent: "flex-end" } } }
  ]
})
globalStyle(`${photos.brief} > li`, { width: 56 })
globalStyle(`${photos.whole} > li`, { width: 72, "@media": { [fiveColumns]: { width: 104 } } })
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 14px",
  font: tokens.text.small,
  color: tokens.color.textMuted
})
export const combination = style({ color: tokens.color.text, fontWeight: 600 })
export const fact = style({ display: "inline-flex", alignItems: "center", gap: 6 })
export const productLink = style({ ":hover": { color: tokens.color.brand, textDecoration: "underline" } })
export const foot = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: "auto",
  paddingTop: 10,
  borderTop: `1px solid ${tokens.color.border}`,
  font: `600 .8125rem/1.125rem ${tokens.font.body}`,
  color: tokens.color.textMuted
})
