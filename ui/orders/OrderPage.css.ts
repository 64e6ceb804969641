import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { bottomBar } from "../theme/bottom-bar.ts"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({ paddingBlock: "16px 40px" })
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)", gap: 40, alignItems: "start" } }
})
export const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20, minWidth: 0 })
/** What an order is about, what was ordered, and the rest: the goods beside both on wide screens. */
export const sides = style([layout, { "@media": { [wide]: { gridTemplateRows: "auto 1fr", rowGap: 20 } } }])
export const aside = style({ minWidth: 0, "@media": { [wide]: { gridColumn: 2, gridRow: "1 / 3" } } })
/** Digits that look alike run together in the display face. */
export const title = style({ overflowWrap: "anywhere", "@media": { [wide]: font.priceL } })
export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  justifyItems: "start",
  marginBottom: 20
})
/** Its status, and the button that copies its code. */
export const standing = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" })
const status = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 28,
  padding: "2px 12px",
  borderRadius: tokens.radius.pill,
  ...font.label
})
export const tone = styleVariants({
  warn: [status, { background: tokens.color.warningTint, color: tokens.color.warning }],
  busy: [status, { background: tokens.color.infoTint, color: tokens.color.info }],
  ok: [status, { background: tokens.color.successTint, color: tokens.color.success }],
  bad: [status, { background: tokens.color.dangerTint, color: tokens.color.danger }]
})
export const toPay = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 })
export const pay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  padding: 18,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
/** The amount, the code to scan and what becomes of it. */
export const qris = style([pay, { textAlign: "center" }])
/** Black on white in both themes: cameras read nothing else surely. */
export const qrCard = style({
  display: "grid",
  justifySelf: "center",
  padding: "8px 16px 0",
  borderRadius: tokens.radius.lg,
  background: "#fff",
  color: "#000"
})
/** The digits that mark a payment. */
export const marked = style({
  padding: "0 3px",
  borderRadius: tokens.radius.xs,
  background: tokens.color.surface,
  color: tokens.color.accent
})
/** The head of an order that was placed and waits for its transfer: a check mark beside what is done and what is left. */
export const placed = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: 14,
  width: "100%"
})
export const check = style({
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: tokens.radius.petal,
  background: tokens.color.successTint,
  color: tokens.color.success
})
/** The code of the order above the words. */
export const eyebrow = style({
  display: "block",
  ...font.label,
  color: tokens.color.textMuted
})
export const payFacts = style({ display: "grid", gap: 14, margin: 0, containerType: "inline-size" })
/** The number of a parcel, on a field of its own. */
export const tracking = style([
  payFacts,
  { padding: "10px 14px", borderRadius: tokens.radius.md, background: tokens.color.surface }
])
/** What is to be copied, and the button beside it; below it if large text leaves no room. */
export const payFact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: 12,
  selectors: { "& + &": { paddingTop: 14, borderTop: `1px solid ${tokens.color.borderStrong}` } },
  "@container": { "(width < 15em)": { gridTemplateColumns: "minmax(0, 1fr)" } }
})
export const copy = style({
  gridArea: "1 / 2 / span 2 / 3",
  alignSelf: "center",
  margin: 0,
  "@media": { print: { display: "none" } },
  "@container": { "(width < 15em)": { gridArea: "auto / 1" } }
})
export const big = style({
  margin: 0,
  ...font.priceL,
  overflowWrap: "anywhere"
})
/** The number of a parcel, of up to twenty characters. */
export const number = style([big, font.price])
/** What a number beside a button is about, below both. */
export const hint = style({ gridColumn: "1 / -1", margin: "4px 0 0", ...font.bodyS, color: tokens.color.textMuted })
/** The few large words of an order, with what they mean. */
export const said = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 })
export const arrival = style([kit.heading.section])
export const group = style({ selectors: { "& + &": { marginLeft: "0.35em" } } })
export const quiet = style([kit.text.small, kit.tone.muted])
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
  padding: 18,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  "@media": { print: { breakInside: "avoid" } }
})
/** Left out on paper. */
export const screenOnly = style({ "@media": { print: { display: "none" } } })
/** What a guest is offered beside an order. */
export const offer = style([part, screenOnly, { justifyItems: "start", borderRadius: tokens.radius.petal }])
/** As its writer typed it, in one word if they like. */
export const address = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  fontStyle: "normal",
  ...font.bodyS,
  overflowWrap: "anywhere"
})
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)",
  gap: "6px 16px",
  margin: 0,
  ...font.bodyS
})
globalStyle(`${facts} > dt`, { color: tokens.color.textMuted })
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: "anywhere" })
/** What is left to do for an order: on narrow screens within a thumb's reach, in the place of the tabs. Rules 21 and 40. */
export const bar = style({
  display: "contents",
  "@media": {
    [narrow]: {
      ...bottomBar,
      display: "grid",
      padding: "10px 16px calc(10px + env(safe-area-inset-bottom))"
    },
    print: { display: "none" }
  }
})
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  "@media": { [narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } }
})
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16, maxWidth: 560 })
/** A short form, or what became of it, on a card of its own. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  padding: 18,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  "@media": { [wide]: { padding: 28 } }
})
/** Ways to a store: its place on a map, its telephone. */
export const ways = style({ display: "flex", flexWrap: "wrap", gap: "0 20px", margin: 0 })
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand
})
/** Above the button that asked. */
export const checked = style({ paddingBottom: 12 })
