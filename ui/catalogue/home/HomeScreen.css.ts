import { globalStyle, style } from "@vanilla-extract/css"
import { fiveColumns, hovering, threeColumns, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const heroes = style({ paddingTop: 16, "@media": { [wide]: { paddingTop: 22 } } })

/** The colour of the wall behind the products of a picture: words stand on it, never on the picture. In the dark both are quieter. */
const ground = {
  content: "",
  position: "absolute",
  zIndex: -1,
  inset: 0,
  background: "var(--wall)",
  filter: tokens.picture.filter
} as const

/** Words above the products on a telephone, beside them from the third column on. */
export const hero = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplate: "auto minmax(170px, 1fr) / minmax(0, 1fr)",
  overflow: "hidden",
  borderRadius: tokens.radius.petalLg,
  color: tokens.fixed.plum,
  height: "100%",
  "::before": ground,
  "@media": {
    [threeColumns]: { gridTemplate: "minmax(320px, 1fr) / minmax(0, 9fr) minmax(0, 11fr)" },
    [wide]: { borderRadius: "72px 20px", gridTemplateRows: "minmax(420px, 1fr)" }
  }
})
/** Its edge towards the words goes over into their ground. */
export const heroPicture = style({
  position: "relative",
  gridArea: "2 / 1",
  maskImage: "linear-gradient(180deg, transparent, #000 28px)",
  "@media": { [threeColumns]: { gridArea: "1 / 2", maskImage: "linear-gradient(90deg, transparent, #000 56px)" } }
})
globalStyle(`${heroPicture} img`, {
  position: "absolute",
  inset: 0,
  height: "100%",
  objectPosition: "50% 78%",
  "@media": { [threeColumns]: { objectPosition: "88% 60%" } }
})
export const heroWords = style({
  gridArea: "1 / 1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 12px",
  padding: "16px 20px 8px",
  "@media": {
    [threeColumns]: {
      flexFlow: "column",
      alignItems: "flex-start",
      justifyContent: "center",
      padding: "24px 8px 24px 40px"
    },
    [wide]: { padding: "32px 8px 32px 64px" }
  }
})
/** Beside the button on a telephone, or below it if letters are large; above the title on wider screens. */
export const heroUntil = style({
  order: 1,
  flex: "none",
  whiteSpace: "nowrap",
  marginTop: 10,
  padding: "5px 11px",
  borderRadius: tokens.radius.pill,
  background: "rgb(255 255 255 / .86)",
  color: "#5c1043",
  ...font.captionStrong,
  "@media": {
    [threeColumns]: { order: 0, flex: "none", marginBlock: "0 10px" },
    [wide]: { marginBottom: 18 }
  }
})
export const heroTitle = style({
  flex: "0 0 100%",
  ...font.displayXl,
  textWrap: "balance",
  overflowWrap: "anywhere",
  "@media": { [threeColumns]: { flex: "none", maxWidth: "9.6em", ...font.displayL }, [fiveColumns]: font.displayXl }
})
export const heroText = style({
  flex: "0 0 100%",
  marginTop: 4,
  ...font.bodySMedium,
  "@media": { [threeColumns]: { flex: "none", maxWidth: "24em" }, [wide]: { marginTop: 12, ...font.body } }
})
export const heroAction = style({ marginTop: 10, "@media": { [threeColumns]: { marginTop: 22 } } })

export const disc = style({
  display: "block",
  textAlign: "center",
  // Names of two lines end above the band below.
  paddingBottom: 8,
  ...font.captionStrong,
  "@media": { [wide]: { paddingBottom: 0, ...font.label } },
  ":hover": { color: tokens.color.brand }
})
export const discPicture = style({
  marginBottom: 6,
  "@media": { [hovering]: { transition: `transform ${tokens.motion.base}` } }
})

/** In a line that is moved sideways on narrow screens, side by side on wide ones. */
export const two = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(88%, 1fr)",
  gap: 12,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  marginInline: -16,
  paddingInline: 16,
  scrollPaddingInline: 16,
  scrollbarWidth: "none",
  "@media": {
    [wide]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(auto-fit, minmax(380px, 1fr))",
      gap: 20,
      overflow: "visible",
      marginInline: 0,
      paddingInline: 0
    }
  }
})
globalStyle(`${two} > *`, { scrollSnapAlign: "start" })
/** Words on the colour of the wall, the picture beside them; without a picture they have plum for a ground. */
export const promo = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  minHeight: 190,
  height: "100%",
  borderRadius: tokens.radius.petalLg,
  background: tokens.fixed.loyalty,
  color: tokens.fixed.onPlum,
  "@media": { [wide]: { minHeight: 260 } }
})
export const pictured = style({
  gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)",
  background: "none",
  color: tokens.fixed.plum,
  "::before": ground
})
export const promoPicture = style({
  position: "relative",
  gridArea: "1 / 2",
  maskImage: "linear-gradient(90deg, transparent, #000 28px)"
})
globalStyle(`${promoPicture} img`, { position: "absolute", inset: 0, height: "100%", objectPosition: "82% 50%" })
/** What a square picture shows stands in its middle. */
export const square = style({})
globalStyle(`${square} img`, { objectPosition: "50% 60%" })
export const promoWords = style({
  gridArea: "1 / 1",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-start",
  padding: "16px 0 16px 18px",
  "@media": { [wide]: { paddingLeft: 36 } }
})
export const promoTitle = style({
  maxWidth: "10em",
  ...font.h2,
  textWrap: "balance",
  overflowWrap: "anywhere"
})
export const promoText = style({ maxWidth: "18em", margin: "6px 0 12px", ...font.bodyS })

export const brands = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(30%, 5.5rem), 1fr))",
  gap: 10,
  "@media": { [wide]: { gridTemplateColumns: "repeat(auto-fill, minmax(max(14%, 8rem), 1fr))", gap: 16 } }
})
export const brand = style({
  display: "grid",
  placeItems: "center",
  minHeight: 64,
  padding: 4,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.surface,
  textAlign: "center",
  overflowWrap: "anywhere",
  overflow: "hidden",
  ...font.label,
  ":hover": { borderColor: tokens.color.brand, color: tokens.color.brand },
  "@media": { [wide]: { minHeight: 84, ...font.h2Sheet } }
})
/** In turn in the letters of titles and of the rest. */
globalStyle(`li:nth-child(even) > ${brand}`, { "@media": { [wide]: font.h3 } })

export const until = style({ ...font.bodyS, color: tokens.color.textMuted })
export const about = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" })

/** A clock that runs down in a line; nothing of it is printed. */
export const left = {
  clock: style({
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    ...font.label,
    fontVariantNumeric: "tabular-nums",
    color: tokens.color.text,
    "@media": { print: { display: "none" } }
  }),
  part: style({
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    selectors: { "& + &::before": { content: ":" } }
  }),
  digits: style({
    minWidth: 30,
    padding: "2px 6px",
    borderRadius: tokens.radius.xs,
    background: tokens.color.surfaceInverse,
    color: tokens.color.textOnInverse,
    fontStyle: "normal",
    textAlign: "center"
  })
}
