/** The seven orders of a list. Specification 9, Sort options. */
export const sorts = ["most-purchased", "most-review", "cheapest", "expensive", "aToZ", "zToA", "newest"] as const
/** An order of products. Specification 4, D-16. */
export type Sort = (typeof sorts)[number]

/** Without a choice, a list begins with what sells; a search with what fits best. */
export const defaultSort: Sort = "most-purchased"
