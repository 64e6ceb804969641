import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { pino } from "pino"
import { Counter, Registry } from "prom-client"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serveClientErrors } from "#adapters/server/http/client-errors.ts"
import type { Server } from "#adapters/server/http/hono.ts"
import { leastCost } from "../processor-time.ts"

/** Processor time of the main thread for one report. */
const mostMs = 20
const scripts = Array.from({ length: 15 }, (_, at) => `page-${at}.js`)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pendar-reports-"))
  await mkdir(join(folder, "assets"))
  // One source and many positions: four maps of 1.5 MB, and eleven of 150 KB, as in a build of the shop.
  const map = (pairs: number) => ({
    version: 3,
    sources: ["../../../ui/app/Page.tsx"],
    names: [],
    mappings: `AAAA${",EAAC,CAAC".repeat(pairs)}`
  })
  for (const [at, script] of scripts.entries())
    await writeFile(join(folder, "assets", `${script}.map`), JSON.stringify(map(at < 4 ? 150_000 : 15_000)))
})
afterAll(() => rm(folder, { recursive: true }))

const shop = () => {
  const lines: Array<string> = []
  const app = new Hono() as Server
  const counted = new Counter({ name: "errors", help: "errors", registers: [new Registry()] })
  serveClientErrors(app, { log: pino({}, { write: (line) => lines.push(line) }), counted, now: () => 0, folder })
  const send = (frames = scripts.map((script) => `${script}:1:9`)) =>
    Promise.resolve(
      app.request("/api/client-errors", {
        method: "POST",
        body: JSON.stringify({ name: "TypeError", message: "no", route: "/", frames })
      })
    )
  return { send, lines }
}

it(`a report that names 15 scripts with maps of up to 1.5 MB takes at most ${mostMs} ms of the main thread`, async () => {
  const { send, lines } = shop()
  const cost = await leastCost(6, async () => expect((await send()).status).toBe(202))
  expect(cost).toBeLessThanOrEqual(mostMs)
  expect(JSON.parse(lines.at(-1) ?? "").frames[0]).toBe("ui/app/Page.tsx:1:6")
})

it("of 60 reports at once all are logged, those for which there is no time without the names of sources", async () => {
  const { send, lines } = shop()
  const from = process.threadCpuUsage()
  const answers = await Promise.all(Array.from({ length: 60 }, () => send()))
  const { user, system } = process.threadCpuUsage(from)
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(202))
  expect((user + system) / 1000).toBeLessThan(60 * mostMs)
  const first = lines.map((line) => JSON.parse(line).frames[0])
  expect(first).toHaveLength(60)
  const named = first.filter((frame) => frame === "ui/app/Page.tsx:1:6").length
  expect(named).toBeGreaterThanOrEqual(20)
  expect(named).toBeLessThan(60)
})
