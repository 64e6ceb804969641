import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import type { Logger } from "pino"
import { AggregatorRegistry, Counter, Registry } from "prom-client"
import { RateLimiterClusterMaster } from "rate-limiter-flexible"
import type { Config } from "../config.ts"
import { newOpsToken, ownAddress, removeOps, writeOps } from "../ops/ops-file.ts"
import { isOurs, type ToPrimary, type ToWorker } from "./messages.ts"
import { restarts } from "./role.ts"

/** Pause before a worker that ended is started again: after the first end, and at most, as it ends again and again. Own choice. */
const firstPauseMs = 500
const longestPauseMs = 30_000
/** A worker that lived for so long did not fail at its start. */
const steadyMs = 60_000

interface Leading {
  readonly config: Pick<Config, "workers" | "host" | "port" | "dataDir">
  readonly log: Logger
}

/**
 * Leads the workers of one machine: starts them, the first before the others, starts those again that end, and ends with them. It
 * serves nothing itself: all of them listen on one port, among which the system shares out connections. Rejects if the port is
 * taken; ends the process as its first worker does that cannot start. Decision 0149.
 */
export const leadWorkers = async ({ config, log }: Leading): Promise<void> => {
  const port = await freePort(config)
  const token = newOpsToken()
  const registry = new Registry()
  const restarted = new Counter({ ...restarts, registers: [registry] })
  const figures = new AggregatorRegistry()
  new RateLimiterClusterMaster()
  let shiftMs = 0
  let isLeaving = false
  let isOpen = false
  const pauses = new Set<NodeJS.Timeout>()

  const tell = (worker: Worker, message: ToWorker): void => {
    if (worker.isConnected()) worker.send(message)
  }
  const answerFigures = async (worker: Worker, id: number): Promise<void> => {
    const text = await Promise.all([figures.clusterMetrics(), registry.metrics()]).then(
      (texts) => texts.join("\n"),
      () => null
    )
    tell(worker, { say: "figures", id, text })
  }
  const begin = (place: number, { speaks = false, pauseMs = firstPauseMs } = {}): Promise<boolean> => {
    const worker = cluster.fork()
    const startedAt = performance.now()
    const open = Promise.withResolvers<boolean>()
    tell(worker, { say: "begin", place, port, token, speaks, shiftMs })
    worker.on("message", (message: ToPrimary | object) => {
      if (!isOurs(message)) return
      if (message.say === "open") open.resolve(true)
      if (message.say === "figures") void answerFigures(worker, message.id)
      if (message.say !== "clock") return
      shiftMs = message.shiftMs
      for (const other of Object.values(cluster.workers ?? {}))
        if (other !== undefined && other !== worker) tell(other, { say: "clock", shiftMs })
    })
    worker.on("error", (cause) => log.warn({ worker: place, failure: cause.message }, "a worker was not reached"))
    worker.on("exit", (code, signal) => {
      open.resolve(false)
      if (isLeaving || (speaks && !isOpen)) return
      restarted.inc()
      const lasted = performance.now() - startedAt > steadyMs
      const nextMs = lasted ? firstPauseMs : pauseMs
      log.error({ worker: place, exit: code, signal, pauseMs: nextMs }, "a worker ended; it is started again")
      const pause = setTimeout(() => {
        pauses.delete(pause)
        void begin(place, { pauseMs: Math.min(2 * nextMs, longestPauseMs) })
      }, nextMs)
      pauses.add(pause)
    })
    return open.promise
  }

  const leave = (): void => {
    if (isLeaving) return
    isLeaving = true
    for (const pause of pauses) clearTimeout(pause)
    const left = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    for (const worker of left) worker.process.kill("SIGTERM")
    void Promise.all(left.map((worker) => (worker.isDead() ? undefined : once(worker, "exit")))).then(() =>
      process.exit(0)
    )
  }
  process.on("SIGTERM", leave)
  process.on("SIGINT", leave)
  process.on("exit", () => removeOps(config.dataDir, token))
  // Alone, so that it brings the database up to date, and says why it cannot start.
  isOpen = await begin(1, { speaks: true })
  if (isLeaving) return
  if (!isOpen) process.exit(1)
  writeOps(config.dataDir, { address: ownAddress(config.host, port), token, pid: process.pid })
  for (let place = 2; place <= config.workers; place++) void begin(place)
}

/** The configured port, or a free one. Rejects if something else listens there: workers could share it with a stranger unseen. */
const freePort = async ({ host, port }: Pick<Config, "host" | "port">): Promise<number> => {
  const server = createServer()
  server.listen(port, host)
  await once(server, "listening")
  const { port: opened } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return opened
}
