/**
 * Loads a page that was opened without a connection again once it returns: what is shown was stored, prices and stock as well. On a
 * slow device it may have returned before this script runs: then the offline page asks the shop itself. D-74.
 */
export const followReturn = (report: (cause: unknown) => void): void => {
  const load = () => import("./go-on.ts")
  if (!navigator.onLine) addEventListener("online", () => load().then(({ goOn }) => goOn(), report), { once: true })
  else if (location.pathname === "/offline") load().then(({ goOnIfAnswered }) => goOnIfAnswered(), report)
}
