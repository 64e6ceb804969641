import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const gallery = style({ padding: "8px 16px 0", "@media": { [wide]: { padding: 0 } } })
/** On wide screens the small pictures stand beside the large one. */
export const several = style({
  "@media": { [wide]: { display: "grid", gridTemplateColumns: "80px minmax(0, 1fr)", gap: 16, alignItems: "start" } }
})
export const stage = style({
  position: "relative",
  "@media": { [narrow]: { maxWidth: 560 }, [wide]: { gridArea: "1 / 2" } }
})
export const rail = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  borderRadius: tokens.radius.petalLg
})
export const slide = style({ flex: "none", width: "100%", scrollSnapAlign: "start", scrollSnapStop: "always" })
// The picture that was pressed to come here (`travel.ts`), below the page's own until that has loaded.
globalStyle(`${slide}:first-child > span::before`, {
  content: "",
  position: "absolute",
  inset: 0,
  background: "var(--pressed) center / cover",
  filter: tokens.picture.filter
})
// A telephone shows the price in its first view.
globalStyle(`${slide} > span`, { "@media": { [narrow]: { aspectRatio: "1 / .92" } } })
export const stageLabel = style({
  position: "absolute",
  left: 14,
  top: 14,
  zIndex: 1,
  minHeight: 30,
  paddingLeft: 14,
  borderRadius: tokens.radius.petalSm
})
export const place = style({
  position: "absolute",
  right: 14,
  bottom: 14,
  padding: "3px 10px",
  borderRadius: tokens.radius.pill,
  background: "rgb(43 15 34 / .78)",
  color: "#fff",
  ...font.captionStrong,
  fontVariantNumeric: "tabular-nums"
})
const turn = style({
  position: "absolute",
  top: "calc(50% - 22px)",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: tokens.fixed.disc,
  color: tokens.fixed.heart,
  ":focus-visible": { borderRadius: "50%" },
  "@media": { [narrow]: { display: "none" } }
})
export const turnBack = style([turn, { left: 12 }])
export const turnOn = style([turn, { right: 12 }])

export const thumbs = style({
  maxWidth: 560,
  // Five in one line, however narrow.
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 58px))",
  gap: 8,
  paddingTop: 8,
  "@media": { [wide]: { gridArea: "1 / 1", gridTemplateColumns: "80px", gap: 12, margin: 0, padding: 0 } }
})
export const thumb = style({
  position: "relative",
  display: "block",
  width: "100%",
  aspectRatio: "1",
  borderRadius: tokens.radius.petalSm,
  overflow: "hidden",
  outlineOffset: 1,
  selectors: { '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${tokens.color.brand}` } }
})
export const moreThumbs = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: "rgb(43 15 34 / .62)",
  color: "#fff",
  ...font.label
})
/** A hidden picture that is open is seen, with the number in its corner. */
globalStyle(`${thumb}[aria-current="true"] > ${moreThumbs}`, {
  inset: "auto 3px 3px auto",
  padding: "0 5px",
  borderRadius: tokens.radius.pill,
  background: "rgb(43 15 34 / .78)",
  ...font.captionStrong
})
