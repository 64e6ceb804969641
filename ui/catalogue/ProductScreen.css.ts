import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({ "@media": { [narrow]: { paddingInline: 0 } } })
export const crumbs = style({ "@media": { [narrow]: { display: "none" } } })
export const top = style({
  "@media": {
    [wide]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: 56, alignItems: "start" }
  }
})
export const gutter = style({ "@media": { [narrow]: { paddingInline: 16 } } })

export const gallery = style({
  padding: "4px 12px 0",
  "@media": { [wide]: { padding: 0, position: "sticky", top: 140 } }
})
export const stage = style({
  position: "relative",
  "@media": { [narrow]: { maxWidth: 560, marginInline: "auto" } }
})
export const rail = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  borderRadius: tokens.radius.petalLg
})
export const slide = style({ flex: "none", width: "100%", scrollSnapAlign: "start", scrollSnapStop: "always" })
export const stageLabel = style({
  position: "absolute",
  left: 0,
  top: 18,
  zIndex: 1,
  minHeight: 30,
  paddingLeft: 13,
  borderRadius: "0 8px 8px 0",
  fontSize: ".9375rem"
})
export const place = style({
  position: "absolute",
  right: 14,
  bottom: 14,
  padding: "3px 10px",
  borderRadius: tokens.radius.pill,
  background: "rgb(43 15 34 / .78)",
  color: "#fff",
  font: `700 .75rem/1.125rem ${tokens.font.body}`,
  fontVariantNumeric: "tabular-nums"
})
const turn = style({
  position: "absolute",
  top: "calc(50% - 22px)",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: tokens.fixed.disc,
  color: tokens.fixed.heart,
  ":focus-visible": { borderRadius: "50%" },
  "@media": { [narrow]: { display: "none" } }
})
export const turnBack = style([turn, { left: 12 }])
export const turnOn = style([turn, { right: 12 }])

export const thumbs = style({
  maxWidth: 560,
  marginInline: "auto",
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  paddingTop: 10
})
export const thumb = style({
  position: "relative",
  display: "block",
  width: 56,
  height: 56,
  borderRadius: tokens.radius.petalSm,
  overflow: "hidden",
  outlineOffset: 1,
  "@media": { [wide]: { width: 72, height: 72 } },
  selectors: { '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${tokens.color.brand}` } }
})
export const moreThumbs = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: "rgb(43 15 34 / .62)",
  color: "#fff",
  fontWeight: 800
})
/** A hidden picture that is open is seen, with the number in its corner. */
globalStyle(`${thumb}[aria-current="true"] > ${moreThumbs}`, {
  inset: "auto 3px 3px auto",
  padding: "0 5px",
  borderRadius: tokens.radius.pill,
  background: "rgb(43 15 34 / .78)",
  font: tokens.text.caption
})

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  marginTop: 14,
  font: `700 .875rem/1.25rem ${tokens.font.body}`,
  color: tokens.color.brand,
  "@media": { [wide]: { marginTop: 0 } }
})
export const title = style({
  margin: "2px 0 6px",
  font: tokens.text.h1,
  letterSpacing: "-.01em",
  overflowWrap: "anywhere"
})
export const titleLine = style({ display: "flex", gap: 8, alignItems: "flex-start", justifyContent: "space-between" })
export const rating = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 6,
  minHeight: 24,
  font: tokens.text.bodyS,
  color: tokens.color.textMuted
})
export const mean = style({ color: tokens.color.text })
export const underlined = style({ textDecoration: "underline", textUnderlineOffset: 3 })
export const price = style({ marginTop: 12, scrollMarginTop: 160 })
export const tax = style({ marginTop: 4, font: tokens.text.caption, color: tokens.color.textMuted })

export const choice = style({ marginTop: 18 })
export const legend = style({ marginBottom: 10, font: tokens.text.bodyS })
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
  font: `600 .875rem/1.125rem ${tokens.font.body}`,
  selectors: {
    "&:has(:checked)": {
      borderColor: tokens.color.brand,
      background: tokens.color.surfaceTint,
      color: tokens.color.brand
    },
    "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
  }
})
export const sizePrice = style({ font: tokens.text.caption, color: tokens.color.textMuted })
export const sizeOut = style({ textDecoration: "line-through", color: tokens.color.textMuted })
export const note = style({
  display: "flex",
  gap: 6,
  alignItems: "center",
  marginTop: 10,
  font: tokens.text.small,
  color: tokens.color.textMuted
})
export const few = style({ color: tokens.color.warning, fontWeight: 700 })

export const promises = style({
  marginTop: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface
})
export const promise = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  padding: 14,
  font: tokens.text.small,
  color: tokens.color.textMuted
})
export const promiseText = style({ flex: 1 })
export const promiseTitle = style({ display: "block", color: tokens.color.text, font: tokens.text.label })
export const promiseSign = style({ color: tokens.color.brand, marginTop: 1 })

export const folds = style({ marginTop: 14 })
export const tags = style({ display: "flex", flexWrap: "wrap", gap: 6, paddingTop: 12 })
export const facts = style({ display: "grid", gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)", gap: "6px 16px" })
export const factName = style({ color: tokens.color.textMuted })
export const fact = style({ color: tokens.color.text })
export const key = style({ display: "block", color: tokens.color.text, fontWeight: 700 })
export const keys = style({ display: "grid", gap: 10, marginBottom: 14 })

/** The bar at the bottom of narrow screens. Rules 21, 22. */
export const bar = style({
  position: "fixed",
  inset: "auto 0 0 0",
  zIndex: tokens.z.bar,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 10px",
  padding: "10px 12px calc(10px + env(safe-area-inset-bottom))",
  background: tokens.color.surface,
  boxShadow: tokens.shadow.up,
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
  font: tokens.text.caption,
  color: tokens.color.textMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap"
})
export const barPaid = style({ font: `800 1.0625rem/1.375rem ${tokens.font.body}`, fontVariantNumeric: "tabular-nums" })
export const barAction = style({ flex: "1 1 9rem", paddingInline: 12 })
export const barHeart = style({ position: "relative", flex: "none", width: 44, height: 44 })
