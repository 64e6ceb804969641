import { globalStyle, style } from "@vanilla-extract/css"
import { row } from "../kit/Chip.css.ts"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const page = style({ paddingBlock: "16px 24px", "@media": { [wide]: { paddingBlock: "0 48px" } } })
export const crumbs = style({ "@media": { [narrow]: { display: "none" } } })
export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } })

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  "@media": {
    [wide]: {
      gridTemplateColumns: "344px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      gap: "16px 48px",
      alignItems: "start"
    }
  }
})
export const head = style({ "@media": { [wide]: { gridColumn: 2 } } })
/** It stays while the reviews scroll; a low window scrolls it by itself. */
export const aside = style({
  "@media": {
    [wide]: {
      gridArea: "1 / 1 / span 2",
      position: "sticky",
      top: 136,
      maxHeight: "calc(100vh - 152px)",
      overflowY: "auto",
      scrollbarWidth: "thin"
    }
  }
})
export const product = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 12,
  alignItems: "center",
  ":hover": { color: tokens.color.brand }
})
export const picture = style({ width: 56, "@media": { [wide]: { width: 72 } } })
export const brand = style({ ...font.caption, color: tokens.color.textMuted })
export const name = style({ ...font.label, overflowWrap: "anywhere" })
/** The rating on narrow screens; on wide ones the summary below says it, and the price stands here. */
export const rated = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 6px",
  marginTop: 4,
  ...font.bodyS,
  color: tokens.color.textMuted,
  "@media": { [wide]: { display: "none" } }
})
export const mean = style({ color: tokens.color.text })
export const price = style({ marginTop: 4, "@media": { [narrow]: { display: "none" } } })
export const said = style({ marginTop: 20 })
export const toProduct = style({ width: "100%", marginTop: 24 })

/** 100 px of the content above stay in sight: the page itself keeps 120. D-81. */
export const reviews = style({ scrollMarginTop: -20, minWidth: 0, "@media": { [wide]: { gridColumn: 2 } } })
export const photos = style([wideOnly, { marginBottom: 16 }])

const fade = "linear-gradient(90deg, #000 calc(100% - 40px), transparent)"
/** One line below the header, or at the top while the header is away, on narrow screens; as many lines as it takes on wide ones. */
export const filters = style({
  "@media": {
    [narrow]: {
      position: "sticky",
      top: tokens.size.header,
      zIndex: tokens.z.listBar,
      marginInline: -16,
      paddingBlock: 8,
      borderBottom: `1px solid ${tokens.color.border}`,
      background: tokens.color.bg,
      transition: `top ${tokens.motion.base} ${tokens.motion.standard}`
    }
  },
  selectors: { 'html[data-header="away"] &': { "@media": { [narrow]: { top: 0 } } } }
})
globalStyle(`${filters} ${row}`, {
  margin: 0,
  "@media": { [narrow]: { paddingRight: 40, maskImage: fade }, [wide]: { flexWrap: "wrap", padding: 0 } }
})
globalStyle(`${filters} li > a`, { "@media": { [narrow]: { minHeight: 44 } } })
export const counted = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 12px",
  marginBlock: 8,
  ...font.bodyS,
  color: tokens.color.textMuted
})
globalStyle(`${counted} b`, { color: tokens.color.text })
globalStyle(`${counted} > noscript`, { flexBasis: "100%", minWidth: 0 })
export const sort = style({ display: "flex" })
// Choosing from the list needs the script; without it every order is a link.
globalStyle(`html:not([data-script]) ${sort} > span`, { display: "none" })
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 })
export const busy = style({ opacity: 0.5 })
