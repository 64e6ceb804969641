import type { Context as AnyContext, Hono, MiddlewareHandler } from "hono"

/** What travels with a request. */
export interface Carried {
  readonly Variables: { readonly requestId: string }
}

export type Server = Hono<Carried>
export type Context = AnyContext<Carried>
export type Middleware = MiddlewareHandler<Carried>

/** The socket's address; none where a spec asks the app directly. */
export const socketAddress = (context: Context): string | undefined =>
  (context.env as { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } } | undefined)
    ?.incoming?.socket?.remoteAddress
