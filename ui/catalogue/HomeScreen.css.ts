import { globalStyle, style } from "@vanilla-extract/css"
import { fiveColumns, hovering, largeLetters, oneOrTwoColumns, threeColumns, wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

export const heroes = style({ paddingTop: 16, "@media": { [wide]: { paddingTop: 22 } } })

export const hero = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  borderRadius: tokens.radius.petalLg,
  isolation: "isolate",
  color: tokens.fixed.plum,
  height: "100%",
  // As high as the picture is; higher if the words are large.
  "::before": {
    content: "",
    gridArea: "1 / 1",
    alignSelf: "start",
    width: "100%",
    aspectRatio: "780 / 1014",
    maxHeight: 640
  },
  "@media": {
    [threeColumns]: { "::before": { aspectRatio: "auto", height: 380 } },
    [wide]: { borderRadius: "72px 20px", "::before": { height: 500 } }
  }
})
/** Upright on a telephone; lying, with the words beside the products, from the third column on. */
export const heroPicture = style({ position: "absolute", inset: 0 })
globalStyle(`${heroPicture} img`, { "@media": { [threeColumns]: { objectPosition: "70% 60%" } } })

/** The colour of the wall behind the products of the upright picture. */
const wall = "var(--wall)"

/** The colour of the wall fades over the products. */
export const heroFade = style({
  position: "absolute",
  inset: 0,
  background: wall,
  maskImage: `linear-gradient(180deg, #000 max(26%, ${largeLetters} * 40), transparent max(46%, ${largeLetters} * 44))`,
  "@media": {
    [threeColumns]: { maskImage: "linear-gradient(90deg, #000 20%, transparent 54%)" },
    [fiveColumns]: { display: "none" }
  }
})
export const heroWords = style({
  position: "relative",
  zIndex: 0,
  gridArea: "1 / 1",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  padding: "16px 20px",
  "@media": {
    [threeColumns]: { justifyContent: "center", padding: "0 0 0 40px" },
    [wide]: { padding: "0 0 0 64px" }
  }
})
export const heroUntil = style({
  marginBottom: 10,
  padding: "5px 11px",
  borderRadius: tokens.radius.pill,
  background: "rgb(255 255 255 / .86)",
  color: "#5c1043",
  font: `700 .75rem/1rem ${tokens.font.body}`,
  "@media": { [wide]: { marginBottom: 18, fontSize: ".8125rem" } }
})
export const heroTitle = style({
  position: "relative",
  maxWidth: "9.6em",
  font: tokens.text.displayXl,
  letterSpacing: "-.02em",
  textWrap: "balance",
  overflowWrap: "anywhere",
  // The left 43 percent of a lying picture are free for words.
  "@media": { [threeColumns]: { maxWidth: "43%", fontSize: "clamp(1.75rem, 4.3vw, 3.875rem)" } }
})
export const heroText = style({
  position: "relative",
  maxWidth: "21em",
  marginTop: 4,
  font: `500 .875rem/1.25rem ${tokens.font.body}`,
  "@media": {
    [threeColumns]: { maxWidth: "min(24em, 36%)" },
    [wide]: { marginTop: 12, fontSize: "1.0625rem", lineHeight: "1.625rem" }
  }
})
/** It reaches below the words, however many lines they take. */
globalStyle(`${heroTitle}::before, ${heroText}::before`, {
  content: "",
  position: "absolute",
  zIndex: -1,
  inset: "-999px -20px -52px",
  background: wall,
  maskImage: "linear-gradient(0deg, transparent, #000 48px)",
  "@media": { [threeColumns]: { content: "none" } }
})
export const heroAction = style({
  "@media": {
    [oneOrTwoColumns]: { alignSelf: "stretch", margin: "auto 0 4px", flex: "none" },
    [threeColumns]: { marginTop: 22 }
  }
})

export const disc = style({
  display: "block",
  textAlign: "center",
  font: `600 .78125rem/1rem ${tokens.font.body}`,
  "@media": { [wide]: { fontSize: ".875rem", lineHeight: "1.25rem" } },
  ":hover": { color: tokens.color.brand }
})
export const discPicture = style({
  marginBottom: 8,
  "@media": { [hovering]: { transition: `transform ${tokens.motion.base}` } }
})

export const two = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "@media": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(380px, 1fr))" } }
})
export const promo = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  minHeight: 190,
  borderRadius: tokens.radius.petalLg,
  background: tokens.fixed.loyalty,
  color: tokens.fixed.onPlum,
  "@media": { [wide]: { minHeight: 260 } }
})
export const promoPicture = style({ position: "absolute", inset: 0 })
globalStyle(`${promoPicture} img`, { objectPosition: "82% 50%" })
export const promoWords = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-start",
  padding: "16px 20px",
  background: `linear-gradient(90deg, ${tokens.fixed.loyalty} 18%, rgb(87 18 64 / .72) 52%, rgb(87 18 64 / .12) 78%)`,
  "@media": {
    // Words take more of a narrow picture, and their ground with them.
    [oneOrTwoColumns]: {
      background: `linear-gradient(90deg, ${tokens.fixed.loyalty} 46%, rgb(87 18 64 / .78) 66%, rgb(87 18 64 / .12) 92%)`
    },
    [wide]: { paddingLeft: 36 }
  }
})
export const promoTitle = style({
  maxWidth: "10em",
  font: `400 1.4375rem/1.6875rem ${tokens.font.display}`,
  textWrap: "balance",
  overflowWrap: "anywhere",
  "@media": { [wide]: { fontSize: "2rem", lineHeight: "2.25rem" } }
})
export const promoText = style({ maxWidth: "min(18em, 64%)", margin: "6px 0 12px", font: tokens.text.small })

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
  fontSize: "min(1.0625rem, 4.7vw)",
  lineHeight: 1.18,
  textAlign: "center",
  overflowWrap: "anywhere",
  overflow: "hidden",
  ":hover": { borderColor: tokens.color.brand, color: tokens.color.brand },
  "@media": { [wide]: { minHeight: 84, fontSize: "1.25rem", lineHeight: "1.5rem" } }
})
export const wordmarks = [
  style({ fontFamily: tokens.font.display }),
  style({ fontWeight: 800 }),
  style({ fontFamily: tokens.font.display }),
  style({ fontWeight: 700, letterSpacing: ".02em" })
]

export const about = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" })
export const clock = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  font: `800 .8125rem/1.125rem ${tokens.font.body}`,
  fontVariantNumeric: "tabular-nums",
  color: tokens.color.text
})
export const digits = style({
  minWidth: 30,
  fontStyle: "normal",
  padding: "3px 6px",
  borderRadius: tokens.radius.xs,
  background: tokens.color.surfaceInverse,
  color: tokens.color.textOnInverse,
  textAlign: "center"
})

export const notice = style({ selectors: { "&:not(:empty)": { paddingTop: 16 } } })
