import { style } from "@vanilla-extract/css"
import { tokens } from "../../theme/tokens.css.ts"
import { press } from "../Parts.css.ts"

export const button = style([
  press,
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    ":focus-within": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
  }
])
export const input = style({ position: "absolute", inset: 0, opacity: 0, cursor: "pointer", fontSize: 0 })
