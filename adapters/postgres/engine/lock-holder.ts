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

/** Returns whether the holder lives and still holds: by its number here, by its socket in another container, else by its beat. */
export const isHolding = async (other: Holder, own: Holder, lock: string, silenceMs: number): Promise<boolean> => {
  if (other.numbers === own.numbers) return isAlive(other)
  const isSameKernel = kernelOf(other) !== "" && kernelOf(other) === kernelOf(own)
  const isThere = isSameKernel ? await isHolderThere(lock, other.key) : undefined
  return isThere === true || isBeating(lock, isThere === false ? silenceMs / 2 : silenceMs)
}

/** The text of a lock or a claim; empty if there is something else in its place, `undefined` if it is not there. */
export const textIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    return codeOf(error) === "ENOENT" ? undefined : ""
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

/** Returns the holder of a lock; `undefined` if there is none that could be waited for. */
export const holderIn = (lock: string): Holder | undefined => parseHolder(textIn(lock) ?? "")

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

/** Returns whether the lock is touched within this time. Its process has a number of another container: it cannot be asked. */
const isBeating = async (lock: string, silenceMs: number): Promise<boolean> => {
  const before = timeOf(lock)
  for (let waited = 0; waited < silenceMs; waited += lookMs) {
    await pause(lookMs)
    const time = timeOf(lock)
    // Released meanwhile.
    if (time === undefined) return false
    if (time !== before) return true
  }
  return false
}
const lookMs = 100

/** When a file was touched last, in milliseconds; `undefined` if it is not there. */
export const timeOf = (lock: string): number | undefined => {
  try {
    return statSync(lock).mtimeMs
  } catch {
    return undefined
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
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? ""
    return `${boot} ${afterName.split(" ")[19]}`
  } catch {
    return ""
  }
}

/** The code of a failure of the system, as `EEXIST`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined
