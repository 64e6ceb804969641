import { style } from "@vanilla-extract/css"
import * as kit from "../../kit/text/Text.css.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 10 })
/** A dot on a line that ends at the last of them; the newest has the colour. */
export const event = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingLeft: 24,
  paddingBottom: 12,
  "::before": {
    content: "",
    position: "absolute",
    zIndex: 1,
    insetInlineStart: 3,
    top: 5,
    width: 10,
    height: 10,
    borderRadius: "50%",
    background: tokens.color.borderStrong
  },
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: 7,
    top: 10,
    bottom: -10,
    width: 2,
    background: tokens.color.border
  },
  selectors: {
    [`${part} > ol > &:first-child::before`]: {
      background: tokens.color.brand,
      outline: `3px solid ${tokens.color.surfaceTint}`
    },
    "&:last-child": { paddingBottom: 0 },
    "&:last-child::after": { display: "none" }
  }
})
export const name = style([kit.text.label])
export const when = style([kit.text.small, kit.tone.muted])
export const fold = style({ "@media": { print: { display: "none" } } })
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand,
  cursor: "pointer",
  listStyle: "none",
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2, borderRadius: tokens.radius.xs }
})
export const sign = style({ selectors: { [`${fold}[open] &`]: { transform: "rotate(180deg)" } } })
