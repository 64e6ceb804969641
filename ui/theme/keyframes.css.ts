import { keyframes } from "@vanilla-extract/css"

/** A ring that turns while something is under way. */
export const turn = keyframes({ to: { transform: "rotate(1turn)" } })
/** A dialog that comes from below. */
export const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } })
/** What lies over the page. */
export const appear = keyframes({ from: { opacity: 0 } })
