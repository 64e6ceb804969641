import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { turn } from "../theme/keyframes.css.ts"
import { tokens } from "../theme/tokens.css.ts"

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: tokens.space.x2,
  minHeight: 48,
  padding: "4px 22px",
  border: "1.5px solid transparent",
  borderRadius: tokens.radius.pill,
  ...font.label,
  textAlign: "center",
  transition: `background-color ${tokens.motion.fast} ${tokens.motion.standard}, transform ${tokens.motion.fast} ${tokens.motion.standard}`,
  ":active": { transform: "scale(.985)" },
  // The pill stays a pill when it has focus.
  ":focus-visible": { borderRadius: tokens.radius.pill }
})

export const button = styleVariants({
  primary: [
    base,
    {
      background: tokens.color.brand,
      color: tokens.color.onBrand,
      ":hover": { background: tokens.color.brandHover },
      ":active": { background: tokens.color.brandActive }
    }
  ],
  secondary: [
    base,
    {
      color: tokens.color.brand,
      borderColor: tokens.color.brand,
      ":hover": { background: tokens.color.surfaceTint }
    }
  ],
  ghost: [base, { color: tokens.color.brand, paddingInline: 10, ":hover": { background: tokens.color.surfaceTint } }],
  /** On a picture with a light wall, the same in both themes. */
  onPicture: [base, { background: tokens.fixed.plum, color: tokens.fixed.onPlum }],
  onPlum: [base, { background: tokens.fixed.loyaltyButton, color: tokens.fixed.ink }],
  /** Nothing to press: shows why not. */
  spent: [base, { background: tokens.color.border, color: tokens.color.textMuted, cursor: "default" }]
})

export const size = styleVariants({
  normal: {},
  /** Drawn small; it takes presses on 44 px. */
  small: {
    minHeight: 36,
    paddingInline: 14,
    position: "relative",
    "::before": { content: "", position: "absolute", inset: "-4px 0" }
  }
})

export const whole = style({ width: "100%" })

/** While it works the words keep their width, and are still its name; the ring turns over them. */
export const busy = style({ position: "relative", cursor: "progress" })
globalStyle(`${busy} > *`, { opacity: 0 })

export const ring = style({
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    margin: "auto",
    width: 20,
    height: 20,
    border: "2.5px solid currentColor",
    borderRightColor: "transparent",
    borderRadius: "50%",
    animation: `${turn} .8s linear infinite`
  }
})

export const words = style({ display: "inline-flex", alignItems: "center", gap: tokens.space.x2 })

export const iconButton = style({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: tokens.size.tap,
  height: tokens.size.tap,
  borderRadius: "50%",
  color: tokens.color.text,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { borderRadius: "50%" }
})

/** A link in a line of text or beside a heading. */
export const textLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  minHeight: 24,
  color: tokens.color.brand,
  ...font.label,
  // In one line, as long as one is long enough.
  flex: "none",
  maxWidth: "100%"
})
export const underlined = style({ textDecoration: "underline", textUnderlineOffset: 3 })
