import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { dotted } from "../kit/text/dotted.css.ts"
import { fiveColumns, narrow } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
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
  ...font.label,
  overflowWrap: "anywhere"
})
export const traits = style([dotted, { ...font.caption, color: tokens.color.textMuted }])
export const level = style({ ...font.captionStrong, color: tokens.color.warning })
/** As high as a link has to be, without moving what stands around it. */
export const expert = style({
  minHeight: 24,
  marginBlock: -2,
  alignContent: "center",
  ...font.captionStrong,
  color: tokens.color.expert
})

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 6px",
  ...font.caption,
  color: tokens.color.textMuted
})
/** How many stars, and what for. */
export const about = style([dotted, { rowGap: 4, ...font.caption, color: tokens.color.textMuted }])
export const mean = style({ ...font.captionStrong, color: tokens.color.text })
export const end = style({ "@media": { [narrow]: { marginLeft: "auto" } } })
export const text = style({
  ...font.bodyS,
  maxWidth: "66ch",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line"
})

export const open = style({ display: "inline-flex", minHeight: 24, ...font.label, color: tokens.color.brand })

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
// Also without pictures: facts stand below the text, not beside it.
globalStyle(`${content.whole} > p`, { "@media": { [fiveColumns]: { gridColumn: 1 } } })
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
export const facts = style([dotted, { rowGap: 2, ...font.bodyS, color: tokens.color.textMuted }])
/** How often the own review helped: no button. */
export const own = style({ alignSelf: "center", paddingInline: 14, ...font.bodySMedium, color: tokens.color.textMuted })
export const received = style({ margin: 0, ...font.bodyS, color: tokens.color.textMuted })
export const combination = style({ ...font.label, color: tokens.color.text })
export const fact = style({ display: "inline-flex", alignItems: "center", gap: 4 })
export const productLink = style({ ":hover": { color: tokens.color.brand, textDecoration: "underline" } })
/** The words of its first button stand below those of the review. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  margin: "auto -14px -8px",
  paddingTop: 6,
  borderTop: `1px solid ${tokens.color.border}`
})
