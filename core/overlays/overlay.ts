import type { Instant } from "../kernel/moment.ts"

/**
 * Something above the page. A kind of higher rank does not wait.
 * Order of machines 14: confirmation and dialogs before the popup, the popup before tours.
 */
export type Overlay =
  /** Every way in; shows the reason and keeps the wish. Specification 2, Modals: account; D-11. */
  | { readonly kind: "login"; readonly wish: Wish }
  /** Choosing a combination without leaving the list. Specification 2, Modals. */
  | { readonly kind: "combination"; readonly product: number }
  /** Privacy policy, terms and other texts of the shop. Specification 2, Modals. */
  | { readonly kind: "text"; readonly slug: string }
  /** Customer pictures of a product, from one on. Specification 2, Modals: user photos. */
  | { readonly kind: "photos"; readonly product: number; readonly first: number }
  /** Why the form of a review stays closed: a pause until then, or a review that is there. Specification 2, Modals: review error. */
  | {
      readonly kind: "reviewError"
      readonly product: number
      readonly pause?: { readonly reason: "failures" | "spam"; readonly until: Instant }
    }
  /** The category menu of a phone. */
  | { readonly kind: "menu" }
  /** What is in the bag. Rule 51. */
  | { readonly kind: "bag" }

/** What a guest wanted to do when asked to log in; done after the log-in. D-11. */
export type Wish =
  /** To save a product, in that combination if given, pressed at that moment. D-48. */
  | { readonly kind: "heart"; readonly product: number; readonly combination?: string; readonly at: Instant }
  | { readonly kind: "review"; readonly product?: number }
  /** To mark or report a review of the page, from that moment on. D-43. */
  | { readonly kind: "like" | "bookmark" | "report"; readonly review: string; readonly at: Instant }
  /** To log in; then to that page, if given. */
  | { readonly kind: "account"; readonly next?: string }
  /** The session ended in the middle of something, which goes on afterwards. D-36. */
  | { readonly kind: "again" }

/** Serialises a wish for the browser's store until the log-in. D-11; machines 15. */
export const wishText = (wish: Wish): string => JSON.stringify({ v: 1, wish })
