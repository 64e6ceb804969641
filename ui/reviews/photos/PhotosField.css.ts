import { globalStyle, style } from "@vanilla-extract/css"
import { fourColumns } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const optional = style({ ...font.body, color: tokens.color.textMuted })
export const hint = style({ margin: 0, ...font.bodyS, color: tokens.color.textMuted })
/** The field of the files, unseen: an error leads to it. */
export const files = style({ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" })
export const field = style({
  selectors: {
    "&:has(input[type=file]:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 6 }
  }
})
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "16px 8px",
  margin: "12px 0 0",
  padding: 0,
  listStyle: "none",
  "@media": { [fourColumns]: { gridTemplateColumns: "repeat(auto-fill, 104px)" } }
})
export const tile = style({ position: "relative", minWidth: 0 })
export const dragged = style({ zIndex: tokens.z.listBar, filter: "drop-shadow(0 6px 12px rgb(24 6 17 / .35))" })
export const picture = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  borderRadius: "16px 6px",
  overflow: "hidden",
  background: tokens.color.surfaceSunken,
  color: tokens.color.textMuted
})
globalStyle(`${picture} > img, ${picture} > span:first-child`, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  borderRadius: 0
})
/** Not on the server yet. */
export const faint = style({})
globalStyle(`${faint} > img, ${faint} > span:first-child`, { opacity: 0.5 })
export const tag = style({
  position: "absolute",
  left: 0,
  bottom: 0,
  padding: "4px 8px",
  borderRadius: "0 10px 0 0",
  ...font.captionStrong,
  background: tokens.color.brand,
  color: tokens.color.onBrand
})
export const bad = style([tag, { background: tokens.color.danger, color: tokens.color.surface }])
export const controls = style({ display: "flex", justifyContent: "space-between", alignItems: "center", minHeight: 44 })
globalStyle(`${controls} button`, { width: 48 })
export const progress = style([controls, { gap: 4, ...font.captionStrong, color: tokens.color.brand }])
globalStyle(`${progress} progress, ${progress} ::-webkit-progress-bar`, { background: tokens.color.border })
globalStyle(`${progress} progress`, { flex: 1, minWidth: 12 })
globalStyle(`${progress} button`, { width: 44, marginLeft: "auto" })
export const danger = style({ selectors: { "&&": { color: tokens.color.danger } } })
export const handle = style({ touchAction: "none", cursor: "grab" })
export const add = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 6,
  width: "100%",
  aspectRatio: "1",
  border: `1.5px dashed ${tokens.color.borderStrong}`,
  borderRadius: "16px 6px",
  ...font.captionStrong,
  color: tokens.color.brand,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { borderRadius: "16px 6px" }
})
export const below = style({ display: "grid", gap: 8, justifyItems: "start", marginTop: 12 })
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px", ...font.bodyS })
export const quiet = style({ margin: 0, ...font.bodyS, color: tokens.color.textMuted })
export const reasons = style({ margin: 0, padding: 0, listStyle: "none", display: "grid", gap: 4, ...font.bodyS })
export const menu = style({
  position: "absolute",
  zIndex: tokens.z.sticky,
  top: "100%",
  left: 0,
  minWidth: 176,
  padding: 6,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  selectors: { [`${tile}:nth-child(3n) &`]: { left: "auto", right: 0 } },
  "@media": { [fourColumns]: { selectors: { [`${tile}:nth-child(3n) &`]: { left: 0, right: "auto" } } } }
})
export const item = style({
  display: "block",
  width: "100%",
  minHeight: 44,
  padding: "8px 12px",
  borderRadius: tokens.radius.sm,
  textAlign: "start",
  ...font.bodySMedium,
  color: tokens.color.text,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { outlineOffset: -3 }
})
globalStyle(`${controls} ${item}`, { width: "100%" })
/** As far left as the words above it. */
export const removeAll = style([danger, { marginLeft: -14 }])
/** The ways to a photo. */
export const ways = style({ display: "grid", gap: 8, marginTop: 16 })
export const drop = style({
  display: "none",
  placeItems: "center",
  minHeight: 96,
  marginTop: 12,
  border: `1.5px dashed ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  ...font.bodyS,
  color: tokens.color.textMuted,
  "@media": { "(hover: hover) and (pointer: fine)": { display: "grid" } }
})
/** Only a device that is held takes photos. */
export const take = style({ "@media": { "(hover: hover) and (pointer: fine)": { display: "none" } } })
