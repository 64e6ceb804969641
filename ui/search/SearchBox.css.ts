import { style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** On narrow screens what opens below spans the screen, from the header down. */
export const form = style({ "@media": { [wide]: { position: "relative", zIndex: 1 } } })

/** Above the dimmed page. */
export const box = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: 10,
  height: 44,
  marginInline: 4,
  padding: "0 4px 0 14px",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface,
  color: tokens.color.textMuted,
  ":focus-within": { borderColor: tokens.color.brand, boxShadow: `0 0 0 1px ${tokens.color.brand}` },
  "@media": { [wide]: { height: 48, margin: 0 } }
})

export const sign = style({ color: tokens.color.brand })

export const input = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  border: 0,
  padding: 0,
  background: "none",
  // 16 px, so that a telephone does not zoom in.
  ...font.body,
  color: tokens.color.text,
  textOverflow: "ellipsis",
  appearance: "none",
  // The whole box shows the focus.
  selectors: { "&:focus-visible": { outline: "none" } },
  "::placeholder": { color: tokens.color.textMuted, opacity: 1, ...font.bodyS },
  "::-webkit-search-cancel-button": { display: "none" }
})

/** There is only something to clear when something is typed. */
export const clear = style({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: "50%",
  color: tokens.color.text,
  ":hover": { background: tokens.color.surfaceTint },
  selectors: { "input:placeholder-shown ~ &": { display: "none" } }
})
