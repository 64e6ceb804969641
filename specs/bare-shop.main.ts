import type { AddressInfo } from "node:net"
import { systemClock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import { prepareDataFolder } from "#adapters/server/data-folder.ts"
import { socketFor } from "#adapters/server/http/socket.ts"
import { loggingTo } from "#adapters/server/logging.ts"
import { openShop } from "#adapters/server/open-shop.ts"
import { ownAddress, writeOps } from "#adapters/server/ops/ops-file.ts"
import { leadWorkers } from "#adapters/server/workers/lead.ts"
import { leaveOnSignal } from "#adapters/server/workers/leave.ts"
import { aloneIn, isWorker, workerRole } from "#adapters/server/workers/role.ts"

// The server without its pages, for specs that start and kill it often: nothing has to be built first.
const read = readConfig(process.env)
if ("problems" in read) throw new Error(read.problems.join("\n"))
const { config } = read
prepareDataFolder(config.dataDir)
const log = loggingTo(config.logLevel)

const serve = async (): Promise<void> => {
  const clock = systemClock()
  const role = isWorker() ? await workerRole(clock) : aloneIn(config)
  const shop = await openShop({ config, clock, log, tell: () => {}, role })
  const server = socketFor(shop.app(), {
    limitsNetworks: config.limits === "default" && config.proxyHops === 0,
    workers: config.workers
  })
  server.listen({ port: role.port, host: config.host, reusePort: role.isWorker }, () => {
    const { port } = server.address() as AddressInfo
    const address = ownAddress(config.host, port)
    if (!role.isWorker) writeOps(config.dataDir, { address, token: shop.opsToken, pid: process.pid })
    shop.work(address)
    role.open()
    if (role.speaks) console.info(`open at ${address}`)
  })
  leaveOnSignal(server, shop)
}

if (config.workers > 1 && !isWorker()) await leadWorkers({ config, log })
else await serve()
