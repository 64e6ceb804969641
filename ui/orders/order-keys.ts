import type { OrderCode } from "#core/orders/order.ts"
import type { LocalStore } from "../app/local-stores.ts"

type Keys = Readonly<Record<string, string>>

const keysIn = (store: LocalStore): Keys => {
  try {
    const kept: unknown = JSON.parse(store.read() ?? "{}")
    if (typeof kept !== "object" || kept === null || !("v" in kept) || kept.v !== 1 || !("keys" in kept)) return {}
    return typeof kept.keys === "object" && kept.keys !== null ? (kept.keys as Keys) : {}
  } catch {
    // Not our text: no keys.
    return {}
  }
}

/** What opens an order in this browser: stored by its code, so that the address needs it only once. D-63. */
export const keyOf = (store: LocalStore, code: OrderCode): string | null => {
  const key = keysIn(store)[code]
  return typeof key === "string" ? key : null
}

export const keepKey = (store: LocalStore, code: OrderCode, key: string): void =>
  store.write(JSON.stringify({ v: 1, keys: { ...keysIn(store), [code]: key } }))

/** Removes the key of an order from this browser. */
export const forgetKey = (store: LocalStore, code: OrderCode): void => {
  const { [code]: held, ...others } = keysIn(store)
  if (held !== undefined) store.write(JSON.stringify({ v: 1, keys: others }))
}

/** The page of an order with what opens it: behind the `#`, so that neither a server nor a `Referer` sees it. D-63. */
export const orderAddress = (code: OrderCode, key: string | null): string =>
  key === null || key === "" ? `/orders/${code}` : `/orders/${code}#key=${encodeURIComponent(key)}`

/** Codes of the orders this browser can open, the newest first. */
export const codesIn = (store: LocalStore): ReadonlyArray<OrderCode> =>
  Object.keys(keysIn(store))
    .map((code) => code as OrderCode)
    .toReversed()
