import { style } from "@vanilla-extract/css"

export const notice = style({ selectors: { "&:not(:empty)": { paddingTop: 16 } } })
