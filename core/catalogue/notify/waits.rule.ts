import { dayMs, type Instant } from "../../kernel/moment.ts"
import type { CombinationId } from "../combination.ts"
import { notifyDays } from "./notify-me.ts"

/** A subscription that was made in this browser, with what ends it. D-49. */
export interface Wait {
  readonly combination: CombinationId
  readonly email: string
  readonly signature: string
  readonly at: Instant
}

/** Subscriptions that a browser stores at most; of more the latest. Own choice: five addresses, each with all it may have. */
export const waitsMost = 100

/** Returns the open subscriptions of this browser, as it stored them; nothing that is over after 90 days. Machines 15; D-49. */
export const waitsIn = (text: string | undefined, now: number): ReadonlyArray<Wait> => {
  try {
    const stored: unknown = JSON.parse(text ?? "{}")
    if (typeof stored !== "object" || stored === null) return []
    const { v, waits } = stored as { v?: unknown; waits?: unknown }
    if (v !== 1 || !Array.isArray(waits)) return []
    return waits.filter(isWait).filter(({ at }) => at <= now && now - at < notifyDays * dayMs)
  } catch {
    return []
  }
}

/** Returns the subscription to a combination that was made in this browser, if it is open. */
export const waitFor = (text: string | undefined, combination: CombinationId, now: number): Wait | undefined =>
  waitsIn(text, now).find((wait) => wait.combination === combination)

/** Returns the text to store once a subscription was made; it replaces another one to the same combination. */
export const withWait = (text: string | undefined, wait: Wait): string =>
  textOf([...waitsIn(text, wait.at).filter(({ combination }) => combination !== wait.combination), wait])

/** Returns the text to store once a subscription was taken back. */
export const withoutWait = (text: string | undefined, combination: CombinationId, now: number): string =>
  textOf(waitsIn(text, now).filter((wait) => wait.combination !== combination))

const textOf = (waits: ReadonlyArray<Wait>): string => JSON.stringify({ v: 1, waits: waits.slice(-waitsMost) })

const isWait = (value: unknown): value is Wait => {
  if (typeof value !== "object" || value === null) return false
  const { combination, email, signature, at } = value as Record<string, unknown>
  return [combination, email, signature].every((text) => typeof text === "string") && typeof at === "number"
}
