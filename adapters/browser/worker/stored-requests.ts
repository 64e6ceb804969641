/** Pages that a worker never stores: orders, accounts, what is only true now or only for one person, and all calls. D-74. */
const privatePaths =
  /^\/(?:account|api|auth|beauty-profile|dev|e-gift|forgot|gift|healthz|language|metrics|ops|order|orders|profile-completion|readyz|recommendation|register-detail|set-new-password|unsubscribe|wishlist)(?:\/|$)/

/** Returns whether a page may be stored for a visit without a connection: it is the same for every visitor. */
export const isStoredPage = (path: string): boolean => !privatePaths.test(path) && path !== "/offline"

/** Returns whether an answer of a call may be stored: the server says that it is the same for everyone. */
export const isPublicAnswer = (headers: Headers): boolean => /\bpublic\b/.test(headers.get("cache-control") ?? "")

/** Address of the page that is shown in place of one that cannot be had. */
export const offlinePath = (from: string): string => `/offline?from=${encodeURIComponent(from)}`
