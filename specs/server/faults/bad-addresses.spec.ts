import { once } from "node:events"
import type { AddressInfo } from "node:net"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ensureBuilt, loadBuilt } from "#adapters/server/build/build.ts"
import { socketFor } from "#adapters/server/http/socket.ts"
import { runs } from "#specs/arbitraries.ts"
import { routes } from "#ui/app/routes.tsx"
import { openSpecShop, type SpecShop } from "../../shop.ts"
import { routeOf, type ServedRoute, servedRoutes } from "../served-routes.ts"
import { badAddresses } from "./bad-addresses.ts"
import { askRaw } from "./raw-request.ts"

const pages = routes.map(({ path }) => routeOf("GET", path))

describe("the server, over a socket", () => {
  let shop: SpecShop
  let server: ReturnType<typeof socketFor>
  let port: number
  let everything: ReadonlyArray<ServedRoute>
  beforeAll(async () => {
    await ensureBuilt(() => {})
    shop = await openSpecShop()
    const app = shop.shop.app(await loadBuilt())
    everything = servedRoutes(app)
    server = socketFor(app).listen(0, "127.0.0.1")
    await once(server, "listening")
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await shop.close()
  })

  it.each([
    ["pages", () => pages],
    ["everything else", () => everything]
  ])(
    "answers bad requests for %s with a page, a problem or the truth, never with 500",
    async (_, which) => {
      const statuses = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(badAddresses(which()), async ({ method, target, bytes }) => {
          const { status, type, location, body } = await askRaw(port, bytes)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const what = `${method} ${target.slice(0, 200)} → ${status} ${type}`
          expect(status, what).toBeGreaterThanOrEqual(200)
          expect(status, what).toBeLessThan(500)
          // Never to another site, for any address.
          if (status >= 300 && status < 400) expect(location, what).toMatch(/^\/(?![/\\])/)
          if (status < 400) return
          // A page that does not exist is answered with a page that says so.
          const isPage = which() === pages && method === "GET" && status === 404
          expect(type, what).toMatch(isPage ? /^text\/html/ : /^(application\/problem\+json|text\/html)/)
          expect(body, what).not.toMatch(/at \w+ \(|select |node_modules|\/adapters\//)
        }),
        { ...runs(30, 2_000), endOnFailure: true }
      )
      console.info(Object.fromEntries([...statuses].toSorted()))
      expect(statuses.size).toBeGreaterThan(3)
    },
    600_000
  )
})
