import { style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** The text, and below it or beside it the way to the others. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 32,
  alignItems: "start",
  paddingBottom: 24,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 344px", gap: 64, paddingBlock: "12px 56px" } }
})
export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  maxWidth: "66ch",
  marginTop: 16
})
/** What a page is about, before the rest of it. */
export const lead = style({ ...font.h2Sheet, color: tokens.color.brand, marginBottom: 4 })
export const questions = style({ maxWidth: "66ch", marginTop: 28 })
export const questionsTitle = style({ marginBottom: 8, ...font.h2 })

/** It stays beside a long text. */
export const aside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  "@media": { [wide]: { position: "sticky", top: 136 } }
})
export const asideTitle = style({ ...font.h3, "@media": { [narrow]: { marginBottom: 4 } } })
export const textLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  minHeight: 48,
  borderBottom: `1px solid ${tokens.color.border}`,
  ...font.bodySMedium,
  ":hover": { color: tokens.color.brand }
})
export const contact = style({
  marginTop: 12,
  padding: "18px 20px 8px",
  borderRadius: tokens.radius.petalLg,
  background: tokens.color.surfaceTint
})
export const contactText = style({ marginTop: 4, ...font.bodyS, color: tokens.color.textMuted })
export const contactLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand,
  overflowWrap: "anywhere",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 3 }
})
