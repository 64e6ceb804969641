import { globalStyle, keyframes, style } from "@vanilla-extract/css"
import { fewLetters, fiveColumns, fourColumns, narrow, still, threeColumns, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const page = style({ paddingBlock: "20px 96px", "@media": { [wide]: { paddingBlock: "32px 64px" } } })
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  marginBottom: 12
})
export const headText = style({ minWidth: 0 })
export const headActions = style({ display: "flex", gap: 12 })
export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } })
export const share = style({
  "@media": { [narrow]: { width: 44, minHeight: 44, padding: 0, borderColor: "transparent" } }
})
export const shareWord = style({ "@media": { [narrow]: { display: "none" } } })

export const bar = style({ "@media": { [wide]: { display: "flex", alignItems: "center", gap: 16, marginBottom: 20 } } })
export const chips = style({ minWidth: 0, flex: 1 })
export const chip = style({ minHeight: 44 })
export const chipCount = style({ ...font.caption, opacity: 0.85 })
export const down = style({ transform: "scaleY(-1)" })
export const sort = style({
  minHeight: 44,
  maxWidth: "100%",
  overflow: "hidden",
  "@media": { [narrow]: { marginBlock: "4px 8px" } }
})
export const sortLabel = style({ color: tokens.color.textMuted, "@media": { [fewLetters]: { display: "none" } } })

export const saving = style({
  display: "flex",
  alignItems: "center",
  gap: 20,
  marginBottom: 24,
  padding: "14px 24px",
  minHeight: 88,
  borderRadius: tokens.radius.petal,
  background: tokens.color.successTint,
  "@media": { [narrow]: { display: "none" } }
})
export const savingMark = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.success,
  color: tokens.color.surface
})
export const savingText = style({ flex: 1, minWidth: 0 })
export const savingTitle = style(font.label)
export const savingNote = style({ ...font.bodySMedium, color: tokens.color.textMuted })
export const savingPictures = style({ display: "flex", gap: 8 })
export const savingPicture = style({ width: 56, borderRadius: tokens.radius.sm, overflow: "hidden" })

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const grid = style({
  display: "grid",
  gap: "22px 12px",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(40%, 6.5rem), 1fr))",
  "@media": {
    [threeColumns]: columns(3),
    [fourColumns]: columns(4),
    [wide]: { gap: "36px 20px" },
    [fiveColumns]: columns(4)
  }
})

export const card = style({ position: "relative", display: "flex", flexDirection: "column", minWidth: 0 })
export const frame = style({ position: "relative", overflow: "hidden", borderRadius: tokens.radius.petal })
export const picture = style({ display: "block" })
export const greyed = style({})
globalStyle(`${greyed} img`, { opacity: 0.55 })
export const band = style({
  position: "absolute",
  inset: "auto 0 0",
  zIndex: 1,
  padding: 8,
  background: tokens.color.surfaceInverse,
  color: tokens.color.textOnInverse,
  textAlign: "center",
  ...font.captionStrong
})
export const drop = style({
  position: "absolute",
  left: 0,
  top: 12,
  zIndex: 1,
  minHeight: 24,
  padding: "4px 10px 4px 12px",
  borderRadius: "0 8px 8px 0",
  background: tokens.color.success,
  color: tokens.color.surface,
  ...font.captionStrong
})
export const brand = style({ marginTop: 10, ...font.captionStrong, color: tokens.color.textMuted })
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  marginTop: 1,
  ...font.bodySMedium,
  "@media": { [narrow]: { minHeight: "2.5rem" } }
})
export const link = style({
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1, borderRadius: tokens.radius.petal },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
    [`${card}:hover &`]: { color: tokens.color.brand }
  }
})
export const kind = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  minHeight: 16,
  marginTop: 4,
  ...font.caption,
  color: tokens.color.textMuted
})
export const swatch = style({
  flex: "none",
  width: 14,
  height: 14,
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tokens.color.text} 22%, transparent)`
})
export const price = style({ marginTop: 4 })
export const rating = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 5px",
  marginTop: 5,
  minHeight: 16,
  ...font.caption,
  color: tokens.color.textMuted
})
export const mean = style({ color: tokens.color.text, ...font.captionStrong, fontVariantNumeric: "tabular-nums" })
/** Above the link that covers the card. */
export const action = style({ position: "relative", zIndex: 2, marginTop: "auto", paddingTop: 8 })
globalStyle(`${action} > *`, { minHeight: 44, paddingInline: 8, ...font.captionStrong })

const rise = keyframes({ from: { transform: "translateY(12px)", opacity: 0 } })
/** Above the tab bar, within a thumb's reach. */
export const undoPlace = style({
  position: "fixed",
  zIndex: tokens.z.toast,
  inset: "auto 12px calc(84px + env(safe-area-inset-bottom))",
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  "@media": { [wide]: { bottom: 24 } }
})
export const undo = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "min(440px, calc(100vw - 24px))",
  minHeight: 52,
  padding: "4px 6px 4px 14px",
  borderLeft: `5px solid ${tokens.color.success}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  color: tokens.color.success,
  pointerEvents: "auto",
  animation: `${rise} ${tokens.motion.base} ${tokens.motion.enter}`,
  "@media": { [still]: { animation: "none" } }
})
export const undoText = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
  color: tokens.color.text,
  ...font.label
})
export const widgetEnd = style({ display: "flex", gap: 12, justifyContent: "flex-end", marginTop: 12 })
