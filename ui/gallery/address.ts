import { useSyncExternalStore } from "react"
import type { Looked } from "#core/charts/along.rule.ts"

/** Views of a machine in the gallery. */
export const views = ["look", "table", "walk", "play", "compare"] as const
/** A view of a machine in the gallery. */
export type View = (typeof views)[number]

/** The place in the gallery: `#/otp/active.flow.sending`, `#/otp/active.flow.sending:failed (2)?view=table`. */
export interface Address {
  readonly machine?: string
  readonly view: View
  readonly looked?: Looked
  /** The section or decision whose dependents are listed, instead of a machine: `#/?source=D-32`. */
  readonly source?: string
}

/** A path without the machine's own name; an arrow goes on with a colon. */
export const addressIn = (hash: string): Address => {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?")
  const [machine = "", ...rest] = path.split("/")
  const chosen = new URLSearchParams(query).get("view")
  const view = views.find((one) => one === chosen) ?? "look"
  const source = new URLSearchParams(query).get("source")
  if (machine === "") return { view, ...(source !== null && { source }) }
  const inside = decoded(rest.join("/"))
  if (inside === "") return { machine, view }
  const id = inside === machine || inside.startsWith(`${machine}:`) ? inside : `${machine}.${inside}`
  return { machine, view, looked: { kind: inside.includes(": ") ? "arrow" : "state", id } }
}

/** Returns the hash of an address in the gallery. */
export const hashOf = ({ machine, view, looked, source }: Address): string => {
  if (machine === undefined) return source === undefined ? "#/" : `#/?source=${encodeURIComponent(source)}`
  const inside = looked?.id.startsWith(`${machine}.`) ? looked.id.slice(machine.length + 1) : looked?.id
  const path = inside === undefined ? "" : `/${encodeURIComponent(inside)}`
  return `#/${machine}${path}${view === "look" ? "" : `?view=${view}`}`
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const subscribe = (listener: () => void) => {
  window.addEventListener("hashchange", listener)
  return () => window.removeEventListener("hashchange", listener)
}

/** Returns the address in the gallery, and draws again when it changes. */
export const useAddress = (): Address => addressIn(useSyncExternalStore(subscribe, () => location.hash))

/** Goes to an address in the gallery. */
export const goTo = (address: Address): void => {
  location.hash = hashOf(address)
}
