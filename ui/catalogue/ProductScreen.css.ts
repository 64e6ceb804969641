import { globalStyle, style } from "@vanilla-extract/css"
import { bottomBar } from "../theme/bottom-bar.ts"
import { fiveColumns, narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({ "@media": { [narrow]: { paddingInline: 0 } } })
export const crumbs = style({ "@media": { [narrow]: { display: "none" } } })
/**
 * One column in the order of its parts; on wide screens what can be bought stays beside the others while they scroll, and the
 * last rail takes the whole width.
 */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) clamp(350px, 34%, 424px)",
      gridTemplateAreas: '"gallery buy" "about buy" "bought buy" "reviews buy" "love love"',
      columnGap: 48
    }
  }
})
const place = (gridArea: string) => style({ minWidth: 0, "@media": { [wide]: { gridArea } } })
export const atGallery = place("gallery")
export const atBuy = place("buy")
export const atAbout = place("about")
export const atBought = place("bought")
export const atReviews = place("reviews")
export const atLove = place("love")
// A rail beside what can be bought has fewer cards in its view.
globalStyle(`${atBought} li`, {
  "@media": { [wide]: { width: "calc((100% - 40px) / 3)" }, [fiveColumns]: { width: "calc((100% - 60px) / 4)" } }
})
globalStyle(`${atBought} a[href$="#buy"]:not(:only-child)`, { "@media": { [wide]: { display: "none" } } })
export const buy = style({ "@media": { [wide]: { position: "sticky", top: 136, paddingBottom: 26 } } })
export const gutter = style({ "@media": { [narrow]: { paddingInline: 16 } } })

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  marginTop: 14,
  ...font.label,
  color: tokens.color.brand,
  "@media": { [wide]: { marginTop: 0 } }
})
export const title = style({
  margin: "2px 0 6px",
  ...font.h1,
  overflowWrap: "anywhere"
})
export const titleLine = style({ display: "flex", gap: 8, alignItems: "flex-start", justifyContent: "space-between" })
export const rating = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 6,
  minHeight: 24,
  ...font.bodyS,
  color: tokens.color.textMuted
})
export const mean = style({ color: tokens.color.text })
export const underlined = style({ textDecoration: "underline", textUnderlineOffset: 3 })
export const price = style({ marginTop: 12, scrollMarginTop: 160 })
export const tax = style({ marginTop: 4, ...font.caption, color: tokens.color.textMuted })

export const choice = style({ marginTop: 18 })
export const legend = style({ marginBottom: 10, ...font.bodyS })
export const swatches = style({ display: "flex", flexWrap: "wrap", gap: 8 })
/** 44 px to press, 38 px of colour. Rule 20. */
export const swatch = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  selectors: {
    "&:has(:checked)": { boxShadow: `0 0 0 2.5px ${tokens.color.brand}` },
    "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 3 }
  }
})
export const colour = style({
  display: "grid",
  placeItems: "center",
  width: 38,
  height: 38,
  borderRadius: "50%",
  color: "#fff",
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tokens.color.text} 18%, transparent), inset 0 6px 10px -4px rgb(255 255 255 / .35)`
})
export const tick = style({ strokeWidth: 3, opacity: 0, filter: "drop-shadow(0 0 1px rgb(0 0 0 / .6))" })
globalStyle(`${swatch}:has(:checked) ${tick}`, { opacity: 1 })
/** A diagonal line: sold out, and still to be chosen. */
export const soldOut = style({
  "::after": {
    content: "",
    position: "absolute",
    width: 46,
    height: 2.5,
    background: tokens.color.surface,
    boxShadow: `0 0 0 1px ${tokens.color.text}`,
    transform: "rotate(-45deg)",
    pointerEvents: "none"
  }
})
export const sizes = style({ display: "flex", flexWrap: "wrap", gap: 8 })
export const size = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: 48,
  padding: "6px 16px",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  ...font.label,
  selectors: {
    "&:has(:checked)": {
      borderColor: tokens.color.brand,
      background: tokens.color.surfaceTint,
      color: tokens.color.brand
    },
    "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
  }
})
export const sizePrice = style({ ...font.caption, color: tokens.color.textMuted })
export const sizeOut = style({ textDecoration: "line-through", color: tokens.color.textMuted })
export const note = style({
  display: "flex",
  gap: 6,
  alignItems: "center",
  marginTop: 10,
  ...font.bodyS,
  color: tokens.color.textMuted
})
export const few = style({ ...font.label, color: tokens.color.warning })

export const promises = style({
  marginTop: 8,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  // A gift card has none.
  selectors: { "&:empty": { display: "none" } }
})
export const promise = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  padding: "10px 14px",
  ...font.bodyS,
  color: tokens.color.textMuted,
  // Lines of one box stand closer than its edges.
  selectors: { "* + &": { paddingTop: 0 } }
})
export const promiseText = style({ flex: 1 })
export const promiseTitle = style({ display: "block", color: tokens.color.text, ...font.label })
export const promiseSign = style({ color: tokens.color.brand, marginTop: 1 })

/** How far it is to free shipping, in the box of the promises. */
export const progress = style({
  display: "grid",
  gap: 8,
  margin: "0 14px 10px",
  padding: "8px 12px",
  borderRadius: tokens.radius.sm,
  background: tokens.color.successTint,
  color: tokens.color.success,
  ...font.bodyS
})
export const folds = style({ marginTop: 8 })
export const tags = style({ display: "flex", flexWrap: "wrap", gap: 6, paddingTop: 12 })
export const facts = style({ display: "grid", gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)", gap: "6px 16px" })
export const factName = style({ color: tokens.color.textMuted })
export const fact = style({ color: tokens.color.text })
export const key = style({ display: "block", ...font.label, color: tokens.color.text })
export const keys = style({ display: "grid", gap: 10, marginBottom: 14 })

/** The bar at the bottom of narrow screens. Rules 21, 22. */
export const bar = style({
  ...bottomBar,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 10px",
  padding: "10px 12px calc(10px + env(safe-area-inset-bottom))",
  "@media": { [wide]: { position: "static", marginTop: 20, padding: 0, background: "none", boxShadow: "none" } }
})
export const barPrice = style({
  flex: "none",
  minWidth: 82,
  maxWidth: "max(42%, 7rem)",
  "@media": { [wide]: { display: "none" } }
})
export const barName = style({
  display: "block",
  ...font.caption,
  color: tokens.color.textMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap"
})
export const barPaid = style({ ...font.price })
export const barAction = style({ flex: "1 1 9rem", paddingInline: 12 })
export const barHeart = style({ position: "relative", flex: "none", width: 44, height: 44 })
