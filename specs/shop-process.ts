import { spawn } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import manifest from "../package.json" with { type: "json" }
import { demoFolder } from "./demo-folder.ts"
import { keepLog } from "./house/scanned-logs.ts"

/** A whole shop in a process of its own, as `npm start` runs it. */
export interface RunningShop {
  readonly address: string
  readonly pid: number
  readonly dataDir: string
  /** Everything it has printed so far. */
  readonly printed: () => string
  /** Whether its process has ended, for any reason. */
  readonly hasEnded: () => boolean
  readonly stop: () => Promise<void>
  /** Ends it at once, without a word, as a power cut would. */
  readonly kill: () => Promise<void>
}

const root = join(import.meta.dirname, "..")
const patienceMs = 120_000
/** What `npm start` passes to Node. */
const [, ...startArguments] = manifest.scripts.start.split(" ")

const withoutPages = (argument: string): string =>
  argument === "adapters/server/main.js" ? "specs/bare-shop.main.ts" : argument

/** A new data folder: with the demo shop in it if that is to be served, else empty. */
const newFolder = async (isDemo: boolean): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "pendar-"))
  if (isDemo) await cp(await demoFolder(), folder, { recursive: true })
  return folder
}

/**
 * Starts the shop on a free port with a new data folder, and waits until it says where it is.
 *
 * @param bare without its pages, which then need not be built
 * @param within a command that takes the shop's own as its last arguments and becomes it
 */
export const startShop = async (
  settings: Readonly<Record<string, string>> = {},
  { bare = false, within = [] }: { readonly bare?: boolean; readonly within?: ReadonlyArray<string> } = {}
): Promise<RunningShop> => {
  const isDemo = settings["DEMO"] !== "off" && settings["DATABASE_URL"] === undefined
  const dataDir = settings["DATA_DIR"] ?? (await newFolder(isDemo))
  const words = [...within, process.execPath, ...(bare ? startArguments.map(withoutPages) : startArguments)]
  const child = spawn(words[0] ?? "", words.slice(1), {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn", LIMITS: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const lines: Array<string> = []
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  const address = await new Promise<string>((found, lost) => {
    const late = setTimeout(() => {
      child.kill()
      lost(new Error(`the shop did not start in time:\n${lines.join("\n")}`))
    }, patienceMs)
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line)
        keepLog(line)
        const [at] = /http:\/\/[\d.]+:\d+/.exec(line) ?? []
        if (at !== undefined) {
          clearTimeout(late)
          found(at)
        }
      })
    child.once("exit", (code) => {
      clearTimeout(late)
      lost(new Error(`the shop ended with ${code}:\n${lines.join("\n")}`))
    })
  })
  return {
    address,
    pid: child.pid ?? 0,
    dataDir,
    printed: () => lines.join("\n"),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: async () => {
      child.kill("SIGKILL")
      await ended
    },
    stop: async () => {
      child.kill("SIGTERM")
      await ended
      if (settings["DATA_DIR"] === undefined) await rm(dataDir, { recursive: true, force: true })
    }
  }
}
