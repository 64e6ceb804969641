import { style } from "@vanilla-extract/css"

/** The way to say where it goes, below the promise. */
export const ask = style({ display: "flex", marginTop: 4 })
/** Before the page knows what this browser remembers, and if nothing can be sent. */
export const noneYet = style({ visibility: "hidden" })
