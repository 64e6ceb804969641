import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  type Server as SocketServer,
  STATUS_CODES
} from "node:http"
import type { Socket } from "node:net"
import { setImmediate as nextTurn } from "node:timers/promises"
import { getRequestListener, RequestError } from "@hono/node-server"
import { clientAddress } from "./caller.ts"
import { fairQueue } from "./fair-queue.ts"
import type { Server } from "./hono.ts"
import { problemResponse } from "./problem.ts"

/** How long the header and the whole of a request may take to arrive. Security 4, Limits. */
const usualHeadersMs = 10_000
const usualRequestMs = 30_000
/** How often connections are checked for both. */
const checkMs = 1_000
/**
 * How long an idle connection stays open: as the answer says, and then as long again for a request that was sent in time and
 * arrives late. A connection that is closed under such a request is an error for everything that is not a browser.
 */
const idleMs = 5_000
/** Connections at once, of everybody and of one network: a browser holds six. Security 4, Limits. */
const maxSockets = 2_000
const maxSocketsOfNetwork = 250
/**
 * How long nothing may move in either direction of a connection, of an answer that is not read for example: longer than a
 * picture waits for its turn. Decision 0081.
 */
const usualStillMs = 60_000
/** Requests of one connection that may wait for the answer to the one before; browsers send none before it. */
const maxWaiting = 16
/** How often what is left unread is added up. */
const unreadCheckMs = 100
/** Bytes of answers that all connections together may leave unread. Security 4, Limits. */
const usualUnreadBytes = 256 * 1024 * 1024
/** Turns of the event loop after a request, for each millisecond that it took, and at most. Own choice. */
const turnsPerMs = 2
const mostTurns = 50
/** How long the other end of a refused connection may take to read why. */
const refusalMs = 1_000

/** How the server listens. */
export interface SocketOptions {
  /**
   * Whether one network may hold only its share of the connections; yes if absent. Proxies in front hold as many as they
   * need, and `LIMITS=off` lifts this limit like the others per address.
   */
  readonly limitsNetworks?: boolean
  /** Handles requests that are not the app's; returns whether it did. */
  readonly before?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Called with errors of connections that are of no use to the caller. */
  readonly report?: (failure: unknown) => void
  /** How long the header and the whole of a request may take to arrive; 10 and 30 seconds if absent. */
  readonly headersMs?: number
  readonly requestMs?: number
  /** How long nothing may move in either direction; a minute if absent. */
  readonly stillMs?: number
  /** Bytes of answers that all connections together may leave unread; 256 MB if absent. */
  readonly unreadBytes?: number
  /** Processes that listen on the same port, each with its share of a network's connections; one if absent. */
  readonly workers?: number
  /** Trusted proxies in front, whose `X-Forwarded-For` names the network of a request; none if absent. */
  readonly proxyHops?: number
}

/** The server with a socket of its own, its limits, and a problem in words for what never becomes a request. Security 4. */
export const socketFor = (
  { fetch }: Pick<Server, "fetch">,
  {
    limitsNetworks = true,
    before = () => false,
    report = () => {},
    headersMs = usualHeadersMs,
    requestMs = usualRequestMs,
    stillMs = usualStillMs,
    unreadBytes = usualUnreadBytes,
    workers = 1,
    proxyHops = 0
  }: SocketOptions = {}
): SocketServer => {
  const listener = getRequestListener((request, env) => fetch(request, env), {
    // A malformed host or address; the app itself answers what fails later.
    errorHandler: (cause) =>
      cause instanceof RequestError ? socketProblem(400, "BAD_REQUEST") : socketProblem(500, "UNEXPECTED")
  })
  const inTurn = turns()
  const starts = fairQueue(1)
  const networkOf = ({ socket, headers }: IncomingMessage): string =>
    clientAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), proxyHops)
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: idleMs,
      keepAliveTimeoutBuffer: idleMs
    },
    (incoming, outgoing) => {
      outgoing.on("error", report)
      inTurn(incoming, outgoing, () => {
        // Requests that arrive together start one after the other, and what else the server has to do comes in between.
        const started = starts.run(networkOf(incoming), async () => {
          if (incoming.socket.destroyed) return
          const begun = performance.now()
          if (hasTwoHosts(incoming)) void refuseRequest(outgoing)
          else if (!before(incoming, outgoing)) void listener(incoming, outgoing)
          await nextTurn()
          await giveTurns(performance.now() - begun)
        })
        started.catch(report)
      })
    }
  )
  server.setTimeout(stillMs)
  server.maxConnections = maxSockets
  if (limitsNetworks) limitPerNetwork(server, Math.ceil(maxSocketsOfNetwork / workers))
  limitUnread(server, unreadBytes)
  server.on("error", (cause) => {
    // An accept that failed, for want of file descriptors perhaps: the others go on.
    if (server.listening) report(cause)
  })
  server.on("clientError", (cause: NodeJS.ErrnoException, socket: Socket) => {
    if (cause.code === "ECONNRESET" || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, code] = refusals[cause.code ?? ""] ?? ([400, "BAD_REQUEST"] as const)
    void refuseSocket(socket, status, code)
  })
  return server
}

/**
 * Gives the event loop turns for everything else after a request that took this many milliseconds: the loop accepts one connection
 * in each turn. Turns without work take microseconds.
 */
const giveTurns = async (tookMs: number): Promise<void> => {
  const count = Math.min(mostTurns, Math.floor(tookMs * turnsPerMs))
  for (let given = 0; given < count; given++) await nextTurn()
}

const refusals: Readonly<Record<string, readonly [status: number, code: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "HEADERS_TOO_LARGE"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "REQUEST_TIMEOUT"]
}

/**
 * Returns what calls the requests of a connection one after the other: the next once the answer before has been taken by the
 * other end's system. What is sent ahead without reading holds one answer in memory, not all of them.
 */
const turns = () => {
  const waitingOn = new WeakMap<Socket, Array<() => void>>()
  return ({ socket }: IncomingMessage, outgoing: ServerResponse, call: () => void): void => {
    const start = (): void => {
      outgoing.once("close", () => {
        const next = socket.destroyed ? undefined : waitingOn.get(socket)?.shift()
        if (next === undefined) waitingOn.delete(socket)
        else next()
      })
      call()
    }
    const waiting = waitingOn.get(socket)
    if (waiting === undefined) {
      waitingOn.set(socket, [])
      start()
    } else if (waiting.length < maxWaiting) waiting.push(start)
    else socket.destroy()
  }
}

/** Closes connections of a network that has its share already; the ones it has are served. */
const limitPerNetwork = (server: SocketServer, most: number): void => {
  const held = new Map<string, number>()
  server.on("connection", (socket: Socket) => {
    const network = clientAddress(socket.remoteAddress, undefined, 0)
    const count = held.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    held.set(network, count + 1)
    socket.once("close", () => {
      const left = (held.get(network) ?? 1) - 1
      if (left === 0) held.delete(network)
      else held.set(network, left)
    })
  })
}

/**
 * Closes connections as soon as all of them leave more than `most` bytes unread, those with the most first. What one of them
 * leaves unread is bounded by one answer (`turns`).
 */
const limitUnread = (server: SocketServer, most: number): void => {
  const open = new Set<Socket>()
  server.on("connection", (socket: Socket) => {
    open.add(socket)
    socket.once("close", () => open.delete(socket))
  })
  const check = (): void => {
    const slow = [...open].filter(({ writableLength }) => writableLength > 0)
    let unread = slow.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const socket of slow.toSorted((one, other) => other.writableLength - one.writableLength)) {
      if (unread <= most) return
      unread -= socket.writableLength
      socket.destroy()
    }
  }
  const timer = setInterval(check, unreadCheckMs).unref()
  server.on("close", () => clearInterval(timer))
}

/** Two servers in a row may each believe another one of them. RFC 9112, 3.2. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === "host").length > 1

const socketProblem = (status: number, code: string): Response =>
  problemResponse({ status, code, headers: { "x-content-type-options": "nosniff" } }, "id")

const refuseRequest = async (outgoing: ServerResponse): Promise<void> => {
  const problem = socketProblem(400, "BAD_REQUEST")
  outgoing.writeHead(problem.status, { ...Object.fromEntries(problem.headers), connection: "close" })
  outgoing.end(await problem.text())
}

const refuseSocket = async (socket: Socket, status: number, code: string): Promise<void> => {
  const problem = socketProblem(status, code)
  const body = await problem.text()
  const headers = [...problem.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("")
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
  )
  // The other end may never close its half.
  setTimeout(() => socket.destroy(), refusalMs).unref()
}
