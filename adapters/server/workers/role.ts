import cluster from "node:cluster"
import { AggregatorRegistry, Counter, type Registry } from "prom-client"
import { RateLimiterCluster, RateLimiterMemory } from "rate-limiter-flexible"
import { instant } from "#core/kernel/moment.ts"
import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import { newOpsToken } from "../ops/ops-file.ts"
import { type Beginning, isOurs, type ToPrimary, type ToWorker } from "./messages.ts"

/** Counts calls of a subject: `consume` rejects with the time to wait once there were too many. */
export type RateLimiter = Pick<RateLimiterMemory, "consume">

/** What a process of the shop shares with the others of its machine, and what it does alone. Decision 0149. */
export interface Role {
  readonly isWorker: boolean
  readonly port: number
  readonly opsToken: string
  /** Whether it prints for people what the start reports. */
  readonly speaks: boolean
  /** Returns a limit of so many points in so many seconds, over all workers. */
  readonly rateLimiter: (name: string, limit: { readonly points: number; readonly duration: number }) => RateLimiter
  /** Returns what gathers the figures of all workers as text; rejects if one of them does not answer. Called once. */
  readonly figuresOf: (registry: Registry) => () => Promise<string>
  /** To be called once the process listens. */
  readonly open: () => void
}

/** The role of a process that is the whole shop. */
export const aloneIn = ({ port }: Pick<Config, "port">): Role => ({
  isWorker: false,
  port,
  opsToken: newOpsToken(),
  speaks: true,
  rateLimiter: (_, limit) => new RateLimiterMemory(limit),
  figuresOf: (registry) => {
    new Counter({ ...restarts, registers: [registry] })
    return () => registry.metrics()
  },
  open: () => {}
})

/** Workers that ended by themselves and were started again; the primary counts them. */
export const restarts = { name: "pendar_worker_restarts_total", help: "Workers that ended and were started again" }

/** How long a count of the primary may take: after that the call is let through, as limits protect the process alone. */
const countMs = 1_000
/** How long the primary may take to gather the figures of all workers. */
const figuresMs = 6_000

/**
 * The role of this process as one of several workers: waits for its beginning.
 *
 * @param clock is moved with those of the others, outside production
 */
export const workerRole = async (clock: Clock): Promise<Role> => {
  const asked = new Map<number, PromiseWithResolvers<string>>()
  let questions = 0
  const begun = Promise.withResolvers<Beginning>()
  const moved = follow(clock)
  process.on("message", (message: ToWorker | object) => {
    if (!isOurs(message)) return
    if (message.say === "begin") begun.resolve(message)
    if (message.say === "clock") moved(message.shiftMs)
    if (message.say === "figures" && "text" in message) {
      const answer = asked.get(message.id)
      if (typeof message.text !== "string") answer?.reject(new Error("a worker did not tell its figures"))
      else answer?.resolve(message.text)
    }
  })
  // It answers the primary from now on, with nothing until there is something to tell.
  AggregatorRegistry.setRegistries([])
  new AggregatorRegistry()
  const { place, port, token, speaks, shiftMs } = await begun.promise
  moved(shiftMs)
  const gathered = async (): Promise<string> => {
    const id = questions++
    const answer = Promise.withResolvers<string>()
    asked.set(id, answer)
    const late = setTimeout(() => answer.reject(new Error("the figures of the workers are late")), figuresMs)
    tellPrimary({ say: "figures", id })
    try {
      return await answer.promise
    } finally {
      clearTimeout(late)
      asked.delete(id)
    }
  }
  return {
    isWorker: true,
    port,
    opsToken: token,
    speaks,
    rateLimiter: (name, limit) => new RateLimiterCluster({ ...limit, keyPrefix: name, timeoutMs: countMs }),
    figuresOf: (registry) => {
      // Each worker's figures bear its number, so that a counter that begins at zero is seen as such.
      registry.setDefaultLabels({ worker: String(place) })
      AggregatorRegistry.setRegistries(registry)
      return gathered
    },
    open: () => tellPrimary({ say: "open" })
  }
}

/** Returns whether this process is a worker that a primary has started. */
export const isWorker = (): boolean => cluster.isWorker

const tellPrimary = (message: ToPrimary): void => {
  process.send?.(message)
}

/** Tells the primary how far the clock was moved here; returns what moves it as far as another one was. */
const follow = (clock: Clock): ((shiftMs: number) => void) => {
  const { advance, set, reset } = clock
  const say = () => tellPrimary({ say: "clock", shiftMs: clock.now() - Date.now() })
  Object.assign(clock, {
    advance: (ms: number) => {
      advance(ms)
      say()
    },
    set: (to: Parameters<Clock["set"]>[0]) => {
      set(to)
      say()
    },
    reset: () => {
      reset()
      say()
    }
  } satisfies Partial<Clock>)
  return (shiftMs) => (shiftMs === 0 ? reset() : set(instant(Date.now() + shiftMs)))
}
