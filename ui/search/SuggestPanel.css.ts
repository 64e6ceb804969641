import { style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font, strong } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** The page behind is dimmed, the field is not; a press on it closes the panel, which covers the whole page on narrow screens. Rule 14. */
export const dim = style({ position: "fixed", inset: 0, "@media": { [wide]: { background: "rgb(24 6 17 / .38)" } } })

export const panel = style({
  position: "absolute",
  insetInline: 0,
  paddingBlock: "4px 14px",
  background: tokens.color.surface,
  color: tokens.color.text,
  overflow: "hidden auto",
  "@media": {
    // The whole screen below the header, which stands at the top or below the strip.
    [narrow]: {
      top: "100%",
      height: `calc(100dvh - ${tokens.size.header})`,
      paddingBottom: 8,
      borderTop: `2px solid ${tokens.color.brand}`
    },
    [wide]: {
      top: "calc(100% + 8px)",
      maxHeight: "calc(100vh - 120px)",
      borderRadius: tokens.radius.lg,
      boxShadow: tokens.shadow.s3
    }
  }
})
export const stale = style({ opacity: 0.6 })

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "10px 16px 6px",
  ...font.label,
  color: tokens.color.textMuted
})
export const quiet = style({
  minHeight: 24,
  color: tokens.color.brand,
  ...font.label
})

/** Answers beside a question. */
export const answers = style({ display: "flex", gap: 16, marginLeft: 12 })

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  padding: "4px 16px",
  ...font.bodyS,
  cursor: "pointer",
  ":hover": { background: tokens.color.surfaceTint },
  selectors: { '&[aria-selected="true"]': { background: tokens.color.surfaceTint } }
})
/** The nearest word of the shop: what a search without results is led to. Rule 16. */
export const nearest = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 60,
  margin: "4px 16px 12px",
  padding: "8px 16px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint,
  ...font.bodyS,
  cursor: "pointer",
  selectors: { '&[aria-selected="true"]': { boxShadow: `inset 0 0 0 2px ${tokens.color.brand}` } }
})
export const nearestWord = style({
  display: "block",
  ...font.h3,
  color: tokens.color.brand,
  overflowWrap: "anywhere"
})
export const sign = style({ color: tokens.color.textMuted })
export const words = style({ flex: 1, minWidth: 0 })
export const added = style(strong)
export const scope = style({ color: tokens.color.textMuted })
export const remove = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginRight: -12,
  borderRadius: "50%",
  color: tokens.color.textMuted
})
export const picture = style({ width: 44, flex: "none" })
export const name = style({
  display: "block",
  ...font.bodySMedium,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap"
})
export const brand = style({ ...font.caption, color: tokens.color.textMuted })
export const price = style({ ...font.label, fontVariantNumeric: "tabular-nums" })
export const note = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  gap: 8,
  padding: "4px 16px",
  ...font.bodyS,
  overflowWrap: "anywhere"
})
export const retry = style({ minHeight: 44, padding: "0 8px", ...font.label, color: tokens.color.brand })
