import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { bottomBar } from "../theme/bottom-bar.ts"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const muted = { ...font.bodyS, color: tokens.color.textMuted }
const grounds = [tokens.tile.pandan, tokens.tile.peach, tokens.tile.orchid, tokens.tile.laut]

export const page = style({ paddingBlock: "16px 32px" })
export const about = style(muted)
export const filter = style({ marginBlock: 16 })

/** A ground in the colour of a theme; its letters are dark in both themes. */
export const ground = styleVariants({ 0: {}, 1: {}, 2: {}, 3: {} }, (_, place) => ({
  borderRadius: tokens.radius.petal,
  overflow: "hidden",
  color: tokens.fixed.ink,
  background: grounds[Number(place)] ?? grounds[0]
}))
export const cards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))"
})
export const card = style({ position: "relative", display: "flex", flexDirection: "column", height: "100%" })
export const words = style({ flex: 1, display: "grid", gap: 6, alignContent: "start", padding: "18px 20px" })
export const cardTitle = style(font.h2)
/** The whole card is one target. */
export const cardLink = style({
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: tokens.radius.petal },
  ":focus-visible": { outline: "none" },
  selectors: { "&:focus-visible::after": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3 } }
})
export const line = style(font.bodyS)
export const strongLine = style({ display: "flex", alignItems: "center", gap: 6, ...font.label })
export const pictures = style({ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 2 })
export const picture = style({ borderRadius: 0 })

/** The plain bar of a narrow screen in place of the shop's header. Specification 2, Layout rules. */
export const backBar = style({
  position: "sticky",
  top: 0,
  zIndex: tokens.z.sticky,
  display: "flex",
  alignItems: "center",
  minHeight: tokens.size.header,
  paddingInline: 4,
  background: tokens.color.bg,
  borderBottom: `1px solid ${tokens.color.border}`,
  "@media": { [wide]: { display: "none" } }
})
export const backTitle = style({ flex: 1, minWidth: 0, ...font.h3 })
globalStyle(`:has(> main > ${backBar}) > :is(aside, header, nav)`, { "@media": { [narrow]: { display: "none" } } })
export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } })

/** A browser that is logged in hides what guests see until the shop has said who it is. */
export const toGuests = style({ selectors: { "html[data-member] &": { visibility: "hidden" } } })
export const column = style({ maxWidth: 720, marginInline: "auto" })
export const hero = style({ display: "grid", gap: 8, padding: "22px 20px 20px", marginBottom: 20 })
export const heroTitle = style(font.h1)
export const chips = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, marginTop: 4 })
export const chip = style({
  padding: "6px 12px",
  borderRadius: tokens.radius.pill,
  background: tokens.fixed.disc,
  ...font.label
})
/** A link on a coloured ground: as dark as its letters, in both themes. */
export const onGround = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: tokens.size.tap,
  paddingInline: 6,
  ...font.label,
  color: tokens.fixed.ink,
  textDecoration: "underline",
  textUnderlineOffset: 3
})

export const steps = style({ display: "grid" })
const divided = { borderBottom: `1px solid ${tokens.color.border}` }
export const step = style({ display: "grid", gap: 12, paddingBlock: 20, ...divided })
export const stepHead = style({ display: "flex", alignItems: "center", gap: 12 })
export const number = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.surfaceTint,
  color: tokens.color.brand,
  ...font.h2Sheet
})
export const stepTitle = style(font.h3)

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "108px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 12
})
export const rowOfList = style([row, { paddingBlock: 14, ...divided }])
export const rowPicture = style({
  position: "relative",
  gridArea: "1 / 1 / span 2",
  selectors: { "[data-out] > &": { opacity: 0.55 } }
})
export const rowWords = style({ gridColumn: 2, display: "grid", gap: 2, justifyItems: "start", minWidth: 0 })
export const brand = style({ ...font.captionStrong, color: tokens.color.textMuted })
export const name = style({ ...font.bodySMedium, overflowWrap: "anywhere", ":hover": { color: tokens.color.brand } })
export const rating = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, ...muted })
export const reason = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  gridColumn: "2 / -1",
  justifySelf: "start",
  padding: "3px 8px",
  marginBottom: 4,
  borderRadius: tokens.radius.xs,
  background: tokens.color.successTint,
  color: tokens.color.success,
  ...font.captionStrong
})
export const add = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  alignSelf: "end",
  borderRadius: "50%",
  background: tokens.color.brand,
  color: tokens.color.onBrand,
  ":hover": { background: tokens.color.brandHover },
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } }
})
export const rowBone = style({ width: 108 })
export const choice = style([row, { paddingBlock: 10 }])

export const bar = style({
  ...bottomBar,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 12px",
  padding: "10px 16px calc(10px + env(safe-area-inset-bottom))",
  "@media": { [wide]: { position: "sticky" } }
})
export const barWords = style({ flex: "1 0 auto", ...muted })
export const barPaid = style({ display: "block", ...font.price, color: tokens.color.text })
export const barAction = style({ flex: "1 1 11rem" })
export const foot = style({ ...muted, marginTop: 20 })
export const more = style({ marginTop: 16, textAlign: "center" })
