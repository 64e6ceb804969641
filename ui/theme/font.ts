import { tokens } from "./tokens.css.ts"

const { text, tracking } = tokens
const jakarta = { letterSpacing: "normal" }

/**
 * The styles of text, one for each token: size, line height, weight, letter spacing and family together. No other style sets
 * one of these; `specs/house/styles.spec.ts` lists what is drawn with letters and is no text. Look, tokens 3.
 */
export const font = {
  displayXl: { font: text.displayXl, letterSpacing: tracking.displayXl },
  displayL: { font: text.displayL, letterSpacing: tracking.displayL },
  h1: { font: text.h1, letterSpacing: tracking.h1 },
  h2: { font: text.h2, letterSpacing: tracking.h2 },
  /** A section's title in a sheet, and names that are drawn as large. */
  h2Sheet: { font: text.h2Sheet, letterSpacing: tracking.h2Sheet },
  h3: { font: text.h3, ...jakarta },
  body: { font: text.body, ...jakarta },
  bodyS: { font: text.bodyS, ...jakarta },
  /** Names and choices between text and label. */
  bodySMedium: { font: text.bodySMedium, ...jakarta },
  caption: { font: text.caption, ...jakarta },
  captionStrong: { font: text.captionStrong, ...jakarta },
  /** A caption in a place that cannot grow: it grows with the letters as far as there is room. */
  captionBound: { font: text.captionBound, ...jakarta },
  label: { font: text.label, ...jakarta },
  price: { font: text.price, fontVariantNumeric: "tabular-nums", ...jakarta },
  priceL: { font: text.priceL, fontVariantNumeric: "tabular-nums", ...jakarta },
  /** The sign of the shop: a picture drawn with letters, which has the size of a picture. */
  logo: { font: text.logo, letterSpacing: tracking.logo }
} as const

/** Emphasis within a line: a label in bodyS, a strong caption in a caption. */
export const strong = { fontWeight: 700 } as const
