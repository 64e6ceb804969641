import { Effect, Exit } from "effect"
import { routePath } from "hono/route"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { Context, Middleware, Server } from "./hono.ts"

/** Prometheus figures of this process and of every route. */
export interface Metrics {
  readonly registry: Registry
  readonly measured: Middleware
  readonly failed: Counter
  /** Defects that browsers have reported. */
  readonly clientErrors: Counter
}

/** Returns the server's counters and times, as `/metrics` shows them. */
export const metrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: "pendar_" })
  new Gauge({ name: "pendar_workers", help: "Processes that serve", registers: [registry] }).set(1)
  const seconds = new Histogram({
    name: "pendar_http_request_seconds",
    help: "Time to answer a request, by route and status class",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry]
  })
  const failed = new Counter({
    name: "pendar_unexpected_failures_total",
    help: "Defects that reached a request",
    registers: [registry]
  })
  const clientErrors = new Counter({
    name: "pendar_client_errors_total",
    help: "Defects reported by browsers",
    registers: [registry]
  })
  return {
    registry,
    failed,
    clientErrors,
    measured: async (context, next) => {
      const started = performance.now()
      await next()
      seconds.observe(
        {
          method: context.req.method,
          route: routePath(context, -1),
          status: `${Math.floor(context.res.status / 100)}xx`
        },
        (performance.now() - started) / 1000
      )
    }
  }
}

interface HealthParts {
  readonly ready: () => Effect.Effect<void, unknown>
  /** Fails if a newer version has changed the database. */
  readonly current: Effect.Effect<void, unknown>
  /** Fails while there is too little room on the disk of the data folder. */
  readonly room: Effect.Effect<void, unknown>
  readonly leaving: () => boolean
  /** Why the caller may not read the figures. */
  readonly refusal: (context: Context) => Response | undefined
  /** The figures as text: of this process, or of all workers of this machine. */
  readonly figures: () => Promise<string>
}

/** `/healthz`: the process lives; `/readyz`: it can answer; `/metrics`. Wire, Health. */
export const serveHealth = (
  app: Server,
  { registry }: Metrics,
  { ready, current, room, leaving, refusal, figures }: HealthParts
): void => {
  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "cache-control": "no-store" }))
  app.get("/readyz", async (context) => {
    const holds = async (check: Effect.Effect<void, unknown>) =>
      Exit.isSuccess(await Effect.runPromiseExit(Effect.timeout(check, 2000)))
    const status = leaving()
      ? "leaving"
      : !(await holds(ready()))
        ? "database"
        : !(await holds(current))
          ? "outdated"
          : !(await holds(room))
            ? "disk"
            : "ready"
    return context.json({ status }, status === "ready" ? 200 : 503, { "cache-control": "no-store" })
  })
  app.get("/metrics", async (context) => {
    const headers = { "content-type": registry.contentType, "cache-control": "no-store" }
    const refused = refusal(context)
    if (refused) return refused
    // A worker that ends in this moment tells nothing more: the next question finds its successor.
    const text = await figures().catch(() => undefined)
    return text === undefined ? context.text("", 503) : context.text(text, 200, headers)
  })
}
