import { globalStyle, style } from "@vanilla-extract/css"
import { largeLetters, narrow, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const skip = style({
  position: "absolute",
  left: 8,
  top: -80,
  zIndex: tokens.z.toast,
  padding: "12px 18px",
  borderRadius: tokens.radius.pill,
  background: tokens.color.brand,
  color: tokens.color.onBrand,
  ...font.label,
  ":focus": { top: 8 }
})

export const frame = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" })
export const main = style({ flex: 1, minWidth: 0, outline: "none" })

// While a page is on its way it is unknown how long it will be: what stands below it waits below the screen.
globalStyle(`${main}:has([role=status][aria-busy=true])`, { minHeight: "100vh" })

/** Room for the bar at the bottom of narrow screens. */
export const barRoom = style({
  height: `calc(${tokens.size.tabBar} + 16px + ${largeLetters} * 6 + env(safe-area-inset-bottom))`,
  "@media": { [wide]: { display: "none" } }
})

export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } })

// Nothing follows a skeleton without scripts: the page says so in words instead.
globalStyle("html:not([data-script]) [aria-busy=true]", { display: "none" })

/** Shown only if scripts are off: what does not work then. */
export const noScript = style({
  margin: 0,
  padding: "10px 16px",
  background: tokens.color.surfaceTint,
  color: tokens.color.text,
  ...font.bodyS,
  textAlign: "center"
})

// Paper has no use for what stands around a page: bars, menus, notices. Rule 53.
globalStyle(`${frame} > :not(main)`, { "@media": { print: { display: "none !important" } } })
