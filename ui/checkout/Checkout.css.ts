import { globalStyle, style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { bottomBar } from "../theme/bottom-bar.ts"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({ paddingBlock: "12px 40px", scrollPaddingBottom: 90 })
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  marginTop: 12,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)", gap: 48, alignItems: "start" } }
})
/** The bag, its sum beside it, and goods below the bag; on narrow screens below the sum. */
export const bag = style([layout, { gridTemplateRows: "auto 1fr" }])
globalStyle(`${bag} > :nth-child(2)`, { "@media": { [wide]: { gridArea: "1 / 2 / span 2" } } })
export const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16, minWidth: 0 })
export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  padding: 18,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceSunken,
  "@media": { [wide]: { position: "sticky", top: 150 } }
})
/** Below the header of the page, wherever the page is scrolled to. */
export const connection = style({
  position: "sticky",
  top: 108,
  zIndex: 1,
  marginBlock: 12,
  "@media": { [wide]: { top: 124 } }
})
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0
})
/** Fields that few need, below the line that unfolds them. */
export const further = style({ selectors: { "&[open]": { display: "grid", gap: 8 } } })
export const furtherHead = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand,
  cursor: "pointer",
  listStyle: "none"
})
globalStyle(`${furtherHead}::-webkit-details-marker`, { display: "none" })
export const optional = style({ ...font.bodySMedium, color: tokens.color.textMuted })
export const furtherSign = style({
  flex: "none",
  selectors: { [`${further}[open] &`]: { transform: "rotate(180deg)" } }
})
export const legend = style({ ...font.h3, padding: 0, marginBottom: 12 })
export const two = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(40%, 8rem), 1fr))",
  gap: 12,
  alignItems: "end"
})
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 })
/** Stands in the summary where that is beside the step. */
export const withoutSummary = style([form, { "@media": { [wide]: { display: "none" } } }])
export const alt = style([kit.text.small, kit.tone.muted])
/** Where a parcel goes: the pin, the address in the words of its writer, and the way to change it. */
export const destination = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  padding: "14px 16px",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface
})
export const pin = style({ flex: "none", color: tokens.color.brand })
export const addressLines = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  ...font.bodyS,
  fontStyle: "normal",
  overflowWrap: "anywhere"
})
export const recipient = style([kit.text.label])
export const textButton = style({
  color: tokens.color.brand,
  ...font.label,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  minHeight: 24
})
/** The total and the way on, within a thumb's reach. Rule 21. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 12px",
  "@media": {
    [narrow]: {
      ...bottomBar,
      padding: "10px 16px calc(10px + env(safe-area-inset-bottom))"
    }
  }
})
export const barSum = style({
  display: "grid",
  minWidth: 96,
  ...font.caption,
  color: tokens.color.textMuted,
  "@media": { [wide]: { display: "none" } }
})
export const barTotal = style({
  color: tokens.color.text,
  ...font.price
})
export const barAction = style({ flex: "1 1 9rem" })
export const free = style({ color: tokens.color.success })
export const was = style([kit.text.small, kit.tone.muted])
/** The old and the new total. */
export const totals = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 12px",
  marginTop: 12,
  padding: "12px 16px",
  borderRadius: tokens.radius.lg,
  background: tokens.color.surfaceTint,
  ...font.price
})
/** As high as the closed lines of vouchers and points, which are fetched after the bag: nothing moves when they come. Rule 57. */
export const earns = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  margin: 0,
  color: tokens.color.warning,
  ...font.bodySMedium
})
export const offers = style({
  minHeight: 115,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  overflow: "hidden"
})
