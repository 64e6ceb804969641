import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { getCookie } from "hono/cookie"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Config } from "../config.ts"
import { type Caller, callerAddress, callLanguage } from "./caller.ts"
import type { Context } from "./hono.ts"
import type { Recognise } from "./serve-port.ts"
import { journeyCookie } from "./social-calls.ts"

/** What a request shows to be recognised by. */
export interface Shown {
  readonly cookie?: string
  readonly bearer?: string
}

/** Finds the member of a session, if the session is still valid. */
export type Find = (
  shown: Shown
) => Effect.Effect<{ readonly member: MemberId; readonly session: string } | undefined, Unavailable>

/** As long as a session can last at most. D-36. */
const cookieSeconds = 30 * 86_400
/** The browser's own token stays for a year after its first login. Decision 0031. */
const browserSeconds = 365 * 86_400
/** Readable by scripts: there is a session to ask for; its value shows whether it is still the same. Decision 0075. */
const hint = "member"

/**
 * Recognises callers by cookie or bearer; a request with neither costs nothing. D-36. No answer clears a cookie: one that
 * arrives late would clear that of the next member. Decision 0075.
 */
export const recogniseBy =
  (config: Pick<Config, "publicOrigin" | "proxyHops" | "cookieDomain">, find: Find): Recognise =>
  async (context) => {
    const secure = (config.publicOrigin ?? context.req.url).startsWith("https:")
    const { cookieDomain } = config
    const prefix = secure ? (cookieDomain === undefined ? "__Host-" : "__Secure-") : ""
    const domain = cookieDomain === undefined ? "" : `; Domain=${cookieDomain}`
    const name = `${prefix}sid`
    const held = context.req.header("cookie") === undefined ? noCookies : getCookie(context)
    const [cookie, bearer] = [held[name], bearerOf(context)]
    const found =
      cookie === undefined && bearer === undefined
        ? noSession
        : await Effect.runPromiseExit(find(shown(cookie, bearer)))
    if (Exit.isFailure(found)) return undefined
    let answer: ReadonlyArray<string> = []
    let browser: ReadonlyArray<string> = []
    const browserName = `${prefix}browser`
    const caller: Caller = {
      language: callLanguage(context),
      address: callerAddress(context, config.proxyHops),
      device: deviceOf(context),
      journey: held[journeyCookie(secure)],
      member: found.value?.member,
      session: found.value?.session,
      cookieToken: cookie,
      browser: /^[\w-]{20,100}$/.exec(held[browserName] ?? "")?.[0],
      cookie: {
        remember: (token) => {
          const attributes = `Path=/; Max-Age=${browserSeconds}; SameSite=Lax${secure ? "; Secure" : ""}; HttpOnly${domain}`
          browser = [`${browserName}=${token}; ${attributes}`]
        },
        open: (token) => {
          const attributes = `; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`
          answer = [
            `${name}=${token}${attributes}; HttpOnly${domain}`,
            `${hint}=${randomUUID().slice(0, 8)}${attributes}${domain}`
          ]
        }
      }
    }
    return { caller, cookies: () => [...answer, ...browser] }
  }

const noCookies: Readonly<Record<string, string>> = {}
const noSession = Exit.succeed(undefined)

const shown = (cookie: string | undefined, bearer: string | undefined): Shown => ({
  ...(cookie !== undefined && { cookie }),
  ...(bearer !== undefined && { bearer })
})

/** The anonymous visitor, by the browser's own word; anything but a UUID counts as none. Wire, Headers. */
const deviceOf = (context: Context): string | undefined =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(context.req.header("x-session-id")?.toLowerCase() ?? "")?.[0]

const bearerOf = (context: Context): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(context.req.header("authorization") ?? "")?.[1]
