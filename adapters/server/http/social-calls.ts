import { Effect, Exit } from "effect"
import { getCookie } from "hono/cookie"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { type Journey, ProviderFailure, type Social } from "#adapters/identity/social.ts"
import { safePath } from "#core/account/login/destination.rule.ts"
import { type Provider, providers } from "#core/account/member.ts"
import type { TogglesPort } from "#core/toggles/toggles.port.ts"
import type { Config } from "../config.ts"
import type { Secret } from "../secret.ts"
import { callerAddress, callLanguage } from "./caller.ts"
import type { Context, Server } from "./hono.ts"
import { problemResponse } from "./problem.ts"
import type { SocialTickets } from "./social-tickets.ts"

/** The longest time a person may take at a provider. */
const journeySeconds = 600
/**
 * Most returns of one network that a provider does not vouch for, in ten minutes: each asks the provider something, so that it
 * could lock the shop out. Limits of this process, as those on requests. Security 4, Limits.
 */
const mostRefused = { points: 30, duration: 600 }

interface SocialParts {
  readonly social: Social
  readonly tickets: SocialTickets
  /** A provider that is switched off begins no log-in. Specification 3, Feature toggle. */
  readonly toggles: TogglesPort
  readonly secret: Pick<Secret, "lock" | "unlock">
  readonly origin: (context: Context) => string
  readonly report: (cause: unknown, context: Context) => void
  readonly config: Pick<Config, "limits" | "proxyHops">
}

interface SocialState extends Journey {
  /** Page that the person came from. */
  readonly next: string
}

/** The cookie of a browser that set out to a provider: only there its ticket is worth anything. */
export const journeyCookie = (secure: boolean): string => (secure ? "__Host-social" : "social")

/** `GET /auth/{provider}/start?next=…` leads to a provider; its way back ends at `next#social=…&ticket=…`. D-35. */
export const serveSocial = (
  app: Server,
  { social, tickets, toggles, secret, origin, report, config }: SocialParts
): void => {
  const refusals = new RateLimiterMemory(mostRefused)
  const isSecure = (context: Context): boolean => origin(context).startsWith("https:")
  const back = (context: Context, provider: Provider): string => `${origin(context)}/auth/${provider}/callback`
  const refused = (context: Context, provider: Provider, next: string): Response =>
    sentTo(context, `${next}#social=${provider}&refused=1`)

  app.get("/auth/:provider/start", async (context) => {
    const provider = offered(context, social)
    if (provider === undefined) return notFound(context)
    const next = pathOf(context.req.query("next"))
    try {
      const isOn = await Effect.runPromise(toggles.toggles({}))
      if (!isOn[`login_${provider}`]) return refused(context, provider, next)
      const { to, journey } = await social.begin(provider, back(context, provider))
      const state: SocialState = { ...journey, next }
      return sentTo(context, to, cookie(isSecure(context), secret.lock(JSON.stringify(state))))
    } catch (cause) {
      report(`${provider} cannot be reached: ${nameOf(cause)}`, context)
      return refused(context, provider, next)
    }
  })

  app.get("/auth/:provider/callback", async (context) => {
    const provider = offered(context, social)
    if (provider === undefined) return notFound(context)
    const held = getCookie(context, journeyCookie(isSecure(context)))
    const state = held === undefined ? undefined : opened(secret, held)
    if (held === undefined || state === undefined || state.provider !== provider) return refused(context, provider, "/")
    const arrived = new URL(back(context, provider) + new URL(context.req.url).search)
    const network = callerAddress(context, config.proxyHops)
    // A person who cancelled brings no code. Counted before the outcome is known: returns sent at once are limited, too.
    const isCounted = config.limits === "default" && arrived.searchParams.has("code")
    if (isCounted && !(await isWithin(refusals.consume(network)))) return refused(context, provider, state.next)
    const identity = await social.finish(state, arrived).catch((cause) => {
      if (cause instanceof ProviderFailure) report(`a return from ${provider} failed: ${cause.message}`, context)
    })
    if (identity === undefined) return refused(context, provider, state.next)
    if (isCounted) await refusals.reward(network)
    const exit = await Effect.runPromiseExit(tickets.leave(identity, held))
    if (Exit.isFailure(exit)) return refused(context, provider, state.next)
    return sentTo(context, `${state.next}#social=${provider}&ticket=${exit.value}`)
  })
}

const offered = (context: Context, social: Social): Provider | undefined =>
  providers.find((provider) => provider === context.req.param("provider") && social.offers(provider))

/** Returns whether a count is within its limit. */
const isWithin = (counting: Promise<unknown>): Promise<boolean> =>
  counting.then(
    () => true,
    () => false
  )

/** Returns a path of this shop without what a page appends to its address. */
const pathOf = (next: string | undefined): string => safePath(next)?.split("#")[0] ?? "/"

const opened = (secret: Pick<Secret, "unlock">, held: string): SocialState | undefined => {
  try {
    return JSON.parse(secret.unlock(held)) as SocialState
  } catch {
    return undefined
  }
}

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.message : "no reason given")

const cookie = (secure: boolean, value: string): string =>
  `${journeyCookie(secure)}=${value}; Path=/; Max-Age=${journeySeconds}; SameSite=Lax; HttpOnly${secure ? "; Secure" : ""}`

/** 303 that no cache stores, and whose ticket reaches no other site. */
const sentTo = (context: Context, to: string, setCookie?: string): Response => {
  const headers = new Headers({ location: to, "cache-control": "no-store", "referrer-policy": "no-referrer" })
  if (setCookie !== undefined) headers.set("set-cookie", setCookie)
  return context.newResponse(null, { status: 303, headers })
}

const notFound = (context: Context): Response =>
  problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
