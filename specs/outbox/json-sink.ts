import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/** A request as it arrived at a provider. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}

/** A provider on this machine that stores what it was asked. The caller closes it. */
export interface JsonSink {
  readonly url: string
  readonly asked: ReadonlyArray<Asked>
  /** Sets how it answers from now on. */
  readonly answers: (how: (asked: Asked, response: ServerResponse) => void) => void
  readonly close: () => Promise<void>
}

export const openJsonSink = async (): Promise<JsonSink> => {
  const asked: Array<Asked> = []
  let how: (asked: Asked, response: ServerResponse) => void = (_, response) => response.end("{}")
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request
    const one = { method, path: url, headers, body: await text(request) }
    asked.push(one)
    how(one, response)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: (next) => {
      how = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}
