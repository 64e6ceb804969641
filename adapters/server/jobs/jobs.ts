import { Effect } from "effect"
import type { Logger } from "pino"

/** Work that comes up by itself: what is due is done, some of it at a time. */
export interface Job {
  readonly name: string
  /** How often due work is looked for. */
  readonly everyMs: number
  /** Does a part of what is due; returns whether there may be more. Several servers may do so at once. */
  readonly run: Effect.Effect<boolean, unknown>
}

/** The jobs of this process. */
export interface Jobs {
  /** Looks for due work at once, after work was added or the clock was moved; resolves when nothing is due any more. */
  readonly runDue: (...names: ReadonlyArray<string>) => Promise<void>
  /** Looks from time to time, from now on. */
  readonly start: () => void
  /** Finishes what is under way; nothing else begins. */
  readonly stop: () => Promise<void>
}

/** Parts of one job done without a pause: more than that waits for the next run, so that a job that never ends stays harmless. */
const mostParts = 1_000

/** Returns the jobs that run by themselves, each at most once at a time. */
export const jobsOf = (jobs: ReadonlyArray<Job>, log: Logger): Jobs => {
  const timers: Array<ReturnType<typeof setInterval>> = []
  let stopped = false
  const runners = new Map(jobs.map((job) => [job.name, once(job, () => stopped, log)]))
  return {
    runDue: async (...names) => {
      const asked = names.length === 0 ? [...runners.keys()] : names
      await Promise.all(asked.map((name) => runners.get(name)?.runDue()))
    },
    start: () => {
      for (const { name, everyMs } of jobs)
        timers.push(setInterval(() => void runners.get(name)?.runDue(), everyMs).unref())
    },
    stop: async () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all([...runners.values()].map(({ ended }) => ended()))
    }
  }
}

/** One job that never runs twice at the same time: a call meanwhile waits for one more run, which sees what the caller added. */
const once = ({ name, run }: Job, stopped: () => boolean, log: Logger) => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const work = async (): Promise<void> => {
    try {
      for (let part = 0; part < mostParts && !stopped() && (await Effect.runPromise(run)); part++);
    } catch (cause) {
      log.error({ job: name, failure: String(cause) }, "a job failed; it is tried again")
    }
  }
  const begin = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    runDue: (): Promise<void> => {
      if (stopped()) return Promise.resolve()
      if (running === undefined) return begin()
      next ??= running.then(() => {
        next = undefined
        return begin()
      })
      return next
    },
    ended: async (): Promise<void> => {
      await running
    }
  }
}
