import type { CheckoutId } from "../orders/order.ts"
import type { PaidBy } from "./buy-here.usecases.ts"
import { type ContactDraft, type ScannedLine, sessionMs } from "./self-checkout.ts"

/** A session as its browser stores it: a reload goes on with it. D-66; machines 15. */
export interface StoredSession {
  readonly store: number
  /** When the store's code was scanned, in milliseconds. */
  readonly startedAt: number
  readonly lines: ReadonlyArray<ScannedLine>
  /** An order that may have been placed: it is asked for by its checkout. */
  readonly placing?: { readonly checkout: CheckoutId; readonly key: string }
  /** What was typed and chosen before paying. */
  readonly form?: PayForm
}

/** Contact, way to pay and paper bag, as they were typed and chosen. */
export interface PayForm {
  readonly contact: ContactDraft
  readonly paidBy: PaidBy
  readonly paperBag: boolean
}

/** Serialises a session for the store of its browser. */
export const sessionText = (session: StoredSession): string => JSON.stringify({ v: 1, ...session })

/**
 * Returns the session of a store as its browser stored it, over or not; none of another store, and none of another day. The clock of a
 * page is behind by the time it took to arrive: after a reload a session may seem to begin in the future.
 */
export const storedSession = (text: string | undefined, store: number, now: number): StoredSession | undefined => {
  try {
    const stored: unknown = JSON.parse(text ?? "{}")
    if (typeof stored !== "object" || stored === null) return undefined
    const { v, store: where, startedAt, lines, placing, form } = stored as Readonly<Record<string, unknown>>
    if (v !== 1 || where !== store || typeof startedAt !== "number" || !Array.isArray(lines)) return undefined
    if (Math.abs(now - startedAt) > offeredMs || !lines.every(isLine)) return undefined
    // Nothing of it is left to go on with: the next visit begins another.
    if (lines.length === 0 && leftOf({ startedAt }, now) === 0) return undefined
    return { store, startedAt, lines, ...(isPlacing(placing) && { placing }), ...(isForm(form) && { form }) }
  } catch {
    return undefined
  }
}

/**
 * Returns the session that a browser goes on with, or begins one and stores it: its 30 minutes count from the scan of the store's code,
 * also if the page is loaded again before the first goods. D-66.
 */
export const beginSession = (
  stored: { readonly read: () => string | undefined; readonly write: (text: string) => void },
  store: number,
  now: number
): StoredSession => {
  const known = storedSession(stored.read(), store, now)
  if (known !== undefined) return known
  const begun: StoredSession = { store, startedAt: now, lines: [] }
  stored.write(sessionText(begun))
  return begun
}

/** How long the bag of a session that is over is offered again, in milliseconds. Own choice: a day. */
const offeredMs = 86_400_000

/** Milliseconds until a session ends, at most its whole time; 0 if it has. */
export const leftOf = ({ startedAt }: Pick<StoredSession, "startedAt">, now: number): number =>
  Math.min(sessionMs, Math.max(0, startedAt + sessionMs - now))

const isLine = (value: unknown): value is ScannedLine => {
  if (typeof value !== "object" || value === null) return false
  const { goods, quantity } = value as { readonly goods?: unknown; readonly quantity?: unknown }
  return (
    typeof goods === "object" &&
    goods !== null &&
    "combination" in goods &&
    "price" in goods &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) > 0
  )
}

const isPlacing = (value: unknown): value is NonNullable<StoredSession["placing"]> =>
  typeof value === "object" &&
  value !== null &&
  "checkout" in value &&
  typeof value.checkout === "string" &&
  "key" in value &&
  typeof value.key === "string"

const isForm = (value: unknown): value is PayForm => {
  if (typeof value !== "object" || value === null) return false
  const { contact, paidBy, paperBag } = value as Readonly<Record<string, unknown>>
  if (typeof contact !== "object" || contact === null) return false
  const { name, email, phone } = contact as Readonly<Record<string, unknown>>
  return (
    [name, email, phone].every((text) => typeof text === "string") &&
    (paidBy === "qris" || paidBy === "bank-transfer") &&
    typeof paperBag === "boolean"
  )
}
