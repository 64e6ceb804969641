import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** Opens connections from one address of this machine that say nothing more than `bytes`; each may be refused at once. */
export const crowdOf = async (
  count: number,
  { port, from, bytes = "" }: { readonly port: number; readonly from: string; readonly bytes?: string }
): Promise<ReadonlyArray<Socket>> => {
  const sockets: Array<Socket> = []
  const opened = Array.from({ length: count }, () => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from })
    socket.on("error", () => {})
    socket.resume()
    sockets.push(socket)
    return new Promise<void>((done) => {
      socket.once("connect", () => {
        if (bytes !== "") socket.write(bytes)
        done()
      })
      socket.once("close", () => done())
    })
  })
  await Promise.all(opened)
  return sockets
}

export const isOpen = (socket: Socket): boolean => !socket.closed && !socket.destroyed

/** Connects to a port of this machine from an address; returns what asks on that connection. */
export const connectFrom = async (
  port: number,
  from: string,
  patienceMs = 5_000
): Promise<(bytes: string) => Promise<string>> => {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from })
  await once(socket, "connect")
  return (bytes) =>
    new Promise((done, lost) => {
      let text = ""
      socket.setTimeout(patienceMs, () => socket.destroy(new Error("no answer in time")))
      socket.setEncoding("latin1").on("data", (part: string) => {
        text += part
      })
      socket.on("error", lost)
      socket.on("close", () => done(text))
      socket.write(bytes)
    })
}

/** Asks for a page of this machine from an address, on a connection of its own; returns the whole answer as text. */
export const askFrom = async (port: number, from: string, bytes: string, patienceMs = 5_000): Promise<string> =>
  (await connectFrom(port, from, patienceMs))(bytes)
