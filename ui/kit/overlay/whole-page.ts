/** Set on the root where the whole page must have its true heights: whoever goes back wants the very place they left. */
export const wholePage = "data-whole"
