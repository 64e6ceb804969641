import { callLanguage, clientHop } from "../http/caller.ts"
import { type Context, socketAddress } from "../http/hono.ts"
import { isLoopback } from "../http/network.ts"
import { problemResponse } from "../http/problem.ts"
import { isSame } from "../secret.ts"

/** Why a call to `/ops` is refused: it does not come from this machine, or without the token. */
export const opsRefusal = (context: Context, token: string): Response | undefined => {
  const refuse = (status: number, code: string) => problemResponse({ status, code }, callLanguage(context))
  if (!isFromHere(context)) return refuse(404, "NOT_FOUND")
  const [, given = ""] = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "") ?? []
  return isSame(token, given) ? undefined : refuse(401, "UNAUTHENTICATED")
}

/** Why figures are refused: the ops token opens them from anywhere, and a loopback address needs none. */
export const figuresRefusal = (context: Context, token: string, proxyHops: number): Response | undefined => {
  const [, given = ""] = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "") ?? []
  const forwarded = context.req.header("x-forwarded-for")
  const address = clientHop(socketAddress(context), forwarded, proxyHops)
  const isHere = proxyHops > 0 ? address !== undefined && isLoopback(address) : isFromHere(context)
  return isHere || isSame(token, given)
    ? undefined
    : problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
}

/** Called from this machine, and not forwarded by a proxy on it. */
const isFromHere = (context: Context): boolean => {
  const address = socketAddress(context)
  return (
    (address === undefined || isLoopback(address)) &&
    context.req.header("x-forwarded-for") === undefined &&
    context.req.header("forwarded") === undefined
  )
}
