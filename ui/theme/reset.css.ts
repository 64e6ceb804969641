import { globalFontFace, globalStyle } from "@vanilla-extract/css"
import { largeLetters, still, wide } from "./breakpoints.ts"
import { font, strong } from "./font.ts"
import { jakartaFallback } from "./fonts/fallback.ts"
import gloock from "./fonts/gloock.woff2"
import jakarta from "./fonts/plus-jakarta-sans.woff2"
import { tokens } from "./tokens.css.ts"

globalFontFace("Plus Jakarta Sans", {
  src: `url(${jakarta}) format("woff2")`,
  fontWeight: "400 800",
  fontDisplay: "swap"
})
globalFontFace("Gloock", { src: `url(${gloock}) format("woff2")`, fontWeight: 400, fontDisplay: "swap" })
// Measured against the real ones, so that nothing moves when they arrive.
globalFontFace("Plus Jakarta Fallback", jakartaFallback)
globalFontFace("Gloock Fallback", {
  src: 'local("Georgia"), local("Gelasio")',
  sizeAdjust: "104.6%",
  ascentOverride: "93.2%",
  descentOverride: "21.5%",
  lineGapOverride: "0%"
})

globalStyle("*, *::before, *::after", {
  boxSizing: "border-box",
  "@media": {
    [still]: {
      animationDuration: ".01ms !important",
      animationIterationCount: "1 !important",
      // Not a short one: that would be a transition of every property of every element.
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto"
    }
  }
})
globalStyle("html", {
  textSizeAdjust: "100%",
  // A focused control never hides behind the bar at the bottom. Rule 22.
  scrollPaddingBottom: `calc(84px + ${largeLetters} * 6)`,
  scrollPaddingTop: "120px",
  "@media": { [wide]: { scrollPaddingBottom: "24px" } }
})
// A card's picture moves to its page (`travel.ts`): presses go on to what is below.
globalStyle("::view-transition", { pointerEvents: "none" })
globalStyle("::view-transition-group(*)", {
  animationDuration: tokens.motion.slow,
  animationTimingFunction: tokens.motion.enter
})
globalStyle("body", {
  margin: 0,
  background: tokens.color.bg,
  color: tokens.color.text,
  ...font.body,
  WebkitFontSmoothing: "antialiased",
  // Words keep their gaps at 12 to 14 px: without it advances are rounded to whole pixels on screens of one pixel each.
  textRendering: "geometricPrecision",
  overflowWrap: "break-word"
})
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend", { margin: 0, padding: 0, border: 0 })
globalStyle("fieldset", { minWidth: 0 })
globalStyle("ul, ol", { listStyle: "none" })
globalStyle("h1, h2, h3, h4", { font: "inherit" })
globalStyle("b, strong", strong)
globalStyle("h1, h2", { textWrap: "balance" })
globalStyle("img, svg", { display: "block" })
globalStyle("img", { maxWidth: "100%", height: "auto" })
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit", margin: 0 })
globalStyle("button, summary, label, select", { cursor: "pointer" })
globalStyle("button", { border: 0, padding: 0, background: "none" })
// The page says that they need scripts.
globalStyle('button[type="button"]', {
  "@media": { "(scripting: none)": { opacity: 0.45, pointerEvents: "none" } }
})
globalStyle("a", { color: "inherit", textDecoration: "none" })
globalStyle("summary", { listStyle: "none" })
globalStyle("summary::-webkit-details-marker", { display: "none" })
globalStyle(":focus-visible", {
  outline: `3px solid ${tokens.color.focus}`,
  outlineOffset: "2px"
})
// A page's heading takes focus after a change of route; it needs no ring. Rule 59.
globalStyle('[tabindex="-1"]:focus', { outline: "none" })
globalStyle("[hidden]", { display: "none !important" as "none" })
