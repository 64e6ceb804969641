import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const tabs = style({
  display: "flex",
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: `1px solid ${tokens.color.border}`
})
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 10px",
  borderBottom: "3px solid transparent",
  font: `600 14px/20px ${tokens.font.body}`,
  color: tokens.color.textMuted,
  whiteSpace: "nowrap",
  selectors: {
    '&[aria-current="page"]': { color: tokens.color.brand, borderColor: tokens.color.brand, fontWeight: 800 }
  }
})
