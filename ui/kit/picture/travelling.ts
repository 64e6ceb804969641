/** The name by which a browser finds the picture of a card again on the page of its goods: `view-transition-name`. */
export const travelling = "goods"
