import ky, { type KyInstance } from "ky"
import { type Service, serviceBases } from "#adapters/wire/endpoint.ts"
import type { Language } from "#core/kernel/text.ts"

/** How long a call may take. Security 4, Outbound: a shopper's line is slower than a server's. */
const timeoutMs = 15_000
/** A host that failed is left alone that long. Wire, Hosts. */
const restMs = 30_000

/** What every call carries besides its own. Specification 7. */
export interface Caller {
  readonly language: Language
  /** `review-web-desktop` above 1100 px, else `review-web-mobile`. D-2. */
  readonly platform: () => string
  /** Id of the anonymous viewer, a UUID stored by the browser. */
  readonly sessionId: () => string | undefined
  readonly bearer: () => string | undefined
  /**
   * Called if the session has ended in the middle of a call; resolves to whether the call can be sent again. D-36.
   *
   * @param read path of a call that only reads
   */
  readonly lost?: (read?: string) => Promise<boolean>
}

/** Base addresses of each service; one origin unless mirrors are configured. D-36b. */
export type Hosts = Readonly<Record<Service, ReadonlyArray<string>>>

/** Returns the hosts of all services if one server serves them all. */
export const oneHost = (origin: string): Hosts =>
  Object.fromEntries(
    Object.entries(serviceBases).map(([service, base]) => [service, [origin + base]])
  ) as unknown as Hosts

/** One request to a service; rotates over its hosts and skips the ones that failed. Wire, Hosts. */
export type Send = (
  service: Service,
  path: string,
  request: {
    readonly method: string
    readonly json?: unknown
    readonly bytes?: Uint8Array
    readonly headers?: Readonly<Record<string, string>>
    readonly repeatable: boolean
    readonly keepalive?: boolean
    /** Asks in place of the browser's `fetch`, and limits the time itself. */
    readonly fetched?: typeof globalThis.fetch
    readonly signal: AbortSignal
  }
) => Promise<Response>

/** @param fetched asks in place of the browser */
export const client = (
  hosts: Hosts,
  caller: Caller,
  now: () => number = Date.now,
  fetched?: typeof globalThis.fetch
): Send => {
  const next = new Map<Service, number>()
  const resting = new Map<string, number>()
  const http: KyInstance = ky.create({
    timeout: timeoutMs,
    retry: 0,
    ...(fetched && { fetch: fetched }),
    throwHttpErrors: false,
    credentials: "same-origin",
    hooks: {
      beforeRequest: [
        ({ request }) => {
          request.headers.set("Accept-Language", caller.language)
          request.headers.set("SOC-PLATFORM", caller.platform())
          const [session, bearer] = [caller.sessionId(), caller.bearer()]
          if (session) request.headers.set("X-Session-Id", session)
          if (bearer) request.headers.set("Authorization", `Bearer ${bearer}`)
        }
      ]
    }
  })
  const turn = (service: Service): ReadonlyArray<string> => {
    const all = hosts[service]
    const start = next.get(service) ?? 0
    next.set(service, (start + 1) % all.length)
    const rotated = [...all.slice(start), ...all.slice(0, start)]
    const awake = rotated.filter((host) => (resting.get(host) ?? 0) <= now())
    return awake.length > 0 ? awake : rotated
  }
  const once: Send = async (service, path, { json, bytes, headers, repeatable, fetched: own, ...request }) => {
    const { method, keepalive = false, signal } = request
    const [first, ...others] = turn(service)
    const tries = [first ?? serviceBases[service], ...(repeatable ? others.slice(0, 1) : [])]
    for (const [place, host] of tries.entries()) {
      const last = place === tries.length - 1
      try {
        const response = await http(host + path, {
          method,
          signal,
          keepalive,
          ...(own && { fetch: own, timeout: false as const }),
          headers: { ...headers },
          // A call that changes something does not follow a redirect: the caller has to know.
          redirect: method === "get" ? "follow" : "manual",
          ...bodyOf(json, bytes)
        })
        if (last || ![502, 503, 504].includes(response.status)) return response
      } catch (cause) {
        if (last || signal.aborted) throw cause
      }
      resting.set(host, now() + restMs)
    }
    throw new Error("no host to ask")
  }
  return async (service, path, request) => {
    const response = await once(service, path, request)
    const reads = request.method === "get"
    // The session itself uses this call to find its member: its refusal is the answer.
    if (reads && service === "account" && path === "/user/me") return response
    const again = (await isLost(response)) && (await caller.lost?.(reads ? path : undefined))
    return again ? once(service, path, request) : response
  }
}

/** Whether a call was refused because no member is logged in; a wrong password has the same status. */
const isLost = async (response: Response): Promise<boolean> =>
  response.status === 401 && (await response.clone().json()).code === "UNAUTHENTICATED"

const bodyOf = (json: unknown, bytes: Uint8Array | undefined) =>
  bytes !== undefined ? { body: new Blob([new Uint8Array(bytes)]) } : json === undefined ? {} : { json }
