import { flushCompileCache } from "node:module"
import { ensureBuilt, loadBuilt } from "./build/build.ts"
import { isWatched, parts } from "./build/stamps.ts"
import { systemClock } from "./clock.ts"
import { type Config, readConfig } from "./config.ts"
import { prepareDataFolder } from "./data-folder.ts"
import { socketFor } from "./http/socket.ts"
import { loggingTo } from "./logging.ts"
import { openShop } from "./open-shop.ts"
import { ownAddress, removeOps, writeOps } from "./ops/ops-file.ts"
import { leaveOnSignal } from "./workers/leave.ts"
import { aloneIn, isWorker, type Role, workerRole } from "./workers/role.ts"

// The whole shop in one process, or in several that one leads (WORKERS). Messages for a person go to the output, everything else to
// the log.
const fail = (lines: ReadonlyArray<string>): never => {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const read = readConfig(process.env)
const config = "config" in read ? read.config : fail(read.problems)
const clock = systemClock()
const log = loggingTo(config.logLevel)

try {
  prepareDataFolder(config.dataDir)
} catch (cause) {
  fail([cause instanceof Error ? cause.message : String(cause)])
}
const onLost = (cause: Error): void => {
  log.fatal({ failure: cause.message }, "the data folder was lost to another process")
  fail([cause.message])
}

const listenProblem = (cause: NodeJS.ErrnoException, port: number): string =>
  cause.code === "EADDRINUSE"
    ? `Port ${port} is taken: stop what listens there, or set PORT to another one.`
    : cause.code === "ENOTSUP"
      ? "WORKERS needs a system whose processes can share a port, such as Linux: leave WORKERS out."
      : `The server could not listen: ${cause.message}`

const serve = async (
  { dataDir, host, publicOrigin, limits, proxyHops, workers }: Config,
  role: Role
): Promise<void> => {
  const tell = (line: string): void => {
    if (role.speaks) console.info(line)
  }
  const [shop] = await Promise.all([
    openShop({ config, clock, log, tell, onLost, role }).catch((cause: unknown) =>
      fail([cause instanceof Error ? cause.message : String(cause)])
    ),
    isWatched ? undefined : ensureBuilt(tell, parts)
  ])
  const live = isWatched ? await (await import("./build/live.ts")).liveScreens() : undefined
  const app = shop.app(live ?? (await loadBuilt()))

  const server = socketFor(app, {
    ...(live && { before: live.answer }),
    limitsNetworks: limits === "default" && proxyHops === 0,
    workers,
    proxyHops,
    report: (failure) => log.warn({ failure: String(failure) }, "a connection failed")
  })
  server.listen({ port: role.port, host, reusePort: role.isWorker }, () => {
    const opened = server.address()
    const port = typeof opened === "object" && opened !== null ? opened.port : role.port
    const address = publicOrigin ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`
    if (!role.isWorker) writeOps(dataDir, { address: ownAddress(host, port), token: shop.opsToken, pid: process.pid })
    shop.work(address)
    role.open()
    tell(`Pendar is open at ${address}`)
    for (const line of shop.hints(address)) tell(line)
    shop.missing().then(
      (lines) => lines.forEach(tell),
      (cause: unknown) => log.warn({ failure: String(cause) }, "what the shop lacks could not be read")
    )
    // Not only at the end, which may be a power cut.
    setImmediate(flushCompileCache)
  })
  server.on("error", (cause: NodeJS.ErrnoException) => {
    if (!server.listening) fail([listenProblem(cause, role.port)])
  })

  if (!role.isWorker) process.on("exit", () => removeOps(dataDir, shop.opsToken))
  leaveOnSignal(server, shop)
}

if (isWorker()) await serve(config, await workerRole(clock))
else if (config.workers === 1) await serve(config, aloneIn(config))
else if (isWatched) fail(["WORKERS is for npm start: leave it out while sources are watched."])
else {
  const { leadWorkers } = await import("./workers/lead.ts")
  await leadWorkers({ config, log }).catch((cause: NodeJS.ErrnoException) => fail([listenProblem(cause, config.port)]))
}
