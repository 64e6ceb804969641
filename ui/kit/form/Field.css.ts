import { style } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const field = style({ display: "flex", flexDirection: "column", minWidth: 0 })
export const label = style({ ...font.label, marginBottom: 6 })
/** Close to the name it explains. */
export const hint = style({ ...font.bodyS, color: tokens.color.textMuted, margin: "-4px 0 6px" })
export const optional = style({ ...font.bodySMedium, color: tokens.color.textMuted })

export const box = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  minHeight: tokens.size.control,
  padding: "0 14px",
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  ":focus-within": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
  selectors: { "&:has([aria-invalid='true'])": { border: `2px solid ${tokens.color.danger}` } }
})
export const compact = style({ minHeight: 44, gap: 4, padding: "0 10px", borderRadius: 12 })

/** 16 px, so that a telephone does not zoom in. */
export const control = style({
  flex: 1,
  minWidth: 0,
  width: "100%",
  border: 0,
  padding: "10px 0",
  background: "none",
  ...font.body,
  // The whole box shows the focus.
  selectors: { "&:focus-visible": { outline: "none" } },
  "::placeholder": { color: tokens.color.textMuted, opacity: 1 }
})
/** Room for a million if there is a mouse. */
export const narrowText = style({ "@media": { [wide]: font.bodyS } })

export const fix = style({ flex: "none", ...font.label })
/** Set off from what is typed, as it is not typed. */
export const unit = style([fix, { paddingBlock: 2, paddingRight: 12, borderRight: `1px solid ${tokens.color.border}` }])

export const error = style({
  display: "flex",
  gap: 6,
  marginTop: tokens.space.x2,
  ...font.label,
  color: tokens.color.danger,
  overflowWrap: "anywhere"
})

/** Several lines. */
export const long = style({ alignItems: "stretch" })
export const list = style({ appearance: "none", cursor: "pointer", color: "inherit" })
export const sign = style({ flex: "none", pointerEvents: "none", color: tokens.color.textMuted })
export const tick = style({
  flex: "none",
  color: tokens.color.success,
  selectors: { [`${long} > &`]: { marginTop: 12 } }
})
