import { connect } from "node:net"

/** What came back over a socket; status 0 if nothing did. */
export interface RawAnswer {
  readonly status: number
  readonly type: string
  readonly location: string
  readonly body: string
}

const patienceMs = 20_000

/** Sends bytes as they are, as no client library would, and reads until the server ends the connection. */
export const askRaw = (port: number, bytes: string): Promise<RawAnswer> =>
  new Promise((done, lost) => {
    const chunks: Array<Buffer> = []
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes, "latin1"))
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("no answer in time")))
    socket.on("data", (chunk) => chunks.push(chunk))
    // A server that has answered may close while we still write.
    socket.on("error", (cause) => (chunks.length > 0 ? done(answerIn(chunks)) : lost(cause)))
    socket.on("close", () => done(answerIn(chunks)))
  })

const answerIn = (chunks: ReadonlyArray<Buffer>): RawAnswer => {
  const text = Buffer.concat(chunks)
    .toString("latin1")
    .replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, "")
  const [head = "", ...body] = text.split("\r\n\r\n")
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    type: headerIn(head, "content-type"),
    location: headerIn(head, "location"),
    body: body.join("\r\n\r\n")
  }
}

const headerIn = (head: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? ""
