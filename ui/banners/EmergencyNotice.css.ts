import { globalStyle, style } from "@vanilla-extract/css"

export const notice = style({ "@media": { print: { display: "none" } } })
// All of them are closed on this device: the first script knows before the first paint.
globalStyle(`html[data-emergency=""] ${notice}`, { display: "none" })

export const close = style({ margin: "-12px -14px -12px 0", color: "inherit" })
