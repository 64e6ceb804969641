import { globalStyle, style } from "@vanilla-extract/css"
import { row } from "../kit/Chip.css.ts"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font, strong } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** On narrow screens it stays below the header, or at the top while the header is away. */
export const bar = style({
  display: "flex",
  gap: 8,
  "@media": {
    [narrow]: {
      position: "sticky",
      top: tokens.size.header,
      zIndex: tokens.z.listBar,
      marginInline: -16,
      padding: "8px 0 8px 16px",
      background: tokens.color.bg,
      transition: `top ${tokens.motion.base} ${tokens.motion.standard}`
    },
    [wide]: { alignItems: "flex-start", gap: 16, marginBottom: 20 }
  },
  selectors: { 'html[data-header="away"] &': { "@media": { [narrow]: { top: 0 } } } }
})

const round = { position: "relative", flex: "none", width: 44, height: 44, minHeight: 44, padding: 0 } as const

export const openFilter = style({ "@media": { [narrow]: round, [wide]: { display: "none" } } })
/** How many filters hold, on the corner of their button. */
export const count = style({
  position: "absolute",
  top: -6,
  right: -4,
  display: "grid",
  placeItems: "center",
  minWidth: 18,
  minHeight: 18,
  paddingInline: 4,
  borderRadius: tokens.radius.pill,
  background: tokens.color.brand,
  color: tokens.color.onBrand,
  ...font.captionBound,
  ...strong
})

/** On narrow screens a round button: the browser's list of choices lies over it, unseen. */
export const sort = style({
  "@media": { [narrow]: round, [wide]: { order: 1, minHeight: 40, marginLeft: "auto" } }
})
globalStyle(`${sort} > select`, {
  "@media": { [narrow]: { position: "absolute", inset: 0, width: "100%", height: "100%", padding: 0, opacity: 0 } }
})
globalStyle(`${sort} > svg:last-child`, { "@media": { [narrow]: { display: "none" } } })
export const sortIcon = style({ "@media": { [wide]: { display: "none" } } })
export const sortLabel = style({
  color: tokens.color.textMuted,
  "@media": { [narrow]: { display: "none" } }
})

const fade = "linear-gradient(90deg, #000 calc(100% - 40px), transparent)"
/** One line that scrolls sideways and ends in a fade on narrow screens; as many lines as it takes on wide ones. */
export const chips = style({
  display: "flex",
  flex: 1,
  minWidth: 0,
  gap: 8,
  "@media": {
    [narrow]: {
      alignItems: "center",
      height: 44,
      marginLeft: 4,
      paddingRight: 40,
      overflowX: "auto",
      scrollbarWidth: "none",
      borderLeft: `1px solid ${tokens.color.border}`,
      maskImage: fade
    },
    // One text of chips: groups go on in the line of the group before.
    [wide]: { display: "block", marginBottom: -8 }
  }
})
globalStyle(`${chips} ${row}`, {
  padding: 0,
  margin: 0,
  "@media": { [narrow]: { overflow: "visible" }, [wide]: { display: "inline" } }
})
globalStyle(`${chips} :is(nav, li)`, { "@media": { [wide]: { display: "inline" } } })
globalStyle(`${chips} li > a`, { "@media": { [wide]: { margin: "0 8px 8px 0", verticalAlign: "top" } } })
globalStyle(`${chips} li > a`, { "@media": { [narrow]: { minHeight: 44 } } })
globalStyle(`${chips} > :first-child`, { "@media": { [narrow]: { marginLeft: 8 } } })

/** Beside the filter stands the same link. */
export const clearAll = style({ "@media": { [wide]: { display: "none !important" } } })

/** A category is a place to go, not a filter. */
export const belowChip = style({
  borderColor: "transparent",
  background: tokens.color.surfaceTint,
  color: tokens.color.brand
})
