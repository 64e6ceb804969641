/** Set on the root if the whole page must have its true heights: going back must lead to the same place. */
export const wholePage = "data-whole"
