import type { TextStore } from "#core/kernel/text-store.ts"
import { OrderCode } from "#core/orders/order.ts"

type Keys = Readonly<Record<string, string>>

const keysIn = (store: TextStore): Keys => {
  try {
    const persisted: unknown = JSON.parse(store.read() ?? "{}")
    if (
      typeof persisted !== "object" ||
      persisted === null ||
      !("v" in persisted) ||
      persisted.v !== 1 ||
      !("keys" in persisted)
    )
      return {}
    return typeof persisted.keys === "object" && persisted.keys !== null ? (persisted.keys as Keys) : {}
  } catch {
    // Not our text: no keys.
    return {}
  }
}

/** Returns the key of an order in this browser: stored by its code, so that the address needs it only once. D-63. */
export const keyOf = (store: TextStore, code: OrderCode): string | null => {
  const key = keysIn(store)[code]
  return typeof key === "string" ? key : null
}

export const keepKey = (store: TextStore, code: OrderCode, key: string): void =>
  store.write(JSON.stringify({ v: 1, keys: { ...keysIn(store), [code]: key } }))

/**
 * Returns what may open an order, in the order to try it: a member's session (an empty key), the key in the address, the stored
 * one. A link may have been damaged on its way. D-63; decision 0060.
 */
export const keysToTry = (
  isMember: boolean,
  inAddress: string | null,
  stored: string | null
): ReadonlyArray<string> => [...new Set([isMember ? "" : null, inAddress, stored].filter((key) => key !== null))]

/** Removes the key of an order from this browser. */
export const forgetKey = (store: TextStore, code: OrderCode): void => {
  const { [code]: held, ...others } = keysIn(store)
  if (held !== undefined) store.write(JSON.stringify({ v: 1, keys: others }))
}

/** The page of an order with what opens it: behind the `#`, so that neither a server nor a `Referer` sees it. D-63. */
export const orderAddress = (code: OrderCode, key: string | null): string =>
  key === null || key === "" ? `/orders/${code}` : `/orders/${code}#key=${encodeURIComponent(key)}`

/** Codes of the orders this browser can open, the newest first. */
export const codesIn = (store: TextStore): ReadonlyArray<OrderCode> =>
  Object.keys(keysIn(store))
    .map((code) => OrderCode(code))
    .toReversed()
