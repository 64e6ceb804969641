import { style, styleVariants } from "@vanilla-extract/css"
import { narrow, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const header = style({
  position: "sticky",
  top: 0,
  zIndex: tokens.z.sticky,
  background: tokens.color.bg,
  borderBottom: `1px solid ${tokens.color.border}`,
  transition: `transform ${tokens.motion.base} ${tokens.motion.standard}`,
  "@media": { [narrow]: { minHeight: tokens.size.header } },
  selectors: {
    // Suggestions cover the bar at the bottom.
    "&:focus-within": { zIndex: tokens.z.drawer },
    'html[data-header="away"] &:not(:focus-within)': { "@media": { [narrow]: { transform: "translateY(-100%)" } } }
  }
})

const bar = style({
  display: "flex",
  alignItems: "center",
  minHeight: `calc(${tokens.size.header} - 1px)`,
  padding: "0 4px",
  "@media": {
    [wide]: { gap: tokens.space.x8, maxWidth: tokens.size.container, marginInline: "auto", padding: "16px 32px 10px" }
  }
})

export const top = styleVariants({
  shop: [bar],
  order: [bar],
  checkout: [bar, { "@media": { [wide]: { minHeight: 72, paddingBlock: 10 } } }]
})

export const lead = style({ flex: "none", "@media": { [wide]: { display: "none" } } })
/** A merchant's sign of many letters gives way to what stands beside it. */
export const logo = style({
  flex: "0 1 auto",
  minWidth: 0,
  maxWidth: "60%",
  paddingInline: tokens.space.x2,
  borderRadius: tokens.radius.sm,
  "@media": { [wide]: { maxWidth: "30%", paddingInline: 0 } }
})
export const wideLogo = style({ "@media": { [narrow]: { display: "none" } } })
export const safe = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginLeft: "auto",
  paddingRight: tokens.space.x3,
  ...font.label,
  color: tokens.color.success,
  "@media": { [wide]: { paddingRight: 0 } }
})
export const actions = style({
  marginLeft: "auto",
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  "@media": { [wide]: { gap: 6 } }
})
export const search = style({ flex: 1, minWidth: 0, "@media": { [wide]: { maxWidth: 640 } } })

const action = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: tokens.size.tap,
  padding: "0 10px",
  borderRadius: tokens.radius.pill,
  ...font.label,
  whiteSpace: "nowrap",
  ":hover": { background: tokens.color.surfaceTint },
  "@media": { [narrow]: { display: "none" } }
})
export const worded = action
export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } })

export const nav = style({
  display: "none",
  "@media": {
    [wide]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "clamp(14px, 2vw, 30px)",
      maxWidth: tokens.size.container,
      marginInline: "auto",
      paddingInline: tokens.space.x8,
      ...font.label
    }
  }
})
export const rest = style({ marginLeft: "auto", display: "flex", gap: "inherit" })
export const entry = style({ position: "relative" })
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  padding: "10px 0 12px",
  borderBottom: "3px solid transparent",
  whiteSpace: "nowrap",
  ":hover": { color: tokens.color.brand },
  selectors: {
    '&[aria-current="page"]': { borderColor: tokens.color.brand, color: tokens.color.brand }
  }
})
/** Subcategories of a category: shown while the pointer or the focus is on its name, without any script. */
export const panel = style({
  position: "absolute",
  zIndex: tokens.z.drawer,
  top: "100%",
  left: -20,
  display: "grid",
  gap: 2,
  minWidth: 220,
  padding: 10,
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  ...font.bodySMedium,
  visibility: "hidden",
  opacity: 0,
  transition: `opacity ${tokens.motion.fast} ${tokens.motion.standard} 80ms, visibility 0s 200ms`,
  selectors: {
    [`${entry}:hover &, ${entry}:focus-within &`]: {
      visibility: "visible",
      opacity: 1,
      transitionDelay: "120ms, 0s"
    }
  }
})
export const panelLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: 38,
  padding: "0 10px",
  borderRadius: tokens.radius.sm,
  ":hover": { background: tokens.color.surfaceTint, color: tokens.color.brand }
})

/** A picture of the season in the place of the logo's mark. Specification 3, Banner. */
export const thematic = style({ flex: "none", width: 36, height: 36, borderRadius: tokens.radius.petalSm })
