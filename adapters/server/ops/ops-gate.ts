import { callLanguage, clientHop } from "../http/caller.ts"
import { type Context, socketAddress } from "../http/hono.ts"
import { isLoopback } from "../http/network.ts"
import { problemResponse } from "../http/problem.ts"
import { isSame } from "../secret.ts"

/** Control characters in an address, encoded: no database stores the first of them. */
const controls = /%(?:[01][\da-f]|7f)/i

/** Why a call to `/ops` is refused: it does not come from this machine, or without the token, or names what cannot be. */
export const opsRefusal = (context: Context, token: string): Response | undefined => {
  const refuse = (status: number, code: string) => problemResponse({ status, code }, callLanguage(context))
  if (!isFromHere(context)) return refuse(404, "NOT_FOUND")
  const [, given = ""] = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "") ?? []
  if (!isSame(token, given)) return refuse(401, "UNAUTHENTICATED")
  return controls.test(context.req.url) ? refuse(422, "INVALID_DATA") : undefined
}

/** Returns what answers calls to `/ops` that are not refused. */
export const opsGuard =
  (token: string) =>
  (answer: (context: Context) => Promise<Response>) =>
  async (context: Context): Promise<Response> =>
    opsRefusal(context, token) ?? answer(context)

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
