import { style } from "@vanilla-extract/css"

export const picture = style({ flex: "none", width: 64, height: 64, borderRadius: "50%", objectFit: "cover" })
