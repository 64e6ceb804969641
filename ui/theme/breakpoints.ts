/** From here on the wide layout: 991 is the last narrow width. Specification 2, Layout rules; D-2. */
export const wide = "screen and (min-width: 992px)"
export const narrow = "screen and (max-width: 991px)"

/** Where a grid of cards gets a third, a fourth and a fifth column. */
export const oneOrTwoColumns = "screen and (max-width: 599px)"
export const threeColumns = "screen and (min-width: 600px)"
export const fourColumns = "screen and (min-width: 768px)"
export const fiveColumns = "screen and (min-width: 1200px)"

/** A pointer that can hover, so that nothing sticks after a tap. */
export const hovering = "(hover: hover) and (pointer: fine)"
export const still = "(prefers-reduced-motion: reduce)"
