import { Effect, Exit } from "effect"
import { getCookie } from "hono/cookie"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Caller, callLanguage, clientAddress } from "./caller.ts"
import type { Config } from "./config.ts"
import type { Context } from "./hono.ts"
import { socketAddress } from "./hono.ts"
import type { Recognise } from "./serve-port.ts"
import { journeyCookie } from "./social-calls.ts"

/** What a request shows to be recognised by. */
export interface Shown {
  readonly cookie?: string
  readonly bearer?: string
}

/** Whose session it is, where it still counts. */
export type Find = (
  shown: Shown
) => Effect.Effect<{ readonly member: MemberId; readonly session: string } | undefined, Unavailable>

/** As long as a session can last at most. D-36. */
const cookieSeconds = 30 * 86_400
/** Readable, and says only that there is a session to ask for. */
const hint = "member"

/** Recognises callers by cookie or bearer; a request with neither costs nothing. D-36. */
export const recogniseBy =
  (config: Pick<Config, "publicOrigin" | "proxyHops">, find: Find): Recognise =>
  async (context) => {
    const secure = (config.publicOrigin ?? context.req.url).startsWith("https:")
    const name = secure ? "__Host-sid" : "sid"
    const [cookie, bearer] = [getCookie(context, name), bearerOf(context)]
    const device = /^[\w-]{8,64}$/.exec(context.req.header("x-session-id") ?? "")?.[0]
    const journey = getCookie(context, journeyCookie(secure))
    const shown: Shown = { ...(cookie !== undefined && { cookie }), ...(bearer !== undefined && { bearer }) }
    const found =
      cookie === undefined && bearer === undefined ? Exit.succeed(undefined) : await Effect.runPromiseExit(find(shown))
    if (Exit.isFailure(found)) return undefined
    const answer = new Map<string, string>()
    const put = (token: string, seconds: number): void => {
      const attributes = `; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`
      answer.set(name, `${name}=${token}${attributes}; HttpOnly`)
      answer.set(hint, `${hint}=${token === "" ? "" : "1"}${attributes}`)
    }
    const caller: Caller = {
      language: callLanguage(context),
      address: addressOf(context, config.proxyHops),
      ...found.value,
      ...(journey !== undefined && { journey }),
      ...(device !== undefined && { device }),
      cookie: {
        open: (token) => put(token, cookieSeconds),
        close: () => {
          if (cookie !== undefined || getCookie(context, hint) !== undefined || answer.size > 0) put("", 0)
        }
      }
    }
    return { caller, cookies: () => [...answer.values()] }
  }

const bearerOf = (context: Context): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(context.req.header("authorization") ?? "")?.[1]

const addressOf = (context: Context, hops: number): string =>
  clientAddress(socketAddress(context), context.req.header("x-forwarded-for"), hops)
