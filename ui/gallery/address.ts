import { useSyncExternalStore } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import type { OtherNumbers } from "#core/charts/trial/trial.ts"

/** Views of a machine in the gallery. */
export const views = ["look", "table", "walk", "play", "try", "compare"] as const
/** A view of a machine in the gallery. */
export type View = (typeof views)[number]

/** The place in the gallery: `#/otp/active.flow.sending`, `#/otp/active.flow.sending:failed (2)?view=table`. */
export interface Address {
  readonly machine?: string
  readonly view: View
  readonly looked?: Looked
  /** The section or decision whose dependents are listed, instead of a machine: `#/?source=D-32`. */
  readonly source?: string
  /** Numbers that are tried: `#/login?view=try&set=lockAt:3,warnAt:2`. */
  readonly numbers?: OtherNumbers
  /** The releases that are compared: `#/otp?view=compare&from=2026-11-28&to=now`. */
  readonly from?: string
  readonly to?: string
  /** All machines on paper: `#/?booklet`. */
  readonly isBooklet?: true
}

/** A path without the machine's own name; an arrow goes on with a colon. */
export const addressIn = (hash: string): Address => {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?")
  const [machine = "", ...rest] = path.split("/")
  const asked = new URLSearchParams(query)
  const view = views.find((one) => one === asked.get("view")) ?? "look"
  const source = asked.get("source")
  if (machine === "")
    return { view, ...(source !== null && { source }), ...(asked.has("booklet") && { isBooklet: true as const }) }
  const inside = decoded(rest.join("/"))
  const numbers = numbersIn(asked.get("set") ?? "")
  const [from, to] = [asked.get("from"), asked.get("to")]
  const place = {
    machine,
    view,
    ...(Object.keys(numbers).length > 0 && { numbers }),
    ...(from !== null && { from }),
    ...(to !== null && { to })
  }
  if (inside === "") return place
  const id = inside === machine || inside.startsWith(`${machine}:`) ? inside : `${machine}.${inside}`
  return { ...place, looked: { kind: inside.includes(": ") ? "arrow" : "state", id } }
}

/** Returns the hash of an address in the gallery. */
export const hashOf = ({ machine, view, looked, source, numbers = {}, from, to }: Address): string => {
  if (machine === undefined) return source === undefined ? "#/" : `#/?source=${encodeURIComponent(source)}`
  const inside = looked?.id.startsWith(`${machine}.`) ? looked.id.slice(machine.length + 1) : looked?.id
  const path = inside === undefined ? "" : `/${encodeURIComponent(inside)}`
  const set = Object.entries(numbers).map(([name, value]) => `${name}:${value}`)
  const asked = [
    ...(view === "look" ? [] : [`view=${view}`]),
    ...(set.length === 0 ? [] : [`set=${set.join(",")}`]),
    ...(from === undefined ? [] : [`from=${encodeURIComponent(from)}`]),
    ...(to === undefined ? [] : [`to=${encodeURIComponent(to)}`])
  ]
  return `#/${machine}${path}${asked.length === 0 ? "" : `?${asked.join("&")}`}`
}

const numbersIn = (text: string): OtherNumbers =>
  Object.fromEntries([...text.matchAll(/(\w+):(\d+)/g)].map(([, name = "", value]) => [name, Number(value)]))

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

/** Makes the present page's address another one, without a step in its history. */
export const replaceAddress = (address: Address): void => history.replaceState(history.state, "", hashOf(address))
