import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const head = style({ display: "grid", gridTemplateColumns: "112px 1fr", gap: 14, alignItems: "start" })
export const brand = style({ font: tokens.text.caption, color: tokens.color.textMuted })
export const name = style({ font: tokens.text.h3 })
