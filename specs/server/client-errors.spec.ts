import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { pino } from "pino"
import { Counter, Registry } from "prom-client"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { clientErrorOf } from "#adapters/browser/client-errors.ts"
import { serveClientErrors } from "#adapters/server/http/client-errors.ts"
import type { Server } from "#adapters/server/http/hono.ts"

let folder: string
let lines: Array<string>
let app: Server
let now: number
const counted = new Counter({ name: "errors", help: "errors", registers: [new Registry()] })
const report = {
  name: "TypeError",
  message: "x is not a function",
  route: "/orders/:code",
  frames: ["page-1a2b.js:1:6"]
}
const send = (body: unknown): Promise<Response> =>
  Promise.resolve(app.request("/api/client-errors", { method: "POST", body: JSON.stringify(body) }))
const logged = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pendar-maps-"))
  await mkdir(join(folder, "assets"))
  const map = { version: 3, sources: ["../../../ui/orders/OrderPageScreen.tsx"], names: [], mappings: "KAgEE" }
  await writeFile(join(folder, "assets/page-1a2b.js.map"), JSON.stringify(map))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => {
  lines = []
  now = 0
  app = new Hono() as Server
  counted.reset()
  serveClientErrors(app, { log: pino({}, { write: (line) => lines.push(line) }), counted, now: () => now, folder })
})

describe("a report of a browser", () => {
  it("is counted and logged with the place in the source", async () => {
    expect((await send(report)).status).toBe(202)
    expect(logged()).toMatchObject([
      { level: 40, name: "TypeError", route: "/orders/:code", frames: ["ui/orders/OrderPageScreen.tsx:65:3"] }
    ])
    expect((await counted.get()).values[0]?.value).toBe(1)
  })

  it("keeps a position whose map is unknown", async () => {
    await send({ ...report, frames: ["gone-9f8e.js:3:7"] })
    expect(logged()[0]).toMatchObject({ frames: ["gone-9f8e.js:3:7"] })
  })

  it.each([
    ["an unknown field", { ...report, cookie: "sid=1" }],
    ["a path instead of a pattern", { ...report, route: "/orders/PDR-1?key=1" }],
    ["a frame of elsewhere", { ...report, frames: ["https://evil.example/x.js:1:1"] }],
    ["16 frames", { ...report, frames: Array.from({ length: 16 }, () => "a.js:1:1") }],
    ["a long message", { ...report, message: "x".repeat(501) }],
    ["no object", 7]
  ])("is refused with %s", async (_, body) => {
    expect((await send(body)).status).toBe(422)
    expect(lines).toEqual([])
  })

  it("is refused above 8 KB", async () => {
    expect((await send({ ...report, message: "x".repeat(8_192) })).status).toBe(413)
  })

  it("is logged 60 times in a minute at the most, and counted every time", async () => {
    for (let sent = 0; sent < 70; sent++) await send(report)
    expect(lines).toHaveLength(60)
    expect((await counted.get()).values[0]?.value).toBe(70)
    now = 60_000
    await send(report)
    expect(lines).toHaveLength(61)
  })

  it("says nothing that a person typed, even if the browser did not redact it", async () => {
    const typed =
      'expected rani@contoh.id, got "Jl. Melawai 18" of 081234567890 at /orders/1?key=abc token 0123456789abcdefghijABCDEFGHIJ'
    await send({ ...report, message: typed })
    const [line = ""] = lines
    for (const secret of ["rani", "contoh.id", "Melawai", "0812", "key=abc", "abcdefghij"])
      expect(line).not.toContain(secret)
  })
})

describe("what a browser reports", () => {
  it("is redacted, names positions in the shop's scripts, and the pattern of the path", () => {
    const cause = new TypeError('no "rani@contoh.id" at 0812345678')
    cause.stack = `TypeError: no\n at f (https://shop.test/assets/frame-Ct_1.js:12:345)\n at https://evil.test/x.js:1:1\n at g (https://shop.test/assets/page-9.js:1:2)`
    expect(clientErrorOf(cause, "/orders/:code")).toEqual({
      name: "TypeError",
      message: 'no "…" at #',
      route: "/orders/:code",
      frames: ["frame-Ct_1.js:12:345", "page-9.js:1:2"]
    })
  })

  it.each([
    Object.assign(new Error("stopped"), { name: "AbortError" }),
    new TypeError("Failed to fetch dynamically imported module: https://shop.test/assets/x.js"),
    new Error("Unable to preload CSS for /assets/x.css"),
    new Error("ResizeObserver loop completed with undelivered notifications.")
  ])("is nothing for what is no defect: %s", (cause) => expect(clientErrorOf(cause, "/")).toBeUndefined())

  it("has the tag of a value that is no error", () => {
    expect(clientErrorOf({ _tag: "SchemaError" }, "/")).toMatchObject({ name: "SchemaError", frames: [] })
  })
})
