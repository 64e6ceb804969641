import { randomUUID } from "node:crypto"
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from "node:fs"
import { connect, createServer, type Server } from "node:net"
import { dirname, relative } from "node:path"

/** Another process holds the folder: two on one folder destroy it. Security 1. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken"
  readonly pid: number

  constructor(folder: string, lock: string, pid: number) {
    super(
      `The database in ${folder} is held by process ${pid}. Stop that process, or give this one another DATA_DIR. ` +
        `If process ${pid} has nothing to do with this shop, delete ${lock}.`
    )
    this.pid = pid
  }
}

/** The folder was taken over by a process on another machine while this one was paused: it must not write there any more. */
export class FolderLost extends Error {
  override readonly name = "FolderLost"

  constructor(folder: string) {
    super(
      `The database in ${folder} was taken over by another process while this one showed no sign of life for ` +
        `${silentMs / 1_000} seconds. Start only one shop on this DATA_DIR.`
    )
  }
}

/** A folder that this process holds. */
export interface FolderLock {
  /**
   * Returns whether the folder is still held. Reads the lock only if this process may have been paused since the last time; calls
   * `onLost` once if it is lost.
   */
  readonly isHeld: () => boolean
  readonly release: () => void
}

interface Holder {
  readonly pid: number
  /** Distinguishes a process from a later one with the same number; empty if the system does not report it. */
  readonly born: string
  /** Where its number counts: a container has numbers of its own. Empty if the system does not report it. */
  readonly numbers: string
  readonly key: string
}

/** How often a holder shows that it lives, by the time of its lock. */
const beatMs = 2_000
/** A holder that cannot be asked and shows no life for so long has ended. */
const silentMs = 10_000

/**
 * Takes the folder for this process. Rejects with `FolderTaken`. A holder in another container is asked through its socket, for
 * which the kernel answers, also while the process is paused. Only one that cannot be asked, as on another machine, counts as
 * ended once it has shown no life for a while.
 *
 * @param silenceMs the length of that while
 * @param onLost called if another process took the folder over because this one was paused for longer than that
 */
export const lockFolder = async (
  folder: string,
  { silenceMs = silentMs, onLost }: { readonly silenceMs?: number; readonly onLost?: (cause: FolderLost) => void } = {}
): Promise<FolderLock> => {
  const lock = `${folder}.lock`
  const own: Holder = { pid: process.pid, born: birthOf(process.pid), numbers: numbersHere(), key: randomUUID() }
  mkdirSync(dirname(lock), { recursive: true })
  await take(folder, lock, own, silenceMs)
  held.add(own.key)
  const door = openDoor(lock)
  let seenAt = Date.now()
  let isLost = false
  // A lock that is gone, as on a disk that fails, is no other process's.
  const isTaken = (): boolean => (holderIn(lock)?.key ?? own.key) !== own.key
  const check = (): boolean => {
    if (!isLost && isTaken()) {
      isLost = true
      onLost?.(new FolderLost(folder))
    }
    seenAt = Date.now()
    return !isLost
  }
  const beat = setInterval(() => {
    if (check()) touch(lock)
  }, beatMs)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    held.delete(own.key)
    process.off("exit", release)
    if (holderIn(lock)?.key !== own.key) return
    door?.close()
    rmSync(doorOf(lock), { force: true })
    rmSync(lock, { force: true })
  }
  process.on("exit", release)
  // The clock of the wall: others do not count the time in which a machine was suspended.
  return { isHeld: () => (Math.abs(Date.now() - seenAt) > silenceMs / 2 ? check() : !isLost), release }
}

/** Locks of this very process: its own number always lives, so a lock left by an earlier process with this number is recognised by its key. */
const held = new Set<string>()

const take = async (folder: string, lock: string, own: Holder, silenceMs: number): Promise<void> => {
  // Written aside and linked, so that no reader sees half a lock.
  const draft = `${lock}.${own.key}`
  writeFileSync(draft, JSON.stringify(own), { flag: "wx" })
  try {
    if (linked(draft, lock)) return
    const other = holderIn(lock)
    if (other && (await isHolding(other, own, lock, silenceMs))) throw new FolderTaken(folder, lock, other.pid)
    const aside = `${draft}.stale`
    if (!moveAside(lock, aside)) throw new FolderTaken(folder, lock, holderIn(lock)?.pid ?? 0)
    const moved = holderIn(aside)
    // Another process took the stale lock in between: what was moved is its lock and goes back.
    if (moved?.key !== other?.key) linked(aside, lock)
    rmSync(aside)
    if (!linked(draft, lock)) throw new FolderTaken(folder, lock, holderIn(lock)?.pid ?? 0)
  } finally {
    rmSync(draft, { force: true })
  }
}

const isHolding = async (other: Holder, own: Holder, lock: string, silenceMs: number): Promise<boolean> => {
  if (other.numbers === own.numbers) return isAlive(other)
  const isSameKernel = kernelOf(other) !== "" && kernelOf(other) === kernelOf(own)
  return (isSameKernel ? await isAnswered(lock) : undefined) ?? isBeating(lock, silenceMs)
}

/** The socket beside a lock. Its holder does nothing with connections: that there is a listener is all that is asked. */
const doorOf = (lock: string): string => {
  const [path, short] = [`${lock}.sock`, relative(process.cwd(), `${lock}.sock`)]
  return short.length < path.length ? short : path
}
/** Longest path of a socket that every system takes, in bytes. */
const longestDoor = 100

const openDoor = (lock: string): Server | undefined => {
  const door = doorOf(lock)
  if (Buffer.byteLength(door) > longestDoor) return undefined
  rmSync(door, { force: true })
  const server = createServer((socket) => socket.on("error", () => {}).destroy())
  // Some file systems have no sockets: then only the beat shows that the holder lives.
  server.on("error", () => {})
  return server.listen(door).unref()
}

/** Returns whether a process of this kernel listens at the lock, paused or not; `undefined` if there is no socket to ask. */
const isAnswered = (lock: string): Promise<boolean | undefined> => {
  if (!existsSync(doorOf(lock))) return Promise.resolve(undefined)
  const { promise, resolve } = Promise.withResolvers<boolean | undefined>()
  const asking = connect(doorOf(lock))
  asking.on("connect", () => resolve(true))
  // Refused: its process has ended. Any other failure, as of rights, says nothing of that.
  asking.on("error", (error) => resolve(codeOf(error) !== "ECONNREFUSED"))
  return promise.finally(() => asking.destroy())
}

/** Returns whether the lock was there: another process may have moved it in the same moment. */
const moveAside = (lock: string, aside: string): boolean => {
  try {
    renameSync(lock, aside)
    return true
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false
    throw error
  }
}

const linked = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false
    throw error
  }
}

const holderIn = (lock: string): Holder | undefined => {
  try {
    const { pid, born, key, numbers = numbersHere() } = JSON.parse(readFileSync(lock, "utf8"))
    return Number.isInteger(pid) ? { pid, born: String(born), numbers: String(numbers), key: String(key) } : undefined
  } catch {
    // It is gone, or not a lock of ours: no process to wait for.
    return undefined
  }
}

const isAlive = ({ pid, born, key }: Holder): boolean => {
  if (pid === process.pid && born === birthOf(pid)) return held.has(key)
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if (codeOf(error) !== "EPERM") return false
  }
  const alive = birthOf(pid)
  return alive === "" || alive === born
}

/** Whether the lock is touched within this time. Its process has a number of another container: it cannot be asked. */
const isBeating = (lock: string, silenceMs: number): boolean => {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  const before = timeOf(lock)
  for (let waited = 0; waited < silenceMs; waited += lookMs) {
    Atomics.wait(pause, 0, 0, lookMs)
    if (timeOf(lock) !== before) return true
  }
  return false
}
const lookMs = 100

const timeOf = (lock: string): number | undefined => {
  try {
    return statSync(lock).mtimeMs
  } catch {
    return undefined
  }
}

const touch = (lock: string): void => {
  try {
    utimesSync(lock, new Date(), new Date())
  } catch {
    // The next beat tries again.
  }
}

/** The kernel that a holder runs on, by its start; empty if the system does not report it. */
const kernelOf = ({ numbers }: Holder): string => numbers.split(" ")[0] ?? ""

/** The set of process numbers that this process sees, with the kernel it runs on. */
const numbersHere = (): string => {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`
  } catch {
    return ""
  }
}

/** When the process began, in ticks since the start of the machine, with that start's own id. Only Linux reports it. */
const birthOf = (pid: number): string => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? ""
    return `${boot} ${afterName.split(" ")[19]}`
  } catch {
    return ""
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined
