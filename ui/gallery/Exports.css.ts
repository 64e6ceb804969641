import { style } from "@vanilla-extract/css"
import { menu, press } from "./Parts.css.ts"

export const whole = style({ position: "relative" })
export const title = style([press, { paddingBlock: 10 }])
export const list = style([menu, { minWidth: 180 }])
