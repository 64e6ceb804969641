/** Loads a page that was opened without a connection again once it returns: what is shown was stored, prices and stock as well. D-74. */
export const followReturn = (report: (cause: unknown) => void): void => {
  if (navigator.onLine) return
  addEventListener("online", () => import("./go-on.ts").then(({ goOn }) => goOn(), report), { once: true })
}
