import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css"
import { wide } from "./breakpoints.ts"
import { dark, fixed, light, tiles } from "./palette.ts"

const body = '"Plus Jakarta Sans", "Plus Jakarta Fallback", system-ui, sans-serif'
const display = 'Gloock, "Gloock Fallback", Georgia, serif'

const shared = {
  fixed,
  tile: tiles,
  font: { body, display },
  /** Font shorthands: weight, size/line, family. The smallest text is 12 px. Used through `font`, with their tracking. */
  text: {
    displayXl: `400 clamp(2.0625rem, 1.2rem + 3.6vw, 3.875rem)/1.03 ${display}`,
    displayL: `400 clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)/1.12 ${display}`,
    h1: `400 clamp(1.6875rem, 1.5rem + .8vw, 2.25rem)/1.19 ${display}`,
    h2: `400 clamp(1.5rem, 1.36rem + .6vw, 2rem)/1.22 ${display}`,
    h2Sheet: `400 1.375rem/1.75rem ${display}`,
    h3: `700 1.125rem/1.5rem ${body}`,
    body: `400 1rem/1.5rem ${body}`,
    bodyS: `400 .875rem/1.25rem ${body}`,
    bodySMedium: `500 .875rem/1.25rem ${body}`,
    caption: `500 .75rem/1rem ${body}`,
    captionStrong: `700 .75rem/1rem ${body}`,
    captionBound: `500 clamp(12px, min(.75rem, 3.6vw), 16px)/clamp(16px, min(1rem, 4.8vw), 22px) ${body}`,
    label: `700 .875rem/1.25rem ${body}`,
    price: `800 .9375rem/1.25rem ${body}`,
    priceL: `800 clamp(1.5625rem, 1.45rem + .5vw, 1.875rem)/1.2 ${body}`,
    logo: `400 27px/32px ${display}`
  },
  /** Letter spacing of the display family; the other has none. */
  tracking: { displayXl: "-.02em", displayL: "-.01em", h1: "-.01em", h2: "-.01em", h2Sheet: "-.01em", logo: "-.01em" },
  space: {
    x1: "4px",
    x2: "8px",
    x3: "12px",
    x4: "16px",
    x5: "20px",
    x6: "24px",
    x8: "32px",
    x10: "40px",
    x12: "48px",
    x16: "64px",
    x20: "80px"
  },
  radius: {
    xs: "6px",
    sm: "10px",
    md: "14px",
    lg: "20px",
    xl: "28px",
    pill: "999px",
    petal: "28px 8px",
    petalSm: "14px 5px",
    petalLg: "40px 12px"
  },
  motion: {
    fast: "120ms",
    base: "200ms",
    slow: "320ms",
    enter: "cubic-bezier(.16,1,.3,1)",
    exit: "cubic-bezier(.4,0,1,1)",
    standard: "cubic-bezier(.2,0,0,1)"
  },
  size: {
    tap: "44px",
    control: "50px",
    header: "56px",
    tabBar: "60px",
    buyBar: "68px",
    container: "1312px",
    sideFilter: "264px"
  },
  z: { listBar: "10", sticky: "20", bar: "30", drawer: "40", modal: "50", toast: "60", tour: "70" }
}

const lightShadow = {
  s1: "0 1px 2px rgb(58 13 44 / .06), 0 1px 1px rgb(58 13 44 / .04)",
  s2: "0 2px 6px rgb(58 13 44 / .06), 0 8px 20px -8px rgb(58 13 44 / .12)",
  s3: "0 6px 16px rgb(58 13 44 / .08), 0 24px 48px -16px rgb(58 13 44 / .22)",
  up: "0 -1px 0 #EBDCE1, 0 -10px 24px -12px rgb(58 13 44 / .18)"
}

/** In the dark, depth is a hairline rather than a shadow. */
const darkShadow = {
  s1: "0 1px 2px rgb(0 0 0 / .5)",
  s2: "0 0 0 1px #452A3C, 0 8px 20px -8px rgb(0 0 0 / .6)",
  s3: "0 0 0 1px #452A3C, 0 24px 48px -16px rgb(0 0 0 / .8)",
  up: "0 -1px 0 #452A3C"
}

const lightTheme = {
  ...shared,
  color: light,
  shadow: lightShadow,
  /** Pictures keep their light walls; in the dark they are a little quieter. */
  picture: { filter: "none" }
}

/** Every value a style may use, by role. */
export const tokens = createGlobalThemeContract(
  lightTheme,
  (_value, path) => `p-${path.join("-").replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`)}`
)

const darkVars = {
  ...assignVars(tokens.color, dark),
  ...assignVars(tokens.shadow, darkShadow),
  ...assignVars(tokens.picture, { filter: "brightness(.94)" })
}

createGlobalTheme(":root", tokens, lightTheme)
globalStyle(":root", {
  colorScheme: "light",
  "@media": {
    [wide]: {
      vars: { [tokens.text.price]: `800 1.0625rem/1.375rem ${body}`, [tokens.text.logo]: `400 36px/42px ${display}` }
    }
  }
})
// `data-theme` is set before first paint from the cookie; without it the system decides. D-78.
// Paper is white in every theme. Rule 53.
// A part of a page that is dark in both themes has the same.
globalStyle(':root[data-theme="dark"], [data-ground="dark"]', {
  "@media": { screen: { colorScheme: "dark", vars: darkVars } }
})
globalStyle(":root:not([data-theme])", {
  "@media": { "screen and (prefers-color-scheme: dark)": { colorScheme: "dark", vars: darkVars } }
})
globalStyle(":root", {
  "@media": {
    print: {
      vars: { [tokens.color.bg]: "#fff", [tokens.color.text]: "#000", [tokens.color.textMuted]: "#000" }
    }
  }
})
