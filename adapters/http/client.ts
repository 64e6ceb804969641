import ky, { type KyInstance } from "ky"
import { type Service, switchedOffHeader } from "#adapters/wire/endpoint.ts"
import type { Language } from "#core/kernel/text.ts"
import { type Hosts, rotationOver } from "./hosts.ts"

/** How long a call may take. Security 4, Outbound: a shopper's line is slower than a server's. */
const defaultTimeoutMs = 15_000
/** Hosts that a call which may be repeated asks at most. Own choice. */
const mostAttempts = 3

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
  /** Called with what an answer says of parts that are switched off. Decision 0146. */
  readonly noteOff?: (names: string) => void
}

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

/**
 * @param fetched asks in place of the browser
 * @param timeoutMs how long one host has for its whole answer
 */
export const client = (
  hosts: Hosts,
  caller: Caller,
  now: () => number = Date.now,
  fetched?: typeof globalThis.fetch,
  timeoutMs = defaultTimeoutMs
): Send => {
  const rotation = rotationOver(hosts, now)
  const http: KyInstance = ky.create({
    timeout: timeoutMs,
    retry: 0,
    ...(fetched && { fetch: fetched }),
    throwHttpErrors: false,
    // Mirrors know the member by the cookie, too. Specification 7.
    credentials: "include",
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
  const ask = async (host: string, path: string, isOneOfMany: boolean, request: Parameters<Send>[2]) => {
    const { method, json, bytes, headers, keepalive = false, fetched: own, signal } = request
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
    return isOneOfMany ? wholeAnswer(response, timeoutMs) : response
  }
  const once: Send = async (service, path, request) => {
    const isOneOfMany = hosts[service].length > 1
    // Any answer to this shows that a host can be asked to change something. A page that is being left has no time for it.
    if (!request.repeatable && request.keepalive !== true && !rotation.isKnown(service))
      await once(service, "/", { method: "get", repeatable: true, signal: request.signal })
    const tried = new Set<string>()
    let attempt = rotation.next(service, request.repeatable)
    if (attempt === undefined) throw new Error(`${service} has no host`)
    for (;;) {
      const { host, answered, failed, left } = attempt
      tried.add(host)
      const again = (): typeof attempt =>
        request.repeatable && tried.size < mostAttempts ? rotation.next(service, true, tried) : undefined
      try {
        const response = await ask(host, path, isOneOfMany, request)
        if (!isOfFailedHost(response)) {
          answered()
          return response
        }
        failed()
        attempt = again()
        if (attempt === undefined) return response
      } catch (cause) {
        if (request.signal.aborted) left()
        else failed()
        attempt = request.signal.aborted ? undefined : again()
        if (attempt === undefined) throw cause
      }
    }
  }
  return async (service, path, request) => {
    const response = await once(service, path, request)
    const off = response.headers.get(switchedOffHeader)
    if (off !== null) caller.noteOff?.(off)
    const reads = request.method === "get"
    // The session itself uses this call to find its member: its refusal is the answer.
    if (reads && service === "account" && path === "/user/me") return response
    const again = (await isLost(response)) && (await caller.lost?.(reads ? path : undefined))
    return again ? once(service, path, request) : response
  }
}

const isOfFailedHost = ({ status }: Response): boolean => [502, 503, 504].includes(status)

/**
 * Reads the whole answer of a host that has mirrors, so that one which is cut off, never ends or is no JSON counts as a failure of the
 * host. What says that the page is outdated has no such body.
 */
const wholeAnswer = async (response: Response, timeoutMs: number): Promise<Response> => {
  if (response.type === "opaqueredirect" || response.status === 405 || isOfFailedHost(response)) return response
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the answer did not end in time")), timeoutMs)
  })
  try {
    const text = await Promise.race([response.text(), tooLate])
    JSON.parse(text)
    return new Response(text, response)
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a call was refused because no member is logged in; a wrong password has the same status. */
const isLost = async (response: Response): Promise<boolean> =>
  response.status === 401 && (await response.clone().json()).code === "UNAUTHENTICATED"

const bodyOf = (json: unknown, bytes: Uint8Array | undefined) =>
  bytes !== undefined ? { body: new Blob([new Uint8Array(bytes)]) } : json === undefined ? {} : { json }
