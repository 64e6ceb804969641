import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const search = style({ width: "min(480px, 100%)", marginTop: 8 })
export const form = style({ display: "flex", alignItems: "flex-end", gap: 8 })
export const field = style({ flex: 1, textAlign: "left" })
export const popular = style({ margin: "28px 0 16px", font: tokens.text.h2 })
