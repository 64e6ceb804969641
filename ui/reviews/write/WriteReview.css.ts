import { globalStyle, style } from "@vanilla-extract/css"
import { mask, outline } from "../../kit/picture/Rating.css.ts"
import { bottomBar } from "../../theme/bottom-bar.ts"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const page = style({ maxWidth: 688, paddingBlock: "16px 112px", "@media": { [wide]: { paddingBottom: 64 } } })
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 28 })
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 16px" })
/** Whether the draft is safe, quietly. */
export const saved = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  ...font.captionStrong,
  color: tokens.color.success
})
export const product = style({ display: "flex", alignItems: "center", gap: 14 })
export const picture = style({ flex: "none", width: 72, height: 72 })
export const brand = style({ margin: 0, ...font.caption, color: tokens.color.textMuted })
export const name = style({ margin: 0, ...font.label })
export const products = style({ listStyle: "none", margin: "8px 0 0", padding: 0 })
export const productLink = style([product, { minHeight: 88, borderBottom: `1px solid ${tokens.color.border}` }])
globalStyle(`${productLink} > span > span`, { display: "block" })
export const toEnd = style({ marginLeft: "auto", flex: "none", color: tokens.color.textMuted })
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, marginBottom: 10, ...font.h3 })
/** While nothing is found it takes no room. */
export const found = style({ selectors: { "&:empty": { marginTop: -28 } } })
/** What readers want to know, each with a tick. */
export const helping = style({ display: "grid", gap: 16, justifyItems: "start" })
export const helps = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 10 })
export const helpful = style({ display: "flex", gap: 10, ...font.body })
/** What a review brings: gold is for points. */
export const points = style({
  display: "flex",
  gap: 10,
  margin: 0,
  padding: 16,
  borderRadius: tokens.radius.md,
  background: tokens.color.warningTint,
  ...font.bodyS
})
export const error = style({ margin: "0 0 10px", ...font.bodySMedium, color: tokens.color.danger })
/** Below a question, before its answers. */
export const help = style({ margin: "-6px 0 10px", ...font.bodyS, color: tokens.color.textMuted })
/** Beside a question that need not be answered. */
export const optional = style({ ...font.bodyS, color: tokens.color.textMuted })
export const chips = style({ display: "flex", flexWrap: "wrap", gap: 8 })
/** A choice of one of a few: the input lies over it, unseen. */
export const chip = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  padding: "8px 18px",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface,
  ...font.bodySMedium,
  selectors: {
    "&:has(:checked)": {
      borderColor: tokens.color.brand,
      background: tokens.color.surfaceTint,
      color: tokens.color.brand,
      boxShadow: `inset 0 0 0 1px ${tokens.color.brand}`
    },
    "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 3 }
  }
})
export const colour = style({ flex: "none", width: 20, height: 20, borderRadius: "50%" })
/** A question with its answer at the end of the line. */
export const line = style([
  group,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 16px",
    paddingBlock: 10,
    selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } }
  }
])
export const question = style({ float: "left", flex: "1 1 10rem", padding: 0, ...font.label })
export const yesNo = style([chips, { marginLeft: "auto" }])
export const overall = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  padding: "14px 18px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
export const mean = style({ ...font.displayL, color: tokens.color.brand })
export const hint = style({ flexBasis: "100%", margin: 0, ...font.bodyS, color: tokens.color.textMuted })
export const part = style([line, { ...font.label, justifyContent: "space-between", gap: "0 4px", paddingBlock: 2 }])
// Its name breaks between words; the stars go below it only if a word has no room.
globalStyle(`${part} > span`, { flex: "1 0 0", minWidth: "min-content" })
export const row = style({ display: "flex" })
/** 44 px to press; the star inside it. */
export const star = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: tokens.radius.sm,
  selectors: { "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3 } }
})
export const glyph = style({
  width: 25,
  height: 24,
  maskImage: outline,
  maskSize: "25px 24px",
  background: tokens.color.textMuted,
  forcedColorAdjust: "none"
})
export const filled = style({ maskImage: mask, background: tokens.color.star })
export const half = style({
  maskImage: mask,
  background: `linear-gradient(90deg, ${tokens.color.star} 50%, ${tokens.color.borderStrong} 0)`
})
globalStyle(`${overall} ${glyph}`, { width: 37, height: 36, maskSize: "37px 36px" })
export const details = style({ minWidth: 0 })
globalStyle(`${details} label`, font.h3)
export const progress = style({ flex: "1 1 7rem", display: "flex" })
globalStyle(`${progress} progress, ${progress} ::-webkit-progress-bar`, { background: tokens.color.border })
export const meter = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  marginTop: 8,
  ...font.captionStrong,
  color: tokens.color.brand
})
export const enough = style({ color: tokens.color.success })
export const bar = style({
  ...bottomBar,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  padding: "10px 16px calc(10px + env(safe-area-inset-bottom))",
  "@media": { [wide]: { position: "static", padding: 0, background: "none", boxShadow: "none" } }
})
/** What can be done next, the likeliest first. */
export const ways = style({ display: "grid", gap: 8 })
/** A review as it is stored now. */
export const newest = style({ margin: "8px 0 12px", ...font.bodyS, whiteSpace: "pre-line", overflowWrap: "anywhere" })
export const barText = style({ minWidth: 0, ...font.label })
