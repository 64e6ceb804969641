import { type ChildProcess, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { sqlTracking } from "#adapters/postgres/tracking/tracking.sql.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { EventId, SessionId, trackedTypes } from "#core/tracking/tracking-event.ts"
import { otherCore } from "./machine.ts"

const [batch, writers] = [50, 24]

/** Events that a process of its own writes through the store, 50 a statement, twenty-four calls at once. */
export interface Writing {
  readonly url: string
  readonly events: number
  /** Events a second; as fast as they are taken if absent. */
  readonly rate?: number
}
/** What it has written. */
export interface Written {
  readonly stored: number
  readonly seconds: number
  /** Milliseconds of one batch. */
  readonly p50: number
  readonly p99: number
}

const write = async (work: Writing): Promise<Written> => {
  const db = await openDb({ url: work.url, patienceMs: 60_000, report: console.error })
  const store = sqlTracking(db)
  const began = performance.now()
  const took: Array<number> = []
  let [taken, stored] = [0, 0]
  const one = async (): Promise<void> => {
    while (taken < work.events) {
      const due = work.rate === undefined ? 0 : (taken / work.rate) * 1_000 - (performance.now() - began)
      taken += batch
      if (due > 0) await new Promise((done) => setTimeout(done, due))
      const now = Date.now()
      const rows = Array.from({ length: batch }, (_, place) => ({
        id: EventId(randomUUID()),
        at: instant(now - Math.floor(Math.random() * 3 * dayMs)),
        verb: "view" as const,
        type: trackedTypes[place % trackedTypes.length] ?? "other",
        objectId: String(1000 + place),
        from: "home" as const
      }))
      const from = performance.now()
      const isNew = await Effect.runPromise(store.insert(SessionId(randomUUID()), rows, instant(now)))
      stored += isNew
      took.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: writers }, one))
  const seconds = (performance.now() - began) / 1_000
  await db.close()
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { stored, seconds, p50: at(0.5), p99: at(0.99) }
}

/** Writes from a process of its own on the other core. */
export const startWriting = (work: Writing): Promise<Written> => {
  const [command = "", ...before] = otherCore
  const child: ChildProcess = spawn(command, [...before, fileURLToPath(import.meta.url)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"]
  })
  child.send(work)
  const lost = once(child, "exit").then(([code]) => {
    throw new Error(`the writer ended with ${code}`)
  })
  return Promise.race([once(child, "message").then(([written]) => written as Written), lost])
}

if (process.send)
  process.once("message", async (work: Writing) => {
    process.send?.(await write(work))
    process.disconnect()
  })
