import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css"
import { low, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { appear, rise, turn } from "../../theme/keyframes.css.ts"
import { tokens } from "../../theme/tokens.css.ts"

const slide = keyframes({ from: { transform: "translateX(24px)", opacity: 0 } })

export const dim = style({
  position: "fixed",
  inset: 0,
  zIndex: tokens.z.modal,
  background: "rgb(24 6 17 / .55)",
  animation: `${appear} ${tokens.motion.base} ${tokens.motion.enter}`
})

// The page behind a dialog does not scroll. The room of its scrollbar, which nothing can lie over, is as dim as the page.
globalStyle("html:has([data-sheet])", {
  overflow: "hidden",
  scrollbarGutter: "stable",
  background: `color-mix(in srgb, rgb(24 6 17) 55%, ${tokens.color.bg})`
})

const sheet = style({
  position: "fixed",
  zIndex: tokens.z.modal,
  display: "flex",
  flexDirection: "column",
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  outline: "none",
  // From below on narrow screens, as tall as it must be.
  inset: "auto 0 0 0",
  maxHeight: "min(92dvh, 92vh)",
  borderRadius: `${tokens.radius.xl} ${tokens.radius.xl} 0 0`,
  paddingBottom: "env(safe-area-inset-bottom)",
  // If head and foot leave its middle too little room, all of it scrolls.
  "@media": { [low]: { overflowY: "auto" } },
  animation: `${rise} ${tokens.motion.slow} ${tokens.motion.enter}`
})

export const place = styleVariants({
  /** In the middle of a wide screen: questions and short forms. */
  dialog: [
    sheet,
    {
      "@media": {
        [wide]: {
          inset: "0",
          margin: "auto",
          width: 480,
          height: "fit-content",
          borderRadius: tokens.radius.petal
        }
      }
    }
  ],
  /** A wide one for texts. */
  page: [
    sheet,
    {
      "@media": {
        [wide]: {
          inset: "0",
          margin: "auto",
          width: 720,
          height: "fit-content",
          maxHeight: "80vh",
          borderRadius: tokens.radius.petal
        }
      }
    }
  ],
  /** Along the right edge of a wide screen: filter and bag. */
  drawer: [
    sheet,
    {
      "@media": {
        [wide]: {
          inset: "0 0 0 auto",
          width: 420,
          maxHeight: "none",
          borderRadius: `${tokens.radius.xl} 0 0 ${tokens.radius.xl}`,
          animationName: slide
        }
      }
    }
  ]
})

export const grip = style({
  position: "absolute",
  top: 8,
  left: "50%",
  width: 40,
  height: 4,
  marginLeft: -20,
  borderRadius: 9,
  background: tokens.color.border,
  "@media": { [wide]: { display: "none" } }
})

export const head = style({
  position: "relative",
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.x2,
  padding: "18px 8px 4px 20px"
})
export const title = style({ ...font.h2Sheet })
export const body = style({
  padding: "4px 20px 16px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  flex: "0 1 auto",
  "@media": { [low]: { minHeight: "min(7rem, 40vh)" } }
})
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  padding: "12px 20px 16px",
  borderTop: `1px solid ${tokens.color.border}`
})
// Buttons of one foot share its width, and stand below each other if their words do not fit.
globalStyle(`${foot} > *`, { flex: "1 1 max-content", minWidth: "min(8rem, 100%)", maxWidth: "100%" })

export const waiting = style({
  position: "fixed",
  inset: 0,
  zIndex: tokens.z.modal,
  display: "grid",
  placeItems: "center",
  background: "rgb(24 6 17 / .55)",
  "::after": {
    content: "",
    width: 32,
    height: 32,
    border: `3px solid ${tokens.fixed.onPlum}`,
    borderRightColor: "transparent",
    borderRadius: "50%",
    animation: `${turn} .8s linear infinite`
  }
})
