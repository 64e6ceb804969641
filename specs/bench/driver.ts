import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import autocannon from "autocannon"
import { otherCore } from "./machine.ts"

/** Requests to send as fast as they are answered. */
export interface Drive {
  readonly address: string
  /** Asked in turn, over all connections together. */
  readonly paths: ReadonlyArray<string>
  /** Gives every request a host of its own, so that no cached page fits it: a page names its address. */
  readonly unique?: boolean
  /** Headers of the members who ask, in turn with the paths; none are logged in without. */
  readonly members?: ReadonlyArray<Readonly<Record<string, string>>>
  readonly connections: number
  readonly seconds: number
  /** Requests a second over all connections together; as fast as they are answered if absent. */
  readonly perSecond?: number
}

export interface Driven {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly requests: number
  /** Broken connections, late answers, and answers other than 200. */
  readonly errors: number
}

/** Sends requests from a process of its own on the other core. */
export const drive = async (work: Drive): Promise<Driven> => {
  const [command = "", ...before] = otherCore
  const child = spawn(command, [...before, fileURLToPath(import.meta.url)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"]
  })
  child.send(work)
  const [driven] = await Promise.race([once(child, "message"), failedOf(child)])
  await once(child, "exit")
  return driven as Driven
}

const failedOf = async (child: ChildProcess): Promise<never> => {
  const [code] = await once(child, "exit")
  throw new Error(`the driver ended with ${code}`)
}

/** Like a browser's, so that what compressing costs is measured. */
const headers = { "accept-encoding": "gzip, deflate, br", "accept-language": "id" }

const answer = async ({
  address,
  paths,
  unique = false,
  members = [],
  connections,
  seconds,
  perSecond
}: Drive): Promise<Driven> => {
  let asked = 0
  const started = performance.now()
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [
      {
        headers,
        setupRequest: (request) => {
          const path = paths[asked++ % paths.length] ?? "/"
          const host = `n${asked}-${Math.round(started)}.localhost`
          const member = members[asked % members.length]
          return { ...request, path, headers: { ...headers, ...member, ...(unique && { host }) } }
        }
      }
    ]
  })
  return {
    perSecond: result["2xx"] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: result.requests.total,
    errors: result.errors + result.timeouts + result.non2xx
  }
}

if (process.send)
  process.once("message", async (work: Drive) => {
    process.send?.(await answer(work))
    process.disconnect()
  })
