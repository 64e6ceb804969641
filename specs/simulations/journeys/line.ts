import type { Send } from "#adapters/http/client.ts"
import type { Fate } from "../../selling-line.ts"
import type { VirtualClock } from "../../virtual-clock.ts"
import { between } from "../draw.ts"
import type { Faults } from "../personas.ts"

/** What becomes of a request; `refused`: by something before the shop, with this status; it never reaches the shop. */
export interface Line extends Fate {
  readonly refused?: 429 | 503
}

const minute = 60_000

/** Quality of the line from step to step: a person stays offline for minutes, and a shop in trouble stays in it. */
export const linesOf = (faults: Faults, next: () => number) => {
  let offlineFor = 0
  let refusedFor = 0
  /** @param wait until the next step, in milliseconds */
  return (wait: number): Line => {
    const passed = Math.max(wait, 1_000)
    if (offlineFor <= 0 && next() < faults.offline) offlineFor = between(minute, 10 * minute, next)
    if (refusedFor <= 0 && next() < faults.refusal) refusedFor = between(1_000, minute, next)
    const [isOffline, isRefused] = [offlineFor > 0, refusedFor > 0]
    offlineFor -= passed
    refusedFor -= passed
    if (isOffline) return { there: 0, back: 0, lost: "call" }
    if (isRefused) return { there: 50, back: 50, lost: "no", refused: next() < 0.5 ? 429 : 503 }
    const lost = next() < faults.lost ? "answer" : "no"
    const slow = between(900, 3_000, next)
    // Either the question is overtaken by later ones, or its answer by later answers.
    if (next() < faults.reorder) return next() < 0.5 ? { there: slow, back: 50, lost } : { there: 50, back: slow, lost }
    const longest = next() < faults.latency ? 4_000 : 900
    return { there: between(0, longest, next), back: between(0, longest, next), lost }
  }
}

/**
 * A line on which requests travel, get lost, are refused, or are carried out though their answer is lost.
 *
 * @param arrives receives every answer of the shop that comes back
 */
export const overLine =
  (send: Send, clock: VirtualClock, line: () => Line, arrives: (answer: Response) => void): Send =>
  (service, path, request) =>
    new Promise((resolve, reject) => {
      const { there, back, lost, refused } = line()
      const later = (then: () => void) => void clock.setTimeout(then, back)
      const fails = () => later(() => reject(new Error("the line is dead")))
      const comes = (answer: Response): void => {
        arrives(answer)
        resolve(answer)
      }
      clock.setTimeout(() => {
        if (lost === "call") return fails()
        if (refused !== undefined) return later(() => resolve(turnedAway(refused)))
        // What was sent arrives even if its answer is no longer awaited.
        send(service, path, { ...request, signal: new AbortController().signal }).then(
          (answer) => (lost === "answer" ? fails() : later(() => comes(answer))),
          reject
        )
        return undefined
      }, there)
    })

const turnedAway = (status: 429 | 503): Response =>
  Response.json({ success: false, code: "TRY_LATER" }, { status, headers: { "retry-after": "30" } })
