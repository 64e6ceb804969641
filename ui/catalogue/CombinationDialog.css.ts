import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const head = style({ display: "grid", gridTemplateColumns: "112px 1fr", gap: 14, alignItems: "start" })
export const brand = style({ ...font.caption, color: tokens.color.textMuted })
export const name = style({ ...font.h3 })
