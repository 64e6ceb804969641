import { type Service, serviceBases } from "#adapters/wire/endpoint.ts"
import type { Mirrors } from "#core/shop/mirrors.ts"

/** A host that failed is left alone that long; then one call finds out whether it answers again. Wire, Hosts. */
const restMs = 30_000
/** Further attempts for each call, and how many may be saved: a failing shop is not asked many times more than before. Security 4. */
const retryBudget = { perCall: 0.1, most: 10 } as const

/** Base addresses of each service; one origin unless mirrors are configured. D-36b. */
export type Hosts = Readonly<Record<Service, ReadonlyArray<string>>>

/** Returns the hosts of all services: those of the mirrors if a service has some, else the shop's own origin. */
export const hostsOf = (origin: string, mirrors: Mirrors = {}): Hosts =>
  // The type of what is made of entries has no names; these are those of the bases, which are all services.
  Object.fromEntries(
    Object.entries(serviceBases).map(([service, base]) => [
      service,
      (mirrors[service] ?? [origin]).map((host) => host + base)
    ])
  ) as unknown as Hosts

/** Returns the hosts of all services if one server serves them all. */
export const oneHost = (origin: string): Hosts => hostsOf(origin)

/** What is known of a host. */
interface Health {
  restsUntil: number
  /** Whether it has answered since it last failed. */
  isProved: boolean
  /** Calls it has not answered yet. */
  asked: number
}

/** One attempt at a host; ends with one of these. */
export interface Attempt {
  readonly host: string
  readonly answered: () => void
  readonly failed: () => void
  /** The caller gave up: nothing is known of the host. */
  readonly left: () => void
}

/** The next host to ask. */
export interface Rotation {
  /**
   * @param repeatable whether the call may be sent again: one that may not goes to a host that is known to answer
   * @param tried hosts that this call has asked
   * @returns `undefined` if no host is left for a further attempt, or none may be made now
   */
  readonly next: (service: Service, repeatable: boolean, tried?: ReadonlySet<string>) => Attempt | undefined
  /** Whether a host of the service is known to answer, or there is only one. */
  readonly isKnown: (service: Service) => boolean
}

/** Rotates over the hosts of each service and leaves out those that failed. Wire, Hosts; decision 0132. */
export const rotationOver = (hosts: Hosts, now: () => number): Rotation => {
  const places = new Map<Service, number>()
  const healths = new Map<string, Health>()
  let budget: number = retryBudget.most
  const healthOf = (host: string): Health => {
    const known = healths.get(host) ?? { restsUntil: Number.NEGATIVE_INFINITY, isProved: false, asked: 0 }
    healths.set(host, known)
    return known
  }
  const attempt = (host: string): Attempt => {
    const health = healthOf(host)
    health.asked++
    return {
      host,
      answered: () => {
        health.asked--
        // An answer to a call from before the failure proves nothing.
        if (health.restsUntil <= now()) health.isProved = true
      },
      failed: () => {
        health.asked--
        health.isProved = false
        health.restsUntil = now() + restMs
      },
      left: () => {
        health.asked--
      }
    }
  }
  const restOf = (host: string): number => healthOf(host).restsUntil
  const isAwake = (host: string): boolean => restOf(host) <= now()
  const isProved = (host: string): boolean => healthOf(host).isProved
  // A host that may hang gets one call at a time.
  const isFree = (host: string): boolean => isProved(host) || healthOf(host).asked === 0
  return {
    isKnown: (service) => hosts[service].length === 1 || hosts[service].some((host) => isAwake(host) && isProved(host)),
    next: (service, repeatable, tried) => {
      const all = hosts[service]
      const place = places.get(service) ?? 0
      const turn = [...all.slice(place), ...all.slice(0, place)].filter((host) => !tried?.has(host))
      const awake = turn.filter(isAwake)
      const isAgain = tried !== undefined
      if (isAgain && (awake.length === 0 || budget < 1)) return undefined
      budget = isAgain ? budget - 1 : Math.min(retryBudget.most, budget + retryBudget.perCall)
      const proved = isAgain || !repeatable ? awake.find(isProved) : undefined
      const host =
        proved ?? awake.find(isFree) ?? awake[0] ?? turn.toSorted((one, other) => restOf(one) - restOf(other))[0]
      if (host === undefined) return undefined
      places.set(service, (all.indexOf(host) + 1) % all.length)
      return attempt(host)
    }
  }
}
