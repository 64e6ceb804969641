import { keyframes, style } from "@vanilla-extract/css"
import { heading, text, tone } from "../kit/text/Text.css.ts"
import { bottomBar } from "../theme/bottom-bar.ts"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  paddingBlock: "16px 40px",
  "@media": {
    [narrow]: { paddingBottom: 120 },
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.2fr)", gap: 48, alignItems: "start" }
  }
})
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24, minWidth: 0 })
/** Always in sight beside the form; above it on a phone. */
export const aside = style({
  display: "grid",
  gap: 12,
  minWidth: 0,
  justifyItems: "center",
  "@media": { [wide]: { position: "sticky", top: 96 } }
})
export const card = style({
  width: "100%",
  maxWidth: 480,
  overflow: "hidden",
  borderRadius: tokens.radius.petalLg,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s2
})
export const art = style({ aspectRatio: "4 / 3" })
export const said = style({ display: "grid", gap: 8, padding: 16 })
export const fact = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" })
export const end = style({ textAlign: "end", minWidth: 0 })
const written = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" })
export const message = style([text.body, written])
export const quiet = style([text.caption, tone.muted])
export const name = style([heading.part])
export const value = style({ ...font.priceL })
export const group = style({ display: "grid", gap: 12 })
export const legend = style({ ...font.h3, marginBottom: 12 })
export const templates = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 6rem), 1fr))",
  gap: 12
})
const choice = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: 4,
  minHeight: tokens.size.tap,
  cursor: "pointer",
  minWidth: 0,
  overflowWrap: "anywhere",
  ...font.label,
  textAlign: "center"
})
export const template = style([choice])
export const thumb = style({
  width: "100%",
  aspectRatio: "4 / 3",
  borderRadius: tokens.radius.petalSm,
  outline: `1px solid ${tokens.color.border}`,
  selectors: {
    [`${choice}:has(:checked) > &`]: { outline: `2px solid ${tokens.color.brand}`, outlineOffset: 2 },
    [`${choice}:has(:focus-visible) > &`]: { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
  }
})
/** The radio button of the browser, for keys and screen readers. */
export const radio = style({ position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "pointer" })
export const tick = style({
  position: "absolute",
  insetBlockStart: 6,
  insetInlineEnd: 6,
  display: "none",
  placeItems: "center",
  width: 24,
  height: 24,
  borderRadius: "50%",
  background: tokens.color.brand,
  color: tokens.color.onBrand,
  selectors: { [`${choice}:has(:checked) > &`]: { display: "grid" } }
})
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: 8
})
export const pill = style([
  choice,
  {
    alignContent: "center",
    minHeight: 48,
    padding: "8px 12px",
    borderRadius: tokens.radius.lg,
    boxShadow: `inset 0 0 0 1px ${tokens.color.borderStrong}`,
    selectors: {
      "&:has(:checked)": {
        background: tokens.color.surfaceTint,
        boxShadow: `inset 0 0 0 2px ${tokens.color.brand}`
      },
      "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
    }
  }
])
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  "@media": {
    [narrow]: { ...bottomBar, padding: "10px 16px calc(10px + env(safe-area-inset-bottom))" }
  }
})
export const sum = style({ display: "grid", minWidth: 0 })
export const press = style({ flex: "1 1 8rem", minWidth: 0, paddingInline: 12 })

// The recipient's page and the list of the order.
export const gift = style({
  display: "grid",
  gap: 20,
  justifyItems: "center",
  maxWidth: 480,
  marginInline: "auto",
  paddingBlock: "24px 48px",
  textAlign: "center"
})
/** The wall of a design is light in both themes. */
export const wall = style([
  group,
  {
    width: "100%",
    justifyItems: "center",
    padding: "32px 16px 40px",
    borderRadius: tokens.radius.petalLg,
    background: tokens.tile.lilac,
    color: tokens.fixed.ink
  }
])
export const stage = style({ position: "relative" })
export const sealed = style({ width: 300, maxWidth: "90%", marginTop: 32, transform: "rotate(-2deg)" })
const gone = keyframes({ "60%": { opacity: 1 }, to: { opacity: 0 } })
const lifted = keyframes({ "60%,to": { transform: "scaleY(-1)" } })
/** Over the picture of what it held, whose place it does not change. */
export const opening = style({
  position: "absolute",
  inset: "0 auto auto 50%",
  translate: "-50%",
  animation: `${gone} 600ms forwards`
})
export const flap = style({ transformOrigin: "top", animation: `${lifted} 600ms forwards` })
export const quote = style([heading.sheet, written])
export const balance = style({
  display: "grid",
  gap: 8,
  width: "100%",
  padding: 18,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint,
  textAlign: "start"
})
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 8
})
export const code = style({ width: "100%", display: "grid", gap: 16, textAlign: "start" })
export const list = style({ display: "grid", gap: 12 })
export const item = style({
  display: "grid",
  gap: 4,
  padding: 12,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  boxShadow: `inset 0 0 0 1px ${tokens.color.border}`
})
export const goods = style({ minWidth: 0, textAlign: "start" })
