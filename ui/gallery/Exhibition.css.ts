import { style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const missing = style({ padding: tokens.space.x10 })
export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x2,
  padding: `${tokens.space.x2} ${tokens.space.x4} ${tokens.space.x10}`,
  // The end of the page can be read above a sheet.
  selectors: { "&:has([data-sheet])": { "@media": { [narrow]: { paddingBottom: "52svh" } } } },
  "@media": { [wide]: { paddingInline: tokens.space.x6 } }
})
export const head = style({ display: "flex", flexDirection: "column", gap: tokens.space.x1 })
export const back = style({
  ...font.label,
  color: tokens.color.brand,
  alignSelf: "flex-start",
  paddingBlock: 2
})
export const heading = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 16px" })
export const title = style({ ...font.h2 })
export const purpose = style({ ...font.bodyS, color: tokens.color.textMuted, maxWidth: "90ch" })

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.x3,
  position: "relative",
  zIndex: tokens.z.sticky
})
export const views = style({
  display: "flex",
  gap: tokens.space.x1,
  "@media": { [narrow]: { flexBasis: "100%", overflowX: "auto" } }
})
export const view = style({
  whiteSpace: "nowrap",
  minHeight: 40,
  padding: "10px 14px",
  borderRadius: tokens.radius.pill,
  ...font.label,
  color: tokens.color.brand,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { borderRadius: tokens.radius.pill },
  selectors: {
    '&[aria-current="page"]': { background: tokens.color.surfaceInverse, color: tokens.color.textOnInverse }
  }
})

/** The drawing over the whole width, until there is something to read beside it; on small screens that is a sheet over it. */
export const stage = style({
  display: "grid",
  gap: tokens.space.x4,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  ":fullscreen": { padding: tokens.space.x3, background: tokens.color.bg, alignItems: "stretch" },
  selectors: {
    // The whole window in browsers that give no whole screen.
    "&:has([data-whole])": {
      position: "fixed",
      inset: 0,
      zIndex: tokens.z.drawer,
      padding: tokens.space.x3,
      background: tokens.color.bg,
      alignItems: "stretch"
    }
  }
})
export const withPanel = style({ "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 380px" } } })
export const aside = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x4,
  "@media": {
    [wide]: { maxHeight: "calc(100vh - 24px)", overflowY: "auto", position: "sticky", top: 12 },
    [narrow]: {
      position: "fixed",
      insetInline: 0,
      bottom: 0,
      zIndex: tokens.z.drawer,
      maxHeight: "48svh",
      overflowY: "auto",
      borderTop: `1px solid ${tokens.color.borderStrong}`,
      background: tokens.color.surface,
      boxShadow: tokens.shadow.s3
    }
  }
})
