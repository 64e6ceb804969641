import { Effect, Exit } from "effect"
import type { Server } from "../http/hono.ts"
import { opsRefusal } from "./ops-gate.ts"

/** What an operator may ask of the running shop. D-75. */
export interface Operating {
  readonly token: string
  readonly ready: () => Effect.Effect<unknown, unknown>
  /** Changes with everything a page shows but the stock. */
  readonly version: () => string
  /** Returns a sentence for everything that is missing before the first order. */
  readonly missing: () => Effect.Effect<ReadonlyArray<string>, unknown>
  /** Returns a sentence for everything that the shop should have, although it takes orders without it. */
  readonly advice: () => Effect.Effect<ReadonlyArray<string>, unknown>
  /** Reads the changes of the database into the index at once. */
  readonly refresh: () => Promise<void>
}

/** `GET /ops/status` and `POST /ops/refresh`. */
export const serveOps = (app: Server, { token, ready, version, missing, advice, refresh }: Operating): void => {
  const status = async () => ({
    success: true,
    data: {
      ready: Exit.isSuccess(await Effect.runPromiseExit(ready())),
      version: version(),
      uptime_s: Math.round(process.uptime()),
      memory_mb: Math.round(process.memoryUsage().rss / 1e6),
      missing: await Effect.runPromise(
        Effect.catchCause(missing(), () => Effect.succeed(["The database does not answer."]))
      ),
      advice: await Effect.runPromise(Effect.catchCause(advice(), () => Effect.succeed([])))
    }
  })
  app.get("/ops/status", async (context) => opsRefusal(context, token) ?? context.json(await status()))
  app.post("/ops/refresh", async (context) => {
    const refusal = opsRefusal(context, token)
    if (refusal) return refusal
    await refresh()
    return context.json(await status())
  })
}
