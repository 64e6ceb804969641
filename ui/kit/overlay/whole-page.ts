/** Set on the root where the whole page must have its true heights: going back must lead to the very place that was left. */
export const wholePage = "data-whole"
