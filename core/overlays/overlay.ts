/**
 * Something laid over the page. Later issues add theirs; the higher kind waits for nobody.
 * Order of machines 14: confirmation and dialogs before the popup, the popup before tours.
 */
export type Overlay =
  /** Every way in; says why and keeps the wish. Specification 2, Modals: account; D-11. */
  | { readonly kind: "login"; readonly wish: Wish }
  /** Choosing a combination without leaving the list. Specification 2, Modals. */
  | { readonly kind: "combination"; readonly product: number }
  /** Privacy policy, terms and other texts of the shop. Specification 2, Modals. */
  | { readonly kind: "text"; readonly slug: string }
  /** Customer pictures of a product, from one on. Specification 2, Modals: user photos. */
  | { readonly kind: "photos"; readonly product: number; readonly first: number }
  /** The category menu of a phone. */
  | { readonly kind: "menu" }
  /** What is in the bag. Rule 51. */
  | { readonly kind: "bag" }

/** What somebody wanted to do when they were asked to log in; done once they have. D-11. */
export type Wish =
  | { readonly kind: "heart"; readonly product: number }
  | { readonly kind: "review"; readonly product?: number }
  /** To be somebody here; then to that page, where there is one. */
  | { readonly kind: "account"; readonly next?: string }
  /** The session ended in the middle of something, which goes on afterwards. D-36. */
  | { readonly kind: "again" }

/** A wish as it is kept in a browser until somebody has logged in. D-11; machines 15. */
export const keptWish = (wish: Wish): string => JSON.stringify({ v: 1, wish })
