import { style } from "@vanilla-extract/css"
import { press } from "../Parts.css.ts"

export const open = style([press, { display: "inline-flex", alignItems: "center", textDecoration: "none" }])
