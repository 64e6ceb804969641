import { globalStyle, style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** The pages of an account: their list beside them if there is room. */
export const shell = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  paddingBlock: "16px 48px",
  "@media": {
    [wide]: { gridTemplateColumns: "260px minmax(0, 1fr)", gap: 40, alignItems: "start", paddingBlock: "32px 64px" }
  }
})
export const side = style({
  display: "none",
  "@media": {
    [wide]: { display: "grid", gap: 4, position: "sticky", top: 132 }
  }
})
export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  minWidth: 0,
  justifyItems: "stretch"
})
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand,
  justifySelf: "start",
  "@media": { [wide]: { display: "none" } }
})

export const what = style([kit.text.small, kit.tone.muted])

export const list = style({
  display: "grid",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  overflow: "hidden",
  // If there is room, the same list stands beside the page.
  "@media": { [wide]: { display: "none" } }
})
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "8px 16px",
  color: "inherit",
  textDecoration: "none",
  ...font.body,
  selectors: {
    "& + &": { borderTop: `1px solid ${tokens.color.border}` },
    "&:hover": { background: tokens.color.surfaceSunken }
  }
})
export const entryText = style({ flex: 1, minWidth: 0, display: "grid" })
export const sideEntry = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  padding: "6px 12px",
  borderRadius: tokens.radius.md,
  color: "inherit",
  textDecoration: "none",
  ...font.label,
  selectors: {
    "&:hover": { background: tokens.color.surfaceSunken },
    "&[aria-current]": { background: tokens.color.surfaceTint, color: tokens.color.brand }
  }
})
/** In the footer if there is one. */
export const narrow = style({ "@media": { [wide]: { display: "none" } } })
export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  "@media": { [wide]: { display: "none" } }
})
export const order = style({
  display: "grid",
  gap: 10,
  padding: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: tokens.color.brand } }
})
export const orderHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  alignItems: "center",
  justifyContent: "space-between"
})
export const ordered = style({ display: "flex", gap: 12, alignItems: "center" })
globalStyle(`${ordered} > :first-child`, { flex: "none", width: 64 })
/** What comes next. */
export const next = style({ ...font.label, color: tokens.color.brand })
export const orderFoot = style([orderHead, { paddingTop: 10, borderTop: `1px solid ${tokens.color.border}` }])
export const bought = style({ display: "grid", gap: 12, gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))" })
export const boughtOne = style({
  display: "grid",
  gap: 6,
  alignContent: "start",
  color: "inherit",
  textDecoration: "none",
  ...font.bodyS
})
export const badges = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))",
  margin: "12px 0 0",
  padding: 0,
  listStyle: "none"
})
export const badge = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "10px 16px",
  border: `1px dashed ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  color: tokens.color.textMuted,
  ...font.label
})
export const earned = style({
  border: "1px solid transparent",
  background: tokens.color.surfaceTint,
  color: tokens.color.brand
})
export const interests = style({ display: "grid", gap: 10, justifyItems: "start" })
export const interestList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { "&:empty": { display: "none" } }
})
export const interest = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "8px 16px",
  border: `1.5px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface,
  color: "inherit",
  textDecoration: "none",
  ...font.label,
  selectors: { "&:hover": { borderColor: tokens.color.brand } }
})
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand,
  textUnderlineOffset: 3
})
