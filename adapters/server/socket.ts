import type { Server } from "node:http"
import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { ServerType } from "@hono/node-server"
import { problemResponse } from "./problem.ts"

const headersMs = 10_000
const requestMs = 30_000
const maxSockets = 2_000

/** Limits of the socket itself, and a problem in words for what never becomes a request. Security 4, Limits. */
export const hardened = (served: ServerType): Server => {
  const server = served as Server
  server.headersTimeout = headersMs
  server.requestTimeout = requestMs
  server.maxConnections = maxSockets
  server.on("clientError", (cause: NodeJS.ErrnoException, socket: Socket) => {
    if (cause.code === "ECONNRESET" || !socket.writable) return
    const [status, code] = cause.code === "HPE_HEADER_OVERFLOW" ? [431, "HEADERS_TOO_LARGE"] : [400, "BAD_REQUEST"]
    void answer(socket, Number(status), String(code))
  })
  return server
}

const answer = async (socket: Socket, status: number, code: string): Promise<void> => {
  const problem = problemResponse({ status, code }, "id")
  const body = await problem.text()
  const headers = [...problem.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("")
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
  )
}
