import { flushCompileCache } from "node:module"
import { ensureBuilt, loadBuilt } from "./build/build.ts"
import { isWatched, parts } from "./build/stamps.ts"
import { systemClock } from "./clock.ts"
import { readConfig } from "./config.ts"
import { prepareDataFolder } from "./data-folder.ts"
import { socketFor } from "./http/socket.ts"
import { leaveOnSignal } from "./leave.ts"
import { loggingTo } from "./logging.ts"
import { openShop } from "./open-shop.ts"
import { ownAddress, removeOps, writeOps } from "./ops/ops-file.ts"

// The whole shop in one process. Messages for a person go to the output, everything else to the log.
const tell = (line: string): void => console.info(line)

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
const [shop] = await Promise.all([
  openShop({ config, clock, log, tell, onLost }).catch((cause: unknown) =>
    fail([cause instanceof Error ? cause.message : String(cause)])
  ),
  isWatched ? undefined : ensureBuilt(tell, parts)
])
const live = isWatched ? await (await import("./build/live.ts")).liveScreens() : undefined
const app = shop.app(live ?? (await loadBuilt()))

const server = socketFor(app, {
  ...(live && { before: live.answer }),
  limitsNetworks: config.limits === "default" && config.proxyHops === 0,
  proxyHops: config.proxyHops,
  report: (failure) => log.warn({ failure: String(failure) }, "a connection failed")
})
server.listen(config.port, config.host, () => {
  const opened = server.address()
  const port = typeof opened === "object" && opened !== null ? opened.port : config.port
  const address =
    config.publicOrigin ?? `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`
  writeOps(config.dataDir, { address: ownAddress(config.host, port), token: shop.opsToken, pid: process.pid })
  shop.work(address)
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
  if (server.listening) return
  fail([
    cause.code === "EADDRINUSE"
      ? `Port ${config.port} is taken: stop what listens there, or set PORT to another one.`
      : `The server could not listen: ${cause.message}`
  ])
})

process.on("exit", () => removeOps(config.dataDir, shop.opsToken))
leaveOnSignal(server, shop)
