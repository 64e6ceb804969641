import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const ways = style({ display: "grid", gap: 12, marginBlock: 16 })
export const link = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 })
export const address = style({ ...font.bodyS, minWidth: 0, color: tokens.color.textMuted, overflowWrap: "anywhere" })
