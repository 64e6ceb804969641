import type { Server as SocketServer } from "node:http"
import type { OpenShop } from "../open-shop.ts"

/** Longest time for requests under way at shutdown; the database has the rest of the ten seconds. Security 5. */
const farewellMs = 5_000
/** How long connections are still accepted: those that the system has taken already are answered, not reset. */
const acceptMs = 500
/** After that, until so many turns of the event loop brought no connection, and no longer than this in all. */
const quietTurnsWanted = 3
const acceptMostMs = 2_000

/**
 * Ends the process on SIGTERM or SIGINT: `/readyz` fails at once, requests under way are answered, and within ten
 * seconds everything is closed.
 */
export const leaveOnSignal = (server: SocketServer, shop: Pick<OpenShop, "leaving" | "leave" | "close">): void => {
  const leave = (): void => {
    if (shop.leaving()) return
    shop.leave()
    // A connection is not used again after the answer that is under way.
    server.prependListener("request", (_, outgoing) => outgoing.setHeader("connection", "close"))
    const close = (): void => {
      const timer = setTimeout(() => server.closeAllConnections(), farewellMs)
      server.close(() => {
        clearTimeout(timer)
        void shop.close().then(() => process.exit(0))
      })
      server.closeIdleConnections()
    }
    // One connection is accepted in a turn of the event loop: on a busy machine many may still wait when the time is over.
    let quietTurns = 0
    server.on("connection", () => {
      quietTurns = 0
    })
    const latest = performance.now() + acceptMostMs
    const turn = (): void => {
      if (++quietTurns > quietTurnsWanted || performance.now() > latest) close()
      else setImmediate(turn)
    }
    setTimeout(turn, acceptMs)
  }
  process.on("SIGTERM", leave)
  process.on("SIGINT", leave)
}
