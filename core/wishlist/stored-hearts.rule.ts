import { CombinationId } from "../catalogue/combination.ts"
import { ProductId } from "../catalogue/product.ts"
import { instant } from "../kernel/moment.ts"
import type { WantedHeart } from "./hearts.rule.ts"

/** Hearts that a browser holds for a member at most; of more the latest. Own choice: more than a person presses without a line. */
export const queuedMost = 100
/** How long they wait for a line, in milliseconds. Own choice: a week. */
export const queuedMs = 604_800_000

/** Serialises what a member has pressed and the shop has not answered, for the browser's store. Machines 15. */
export const queueText = (member: string, wanted: ReadonlyArray<WantedHeart>): string =>
  JSON.stringify({ v: 1, member, wanted: wanted.slice(-queuedMost) })

const isWanted = (
  value: unknown
): value is { product: number; combination?: string; isDefault?: boolean; on: boolean; at: number } =>
  typeof value === "object" &&
  value !== null &&
  "product" in value &&
  Number.isSafeInteger(value.product) &&
  (!("combination" in value) || typeof value.combination === "string") &&
  "on" in value &&
  typeof value.on === "boolean" &&
  "at" in value &&
  typeof value.at === "number"

/** Returns what is queued for a member, as the browser stored it; nothing of another member, and nothing that is too old. */
export const queuedIn = (text: string | undefined, member: string, now: number): ReadonlyArray<WantedHeart> => {
  try {
    const stored: unknown = JSON.parse(text ?? "{}")
    if (typeof stored !== "object" || stored === null) return []
    const { v, member: owner, wanted } = stored as { v?: unknown; member?: unknown; wanted?: unknown }
    if (v !== 1 || owner !== member || !Array.isArray(wanted)) return []
    return wanted
      .filter(isWanted)
      .filter(({ at }) => now - at >= 0 && now - at <= queuedMs)
      .slice(-queuedMost)
      .map(({ product, combination, isDefault, on, at }) => ({
        product: ProductId(product),
        ...(combination !== undefined && { combination: CombinationId(combination) }),
        ...(isDefault === true && { isDefault }),
        on,
        at: instant(at)
      }))
  } catch {
    return []
  }
}
