import { style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const layout = style({
  paddingBottom: 24,
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: `${tokens.size.sideFilter} minmax(0, 1fr)`,
      gap: 36,
      marginTop: 28
    }
  }
})

export const bare = style({ paddingBlock: 24 })

/** Beside the list on wide screens; on narrow ones only if no script opens the drawer instead. */
export const aside = style({
  "@media": {
    [narrow]: { display: "none", selectors: { "&:target": { display: "block" } } },
    // It stays beside the list and scrolls by itself, so that a list that became shorter does not leave it alone.
    [wide]: {
      position: "sticky",
      top: 128,
      alignSelf: "start",
      maxHeight: "calc(100vh - 140px)",
      paddingInline: 6,
      marginInline: -6,
      overflowY: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin"
    }
  }
})
export const asideHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 44
})
export const asideTitle = style(font.h2Sheet)

export const list = style({ transition: `opacity ${tokens.motion.base} ${tokens.motion.standard}` })
export const stale = style({ opacity: 0.5 })
export const note = style({ marginBottom: 14, ...font.bodyS })

export const drawerSort = style({ paddingBottom: 8, borderBottom: `1px solid ${tokens.color.border}` })
export const drawerTitle = style({
  minHeight: 44,
  display: "flex",
  alignItems: "center",
  ...font.h3
})
