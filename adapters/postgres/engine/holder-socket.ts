import { closeSync, openSync, rmSync, statSync } from "node:fs"
import { connect, createServer } from "node:net"
import { basename, dirname } from "node:path"

// The holder of a lock listens at a socket beside it, so that processes in other containers can ask whether it lives: the kernel
// answers for it, also while it is paused. Nothing is sent: that there is a listener is all that is asked.

/** A socket at which the holder of a lock is asked. */
export interface HolderSocket {
  readonly close: () => void
}

/** Where the holder with this key listens, as others see it. */
const socketOf = (lock: string, key: string): string => `${lock}.${key}.sock`

/** The same below an open directory: an address may have 107 bytes, and a folder's path may be longer. Linux only. */
const addressBelow = (directory: number, lock: string, key: string): string =>
  `/proc/self/fd/${directory}/${basename(socketOf(lock, key))}`

/** Listens for questions; resolves when it is open. `undefined` if the file system has no sockets: then only the beat shows life. */
export const openHolderSocket = async (lock: string, key: string): Promise<HolderSocket | undefined> => {
  const directory = openSync(dirname(lock), "r")
  const server = createServer((socket) => socket.on("error", () => {}).destroy())
  const { promise, resolve } = Promise.withResolvers<boolean>()
  server.on("error", () => resolve(false))
  server.on("listening", () => resolve(true))
  server.listen(addressBelow(directory, lock, key)).unref()
  if (await promise)
    return {
      close: () => {
        server.close()
        removeHolderSocket(lock, key)
        closeSync(directory)
      }
    }
  closeSync(directory)
  return undefined
}

/** Removes what a holder that has ended left. */
export const removeHolderSocket = (lock: string, key: string): void => {
  // A folder in its place is not one.
  if (isSocket(socketOf(lock, key))) rmSync(socketOf(lock, key), { force: true })
}

/**
 * Returns whether a process of this kernel listens as the holder with this key, paused or not; `undefined` if there is no socket
 * to ask.
 */
export const isHolderThere = async (lock: string, key: string): Promise<boolean | undefined> => {
  if (!isSocket(socketOf(lock, key))) return undefined
  const directory = openSync(dirname(lock), "r")
  const { promise, resolve } = Promise.withResolvers<boolean | undefined>()
  const asking = connect(addressBelow(directory, lock, key))
  asking.on("connect", () => resolve(true))
  asking.on("error", (error) => resolve("code" in error ? answers.get(String(error.code)) : undefined))
  return promise.finally(() => {
    asking.destroy()
    closeSync(directory)
  })
}

/** What failures mean; any other, as of rights, says nothing. The queue of a paused listener is full after hundreds of questions. */
const answers: ReadonlyMap<string, boolean> = new Map([
  ["ECONNREFUSED", false],
  ["EAGAIN", true]
])

const isSocket = (path: string): boolean => {
  try {
    return statSync(path).isSocket()
  } catch {
    return false
  }
}
