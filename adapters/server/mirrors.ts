import { type AnyEndpoint, serviceBases, switchedOffHeader } from "#adapters/wire/endpoint.ts"
import type { Mirrors } from "#core/shop/mirrors.ts"
import type { Middleware } from "./http/hono.ts"

/** Most hosts of a service: ten for the public API, five for the journal. Specification 9; the others as the public API. */
const mostHosts = (service: string): number => (service === "journal" ? 5 : 10)

/** Returns the origins of each service in `public=https://a.example,https://b.example; journal=…`, or what is wrong with the text. */
export const readMirrors = (text: string): { readonly mirrors: Mirrors } | { readonly problem: string } => {
  const mirrors: Record<string, ReadonlyArray<string>> = {}
  for (const part of text.split(";").map((one) => one.trim())) {
    if (part === "") continue
    const [service = "", list = ""] = part.split("=", 2).map((one) => one.trim())
    const hosts = list
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean)
    if (!(service in serviceBases))
      return { problem: `names no service "${service}"; they are ${Object.keys(serviceBases).join(", ")}` }
    if (service in mirrors) return { problem: `names ${service} twice` }
    if (hosts.length === 0 || hosts.length > mostHosts(service))
      return { problem: `must give ${service} 1 to ${mostHosts(service)} hosts` }
    const wrong = hosts.find((host) => !isOrigin(host))
    if (wrong !== undefined)
      return { problem: `must give ${service} origins like https://api.shop.example, not "${wrong}"` }
    if (new Set(hosts).size < hosts.length) return { problem: `names a host of ${service} twice` }
    mirrors[service] = hosts
  }
  return { mirrors }
}

/** Returns the origins of each service of a configuration that was read. */
export const mirrorsOf = ({ mirrors = "" }: { readonly mirrors: string | undefined }): Mirrors => {
  const read = readMirrors(mirrors)
  return "problem" in read ? {} : read.mirrors
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

/** Returns every host of the mirrors, once. */
export const mirrorOrigins = (mirrors: Mirrors): ReadonlyArray<string> => [
  ...new Set(Object.values(mirrors).flatMap((hosts) => hosts ?? []))
]

/** Whether a domain of cookies holds an origin: its host, or one below it. */
export const isWithin = (origin: string, domain: string): boolean => {
  const { hostname } = new URL(origin)
  return hostname === domain || hostname.endsWith(`.${domain}`)
}

/** Headers that every call may carry. Wire, Headers. */
const commonHeaders = ["accept-language", "authorization", "content-type", "soc-platform", "x-session-id"]
const methods = "GET, HEAD, POST, PUT, DELETE"
/** As long as browsers remember an answer to a preflight at most. */
const preflightSeconds = 7_200

/**
 * Lets pages of the shop's own origin call this host with their cookies; pages of any other origin get no such answer. A service without
 * mirrors is asked at the page's own origin, whose calls have no such header. Wire, Hosts.
 *
 * @param page origin of the pages
 */
export const answersMirrored = (page: string, endpoints: ReadonlyArray<AnyEndpoint>): Middleware => {
  const named = endpoints.flatMap(({ headers = {} }) => Object.values(headers)).map((name) => name.toLowerCase())
  const allowed = [...new Set([...commonHeaders, ...named])].toSorted().join(", ")
  return async (context, next) => {
    const isOurs = context.req.header("origin") === page
    if (isOurs && context.req.method === "OPTIONS" && context.req.header("access-control-request-method"))
      return new Response(null, {
        status: 204,
        headers: {
          "access-control-allow-origin": page,
          "access-control-allow-credentials": "true",
          "access-control-allow-methods": methods,
          "access-control-allow-headers": allowed,
          "access-control-max-age": String(preflightSeconds),
          vary: "Origin"
        }
      })
    await next()
    const { headers } = context.res
    headers.append("vary", "Origin")
    if (!isOurs) return
    headers.set("access-control-allow-origin", page)
    headers.set("access-control-allow-credentials", "true")
    headers.set("access-control-expose-headers", `Retry-After, X-Request-Id, ${switchedOffHeader}`)
  }
}
