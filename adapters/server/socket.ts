import { createServer, type Server as SocketServer, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import { getRequestListener, RequestError } from "@hono/node-server"
import type { Server } from "./hono.ts"
import { problemResponse } from "./problem.ts"

const headersMs = 10_000
const requestMs = 30_000
const maxSockets = 2_000

/** The server with a socket of its own, its limits, and a problem in words for what never becomes a request. Security 4. */
export const socketFor = ({ fetch }: Pick<Server, "fetch">): SocketServer => {
  const server = createServer(
    getRequestListener((request, env) => fetch(request, env), {
      // A host or an address that is none; whatever goes wrong later is answered by the app itself.
      errorHandler: (cause) =>
        cause instanceof RequestError
          ? problemResponse({ status: 400, code: "BAD_REQUEST" }, "id")
          : problemResponse({ status: 500, code: "UNEXPECTED" }, "id")
    })
  )
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
