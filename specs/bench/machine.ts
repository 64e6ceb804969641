import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { availableParallelism } from "node:os"

/** The core the whole system is measured on, and the one its callers use. */
const [systemCore, driverCore] = ["0", "1"]
/** Keeps processes on a core. */
const pinning = "taskset"

const hasTaskset = (): boolean => {
  try {
    execFileSync(pinning, ["-V"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/** Whether figures "per core" can be taken here: two cores, and a way to stay on one. */
export const canPin: boolean = process.platform === "linux" && availableParallelism() > 1 && hasTaskset()

/** From now on this process and everything it starts stays on one core. */
export const stayOnOneCore = (): void => {
  if (canPin) execFileSync(pinning, ["-a", "-c", "-p", systemCore, String(process.pid)], { stdio: "ignore" })
}

/** The command that runs Node on the other core. */
export const otherCore: ReadonlyArray<string> = canPin
  ? [pinning, "-c", driverCore, process.execPath]
  : [process.execPath]

const ticksPerSecond = 100

/** Processor time a process has used so far, in milliseconds; not a number if there is no `/proc`. */
export const cpuMsOf = (pid: number): number => {
  const stat = read(`/proc/${pid}/stat`)
  // The name in brackets may hold spaces: count behind it, where user and system time are the 12th and 13th field.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
}

/** Processor time that all processes have used so far that this one has started and that still run, in milliseconds. */
export const cpuMsOfStarted = (): number => {
  const all = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? { pid: Number(name), ...timesOf(name) } : []
  )
  const below = (parent: number): number =>
    all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.ownMs + one.endedMs + below(one.pid), 0)
  return below(process.pid)
}

const timesOf = (pid: string) => {
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const msOf = (first: number) => ((Number(fields[first]) + Number(fields[first + 1])) * 1_000) / ticksPerSecond || 0
  return { parent: Number(fields[1]), ownMs: msOf(11), endedMs: msOf(13) }
}

/** Megabytes (1,000,000 bytes) a process holds now, and the most it ever held. */
export const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = read(`/proc/${pid}/status`)
  const megabytes = (name: string): number => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1_024) / 1e6
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") }
}

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}
