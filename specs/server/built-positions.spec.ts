import { readdir } from "node:fs/promises"
import { join } from "node:path"
import fc from "fast-check"
import { Hono } from "hono"
import { pino } from "pino"
import { Counter, Registry } from "prom-client"
import { beforeAll, describe, expect, it } from "vitest"
import { ensureBuilt } from "#adapters/server/build/build.ts"
import { clientFolder } from "#adapters/server/build/stamps.ts"
import { serveClientErrors } from "#adapters/server/http/client-errors.ts"
import type { Server } from "#adapters/server/http/hono.ts"

describe("a report with frames of built scripts", () => {
  const lines: Array<string> = []
  let scripts: ReadonlyArray<string>
  let now = 0
  const app = new Hono() as Server
  beforeAll(async () => {
    await ensureBuilt(() => {})
    scripts = (await readdir(join(clientFolder, "assets"))).filter((name) => name.endsWith(".js"))
    serveClientErrors(app, {
      log: pino({}, { write: (line) => lines.push(line) }),
      counted: new Counter({ name: "errors", help: "errors", registers: [new Registry()] }),
      now: () => now,
      folder: clientFolder
    })
  }, 600_000)

  /** Returns what was logged of the frames, which are at most 15. */
  const logged = async (frames: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
    now += 60_000
    const body = JSON.stringify({ name: "TypeError", message: "no", route: "/", frames })
    const { status } = await app.request("/api/client-errors", { method: "POST", body })
    expect(status).toBe(202)
    const line = lines.pop()
    expect(line).toBeDefined()
    return (JSON.parse(line ?? "{}") as { readonly frames: ReadonlyArray<string> }).frames
  }

  it("is logged for the first position of every script, which may have no source", async () => {
    expect(scripts.length).toBeGreaterThan(100)
    const positions: Array<string> = []
    for (let at = 0; at < scripts.length; at += 15)
      positions.push(...(await logged(scripts.slice(at, at + 15).map((script) => `${script}:1:1`))))
    expect(positions).toHaveLength(scripts.length)
    expect(positions.filter((position) => !/^[\w./@~-]+:\d+:\d+$/.test(position))).toEqual([])
  })

  it("is logged for any position, with the names of most that are in the script", async () => {
    const anyFrame = fc
      .tuple(fc.constantFrom(...scripts), fc.oneof(fc.constant(2), fc.nat(9_999_999)), fc.nat(9_999_999))
      .map(([script, line, column]) => `${script}:${line}:${column}`)
    await fc.assert(
      fc.asyncProperty(fc.array(anyFrame, { maxLength: 15 }), async (frames) => {
        expect(await logged(frames)).toHaveLength(frames.length)
      }),
      { numRuns: 50 }
    )
    const react = scripts.find((script) => script.startsWith("react-"))
    expect((await logged([`${react}:1:5000`]))[0]).toMatch(/^node_modules\/.+:\d+:\d+$/)
  })
})
