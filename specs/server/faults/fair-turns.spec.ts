import { once } from "node:events"
import type { AddressInfo } from "node:net"
import fc from "fast-check"
import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import { fairQueue } from "#adapters/server/http/fair-queue.ts"
import type { RequestEnv } from "#adapters/server/http/hono.ts"
import { socketFor } from "#adapters/server/http/socket.ts"
import { runs } from "#specs/arbitraries.ts"
import { askFrom, crowdOf } from "../crowd.ts"

const request = (path: string, caller = "") =>
  `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${caller}\r\n`

/** Two networks that connect by themselves, and two of which a proxy in front tells. */
const networks = [
  { name: "connect by themselves", proxyHops: 0, from: ["127.0.0.1", "127.0.0.2"], headers: ["", ""] },
  {
    name: "come through one proxy",
    proxyHops: 1,
    from: ["127.0.0.1", "127.0.0.1"],
    headers: ["X-Forwarded-For: 203.0.113.5\r\n", "X-Forwarded-For: 198.51.100.7\r\n"]
  }
] as const

describe("a queue in which askers take turns", () => {
  it("starts one task of each that waits before a second one of any, in the order of each", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (askers, atOnce) => {
          const queue = fairQueue(atOnce)
          const started: Array<readonly [asker: string, task: number]> = []
          let [running, most] = [0, 0]
          await Promise.all(
            askers.map((asker, task) =>
              queue.run(asker, async () => {
                started.push([asker, task])
                most = Math.max(most, ++running)
                await Promise.resolve()
                running--
              })
            )
          )
          expect(started).toHaveLength(askers.length)
          expect(most).toBeLessThanOrEqual(atOnce)
          for (const asker of new Set(askers)) {
            const own = started.flatMap(([of, task]) => (of === asker ? [task] : []))
            expect(own).toEqual(own.toSorted((one, other) => one - other))
          }
          // Between two of one asker each other one that waited then had its turn.
          for (const [place, [asker, task]] of started.entries()) {
            const before = started.slice(0, place).findLastIndex(([of]) => of === asker)
            if (before < atOnce) continue
            const between = new Set(started.slice(before + 1, place).map(([of]) => of))
            const waited = new Set(started.slice(place).map(([of]) => of))
            waited.delete(asker)
            for (const other of waited) expect(between.has(other), `${other} before ${asker} ${task}`).toBe(true)
          }
        }
      ),
      runs(200)
    ))

  it("goes on after a task that fails, and rejects as it does", async () => {
    const queue = fairQueue(1)
    const failed = queue.run("a", async () => {
      throw new Error("no")
    })
    const next = queue.run("a", async () => "done")
    await expect(failed).rejects.toThrow("no")
    expect(await next).toBe("done")
  })
})

it.each(networks)(
  "requests of one network that arrive together hold up another one for few of them: both $name",
  async ({ proxyHops, from: [crowded, quiet], headers: [ofCrowd, ofOther] }) => {
    const app = new Hono<RequestEnv>()
    let drawn = 0
    app.get("/page", (context) => {
      drawn++
      // A page costs ten milliseconds of the main thread.
      const until = performance.now() + 10
      while (performance.now() < until);
      return context.text("a page")
    })
    app.get("/healthz", (context) => context.text(String(drawn)))
    const server = socketFor(app, { proxyHops })
    await once(server.listen(0, "127.0.0.1"), "listening")
    const { port } = server.address() as AddressInfo
    const crowd = await crowdOf(200, { port, from: crowded })
    for (const socket of crowd) socket.write(request("/page", ofCrowd))
    await once(crowd[0] ?? server, "close")
    const answer = await askFrom(port, quiet, request("/healthz", ofOther))
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    // In one piece all two hundred would come first.
    expect(Number(/\d+$/.exec(answer)?.[0])).toBeLessThan(50)
    // Those whose readers have left are not drawn any more: the next request of the network comes after all of them.
    for (const socket of crowd) socket.destroy()
    await askFrom(port, crowded, request("/healthz", ofCrowd))
    expect(drawn).toBeLessThan(100)
    server.closeAllConnections()
    server.close()
    await once(server, "close")
  }
)
