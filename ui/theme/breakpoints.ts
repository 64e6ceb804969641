/** From here on the wide layout: 991 is the last narrow width. Specification 2, Layout rules; D-2. */
export const wide = "screen and (min-width: 992px)"
/** Screens narrower than a desktop's. Specification 9. */
export const narrow = "screen and (max-width: 991px)"

/** Screens on which cards stand three in a row. */
export const threeColumns = "screen and (min-width: 600px)"
/** Screens on which cards stand four in a row. */
export const fourColumns = "screen and (min-width: 768px)"
/** Screens on which cards stand five in a row. */
export const fiveColumns = "screen and (min-width: 1200px)"

/** A telephone held across, or text so large that few lines fit on the screen. */
export const low = "screen and (max-height: 30em)"

/** Letters so large that a telephone has few of them in a line: no screen is as narrow with letters of the usual size. */
export const fewLetters = "screen and (max-width: 18em)"

/** By how much text is larger than usual: boxes around it grow with it, and have the size drawn if it is zero. */
export const largeLetters = "(1rem - 16px)"

/** A pointer that can hover, so that nothing sticks after a tap. */
export const hovering = "(hover: hover) and (pointer: fine)"
/** People who want less motion. */
export const still = "(prefers-reduced-motion: reduce)"
