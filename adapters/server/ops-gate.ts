import { callLanguage } from "./caller.ts"
import { type Context, socketAddress } from "./hono.ts"
import { problemResponse } from "./problem.ts"
import { isSame } from "./secret.ts"

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"])

/** Why a call to `/ops` is refused: it does not come from this machine, or without the token. */
export const opsRefusal = (context: Context, token: string): Response | undefined => {
  const refuse = (status: number, code: string) => problemResponse({ status, code }, callLanguage(context))
  if (!isFromHere(context)) return refuse(404, "NOT_FOUND")
  const [, given = ""] = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "") ?? []
  return isSame(token, given) ? undefined : refuse(401, "UNAUTHENTICATED")
}

/** Called on this machine, and not on behalf of somebody else by a proxy on it. */
const isFromHere = (context: Context): boolean => {
  const address = socketAddress(context)
  return (
    (address === undefined || loopback.has(address)) &&
    context.req.header("x-forwarded-for") === undefined &&
    context.req.header("forwarded") === undefined
  )
}
