import { style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"

export const main = style({ flex: "1 1 9rem", paddingInline: 12 })
/** In the page on narrow screens, beside the main button on wide ones. */
export const nowInPage = style({ width: "100%", marginTop: 16, "@media": { [wide]: { display: "none" } } })
export const nowInBar = style({ flex: "1 1 8rem", "@media": { [narrow]: { display: "none" } } })
