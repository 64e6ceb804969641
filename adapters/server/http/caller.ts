import { getCookie } from "hono/cookie"
import type { AccountCaller } from "#core/account/account-services.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { type Context, socketAddress } from "./hono.ts"
import { networkOf } from "./network.ts"

/** Who asks, as far as a call may know. */
export interface Caller extends AccountCaller {
  /** The network they ask from, for limits. */
  readonly address: string
  /** What their browser calls itself, for limits; proves nothing. Wire, Headers. */
  readonly device?: string | undefined
  /** What their browser got when it set out to a provider. */
  readonly journey?: string | undefined
  /** The moment that is shown, in a preview of operations. Decision 0128. */
  readonly preview?: Instant | undefined
}

/** A caller of whom only the language is known, and who receives no cookie. */
export const anonymousCaller = (language: Language, preview?: Instant): Caller => ({
  language,
  address: "unknown",
  cookie: noCookie,
  preview
})

const noCookie: Caller["cookie"] = { open: () => {}, remember: () => {} }

/** The language a call wants: `Accept-Language`, Indonesian by default. Wire conventions, Failure. */
export const callLanguage = (context: Pick<Context, "req">): Language => {
  const wanted = context.req.header("accept-language")
  return wanted?.slice(0, 2).toLowerCase() === "en" ? "en" : "id"
}

/** The language of a page: the reader's own choice, Indonesian by default. D-78. */
export const pageLanguage = (context: Context): Language => (getCookie(context, "lang") === "en" ? "en" : "id")

/** The network a request came from: the socket's, or what the trusted proxies in front saw. Security 4, Limits. */
export const clientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxyHops: number
): string => networkOf(clientHop(socketAddress, forwardedFor, proxyHops) ?? "") ?? "unknown"

/** The network that a call came from. */
export const callerAddress = (context: Context, proxyHops: number): string =>
  clientAddress(socketAddress(context), context.req.header("x-forwarded-for"), proxyHops)

/** The address itself, as the socket or the outermost trusted proxy writes it; `undefined` if there is none. */
export const clientHop = (
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxyHops: number
): string | undefined => {
  if (proxyHops === 0) return socketAddress
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim())
  // Without the header the proxy itself asks.
  return hops.at(-proxyHops) || socketAddress
}
