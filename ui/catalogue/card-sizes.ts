/** Widths a card's picture takes, for the browser's choice of file. */
export const cardSizes = "(max-width: 599px) 46vw, (max-width: 991px) 30vw, 240px"
