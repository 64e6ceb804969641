import { randomUUID } from "node:crypto"
import { linkSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { openHolderSocket, removeHolderSocket } from "./holder-socket.ts"
import {
  birthOf,
  codeOf,
  type Holder,
  held,
  isHolding,
  keyIn,
  numbersHere,
  parseHolder,
  textIn,
  timeOf
} from "./lock-holder.ts"

/** Another process holds the folder: two on one folder destroy it. Security 1. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken"
  readonly pid: number

  /** @param pid number of the holder's process where it counts; in `elsewhere` it is another process or none */
  constructor(folder: string, lock: string, pid: number, elsewhere = false) {
    super(
      elsewhere
        ? `The database in ${folder} is held by a process of another container or machine, which shows that it lives. ` +
            "Stop it, or give this one another DATA_DIR."
        : `The database in ${folder} is held by process ${pid}. Stop that process, or give this one another DATA_DIR. ` +
            `If process ${pid} has nothing to do with this folder, as with a copy of another one, delete ${lock}.`
    )
    this.pid = pid
  }
}

/**
 * The folder was taken over by a process on another machine while this one was paused, or the lock was deleted, as by one that
 * took the folder over and has ended: this one must not write there any more.
 */
export class FolderLost extends Error {
  override readonly name = "FolderLost"

  constructor(folder: string) {
    super(
      `The database in ${folder} was taken over by another process while this one showed no sign of life for ` +
        `${silentMs / 1_000} seconds, or its lock was deleted. Start only one shop on this DATA_DIR.`
    )
  }
}

/** A folder that this process holds. */
export interface FolderLock {
  /**
   * Returns whether the folder is still held. Reads the lock the first time, and if this process may have been paused since the
   * last time; calls `onLost` once if it is lost.
   */
  readonly isHeld: () => boolean
  readonly release: () => void
}

/** How often a holder shows that it lives, by the time of its lock. */
const beatMs = 2_000
/** A holder that cannot be asked and shows no life for so long has ended. */
const silentMs = 10_000

/**
 * Takes the folder for this process. Rejects with `FolderTaken`, and with `LockUnreadable`. A holder in another container is asked
 * through its socket (`holder-socket.ts`). One that cannot be asked, as on another machine, counts as ended once it has shown no
 * life for a while; one of this kernel at whose socket there is no listener, once it has shown none for half of it: the folder may
 * be seen through two mounts.
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
  // Before the lock can be seen: its holder can be asked from the first moment on.
  held.add(own.key)
  const socket = own.numbers === "" ? undefined : await openHolderSocket(lock, own.key)
  const leave = () => {
    held.delete(own.key)
    socket?.close()
  }
  try {
    await take(folder, lock, own, silenceMs)
  } catch (cause) {
    leave()
    throw cause
  }
  // This process may have been paused since it wrote the lock.
  let seenAt = 0
  let isLost = false
  const check = (): boolean => {
    // A lock that cannot be read, as on a disk that fails, says nothing. One that is gone was another process's.
    if (!isLost && (keyIn(lock) ?? own.key) !== own.key) {
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
  let isReleased = false
  const release = () => {
    if (isReleased) return
    isReleased = true
    clearInterval(beat)
    // The lock first: without its socket it would be taken for a dead process's.
    if (keyIn(lock) === own.key) rmSync(lock, { force: true })
    leave()
  }
  // Not at the exit of the process: a thread may still be in the middle of a write. A dead holder is succeeded.
  // The clock of the wall: others do not count the time in which a machine was suspended.
  return { isHeld: () => (Math.abs(Date.now() - seenAt) > silenceMs / 4 ? check() : !isLost), release }
}

/**
 * Writes the lock. The lock of a dead holder is replaced in one step, so that there is no moment without one, and only by the
 * process that has claimed its succession: a file named after the dead holder's key, which exists once. A process that dies with
 * a claim is succeeded like a holder, by a claim named after its own key.
 */
const take = async (folder: string, lock: string, own: Holder, silenceMs: number): Promise<void> => {
  // Written aside and linked, so that no reader sees half a lock.
  const draft = `${lock}.${own.key}`
  writeFileSync(draft, JSON.stringify(own), { flag: "wx" })
  try {
    for (let tries = 0; !linked(draft, lock); tries += 1) {
      if (tries > mostTries) throw new Error(`${lock} can neither be read nor replaced: move it away.`)
      const dead = successionOf(lock)
      // Released in this moment.
      if (dead.length === 0) await pause(retryMs)
      // The first one, too: its successor may have died while it was only silent.
      for (const { holder } of dead)
        if (holder && (await isHolding(holder, own, lock, silenceMs)))
          throw new FolderTaken(folder, lock, holder.pid, holder.numbers !== own.numbers)
      if (dead.length > 0 && (await succeeded(draft, lock, own, dead))) break
    }
  } finally {
    rmSync(draft, { force: true })
  }
  sweep(lock, own)
}
const mostTries = 100
const retryMs = 10

/**
 * Claims the succession of the last one and replaces the lock. Returns false if another process was quicker, or if this one was
 * paused: it may have been succeeded meanwhile.
 */
const succeeded = async (
  draft: string,
  lock: string,
  own: Holder,
  dead: ReadonlyArray<Succeeded>
): Promise<boolean> => {
  const before = Date.now()
  const wasPaused = () => Math.abs(Date.now() - before) > pauseMs
  const claim = claimOf(lock, dead.at(-1)?.key ?? "")
  if (!linked(draft, claim)) return false
  // Another process may have succeeded since the dead were read, and removed the claims before its own: then this one is worth
  // nothing.
  const keys = [...dead.map(({ key }) => key), own.key]
  if (String(successionOf(lock).map(({ key }) => key)) !== String(keys) || wasPaused()) {
    removeFile(claim)
    return false
  }
  try {
    renameSync(draft, lock)
  } catch (error) {
    removeFile(claim)
    throw error
  }
  for (const { key } of dead) {
    removeFile(claimOf(lock, key))
    removeHolderSocket(lock, key)
  }
  // A holder that this one has displaced after all finds out with its next beat, and ends.
  if (wasPaused()) await pause(2 * beatMs)
  return true
}
/** Longer than the steps of a succession take on any disk, and shorter than the silence that displaces a process. */
const pauseMs = silentMs / 4

/** Removes what processes left that were killed while they waited: files beside the lock that are older than any start takes. */
const sweep = (lock: string, own: Holder): void => {
  for (const name of namesIn(dirname(lock))) {
    const file = join(dirname(lock), name)
    const time = timeOf(file)
    const isOld = typeof time === "number" && Date.now() - time > leftMs
    if (file.startsWith(`${lock}.`) && !name.includes(own.key) && isOld) removeFile(file)
  }
}
const leftMs = 3_600_000

const namesIn = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder)
  } catch {
    // The lock is taken: nothing depends on what is left beside it.
    return []
  }
}

/** A lock or a claim; without a holder it cannot be read. */
interface Succeeded {
  readonly key: string
  readonly holder: Holder | undefined
}

const claimOf = (lock: string, key: string): string => `${lock}.${key}.next`

/** The holder of the lock, and those that claimed to succeed one another; the last one counts. Empty if there is no lock. */
const successionOf = (lock: string): ReadonlyArray<Succeeded> => {
  const all: Array<Succeeded> = []
  for (let file = lock; ; file = claimOf(lock, all.at(-1)?.key ?? "")) {
    const text = textIn(file)
    if (text === undefined) return all
    const holder = parseHolder(text)
    const key = holder?.key ?? "unread"
    if (all.some((one) => one.key === key)) return all
    all.push({ holder, key })
  }
}

/** Returns whether the link is ours: network disks may report one that succeeded as there before. */
const linked = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === "EEXIST") return inodeOf(from) !== undefined && inodeOf(from) === inodeOf(to)
    throw error
  }
}

/** Some file systems have numbers that a double cannot tell apart. */
const inodeOf = (file: string): bigint | undefined => lstatSync(file, { throwIfNoEntry: false, bigint: true })?.ino

const removeFile = (file: string): void => {
  try {
    rmSync(file, { force: true })
  } catch {
    // A folder in its place, or a disk that fails: nothing depends on it.
  }
}

const touch = (lock: string): void => {
  try {
    utimesSync(lock, new Date(), new Date())
  } catch {
    // The next beat tries again.
  }
}
