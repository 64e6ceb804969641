import type { AddressInfo } from "node:net"
import { systemClock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import { prepareDataFolder } from "#adapters/server/data-folder.ts"
import { socketFor } from "#adapters/server/http/socket.ts"
import { leaveOnSignal } from "#adapters/server/leave.ts"
import { loggingTo } from "#adapters/server/logging.ts"
import { openShop } from "#adapters/server/open-shop.ts"
import { ownAddress, writeOps } from "#adapters/server/ops/ops-file.ts"

// The server without its pages, for specs that start and kill it often: nothing has to be built first.
const read = readConfig(process.env)
if ("problems" in read) throw new Error(read.problems.join("\n"))
const { config } = read
prepareDataFolder(config.dataDir)
const log = loggingTo(config.logLevel)
const shop = await openShop({ config, clock: systemClock(), log, tell: () => {} })
const server = socketFor(shop.app(), { limitsNetworks: config.limits === "default" && config.proxyHops === 0 })
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo
  const address = ownAddress(config.host, port)
  writeOps(config.dataDir, { address, token: shop.opsToken, pid: process.pid })
  shop.work(address)
  console.info(`open at ${address}`)
})
leaveOnSignal(server, shop)
