import { readFileSync, readlinkSync, statSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { isHolderThere } from "./holder-socket.ts"

/** The process that holds a lock, as the lock names it. */
export interface Holder {
  readonly pid: number
  /** Distinguishes a process from a later one with the same number; empty if the system does not report it. */
  readonly born: string
  /** Where its number counts: a container has numbers of its own. Empty if the system does not report it. */
  readonly numbers: string
  readonly key: string
}

/** Locks of this very process: its own number always lives, so a lock left by an earlier process with this number is recognised by its key. */
export const held = new Set<string>()

/**
 * Returns whether the holder lives and still holds: by its number here; by its socket, at which the kernel answers for a paused
 * process, too; else by its beat. Numbers of the same set prove its end as well; without such sets, a silence has to.
 */
export const isHolding = async (other: Holder, own: Holder, lock: string, silenceMs: number): Promise<boolean> => {
  const isNumbered = other.numbers === own.numbers
  if (isNumbered && isAlive(other)) return true
  // A process of this very one is known by its key.
  const isThere = other.pid === process.pid && isNumbered ? undefined : await isHolderThere(lock, other.key)
  if (isThere === true) return true
  if (isNumbered && own.numbers !== "") return false
  const isSameKernel = kernelOf(other) !== "" && kernelOf(other) === kernelOf(own)
  return isBeating(() => timeOf(lock), isSameKernel && isThere === false ? silenceMs / 2 : silenceMs)
}

/** A lock that is there and cannot be read, as without the right to: its holder may live. */
export class LockUnreadable extends Error {
  override readonly name = "LockUnreadable"

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be read (${codeOf(cause)}): the database beside it may be in use by another user.`, { cause })
  }
}

/**
 * The text of a lock or a claim; empty if there is a folder in its place, `undefined` if it is not there.
 *
 * @throws LockUnreadable
 */
export const textIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    const code = codeOf(error)
    if (code === "ENOENT") return undefined
    if (code === "EISDIR") return ""
    throw new LockUnreadable(file, error)
  }
}

/** Returns the holder that a lock or a claim names; `undefined` if it is not one of ours: there is no process to wait for. */
export const parseHolder = (text: string): Holder | undefined => {
  try {
    const { pid, born, key, numbers = numbersHere() } = JSON.parse(text)
    return Number.isInteger(pid) ? { pid, born: String(born), numbers: String(numbers), key: String(key) } : undefined
  } catch {
    return undefined
  }
}

/** Returns the key in a lock; empty if it is gone, `undefined` if it cannot be read or is not one of ours. */
export const keyIn = (lock: string): string | undefined => {
  try {
    const text = textIn(lock)
    return text === undefined ? "" : parseHolder(text)?.key
  } catch {
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
  return alive === "" || (alive === born && !isEnded(pid))
}

/** Returns whether a process has ended and is only not waited for by its parent. While one of its threads writes, it has not. */
const isEnded = (pid: number): boolean => {
  const [state, , , , , , , , , , , , , , , , , threads] = statOf(pid)
  return state === "Z" && Number(threads) <= 1
}

/**
 * Returns whether a lock is touched within this time.
 *
 * @param look when it was touched last, as `timeOf` returns it; a moment in which that cannot be seen, as on a network disk, says
 *   nothing
 */
export const isBeating = async (look: () => ReturnType<typeof timeOf>, silenceMs: number): Promise<boolean> => {
  let before = look()
  for (let waited = 0; waited < silenceMs; waited += lookMs) {
    await pause(lookMs)
    const time = look()
    // Released meanwhile.
    if (time === "gone") return false
    if (time !== undefined && before !== undefined && time !== before) return true
    before ??= time
  }
  return false
}
const lookMs = 100

/** When a file was touched last, in milliseconds; `gone` if it is not there, `undefined` if that cannot be seen. */
export const timeOf = (file: string): number | "gone" | undefined => {
  try {
    return statSync(file).mtimeMs
  } catch (error) {
    return codeOf(error) === "ENOENT" ? "gone" : undefined
  }
}

/** The kernel that a holder runs on, by its start; empty if the system does not report it. */
const kernelOf = ({ numbers }: Holder): string => numbers.split(" ")[0] ?? ""

/** The set of process numbers that this process sees, with the kernel it runs on. */
export const numbersHere = (): string => {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`
  } catch {
    return ""
  }
}

/** When the process began, in ticks since the start of the machine, with that start's own id. Only Linux reports it. */
export const birthOf = (pid: number): string => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    const started = statOf(pid)[19]
    return started === undefined ? "" : `${boot} ${started}`
  } catch {
    return ""
  }
}

/** What Linux reports of a process, from its state on; empty if there is nothing to read. */
const statOf = (pid: number): ReadonlyArray<string> => {
  try {
    return (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "").split(" ")
  } catch {
    return []
  }
}

/** The code of a failure of the system, as `EEXIST`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined
