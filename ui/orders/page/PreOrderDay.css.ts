import { style } from "@vanilla-extract/css"
import { tokens } from "../../theme/tokens.css.ts"

export const old = style({ color: tokens.color.textMuted })
export const choices = style({ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 12 })
