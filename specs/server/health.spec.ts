import { Effect } from "effect"
import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import { metrics, serveHealth } from "#adapters/server/http/health.ts"
import type { Server } from "#adapters/server/http/hono.ts"

const no = Effect.fail("no")
const well = { ready: () => Effect.void, current: Effect.void, room: Effect.void, leaving: () => false }

describe("a server is ready", () => {
  it.each([
    ["ready", {}, 200],
    ["outdated", { current: no }, 503],
    ["disk", { room: no }, 503],
    ["database", { ready: () => no, current: no }, 503],
    ["leaving", { leaving: () => true, ready: () => no }, 503]
  ] as const)("unless one thing is wrong: %s", async (status, wrong, code) => {
    const app: Server = new Hono()
    serveHealth(app, metrics(), { ...well, ...wrong, refusal: () => undefined, figures: async () => "" })
    const answer = await app.request("/readyz")
    expect([answer.status, await answer.json()]).toEqual([code, { status }])
  })
})
