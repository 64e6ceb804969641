import type { Context as AnyContext, Hono, MiddlewareHandler } from "hono"

/** What travels with a request. */
export interface RequestEnv {
  readonly Variables: { readonly requestId: string }
}

/** The server's routes. */
export type Server = Hono<RequestEnv>
/** A call as a route sees it. */
export type Context = AnyContext<RequestEnv>
/** A step that calls pass before they reach their route. */
export type Middleware = MiddlewareHandler<RequestEnv>

/** Returns the socket's address; `undefined` if a spec calls the app directly. */
export const socketAddress = (context: Context): string | undefined =>
  (context.env as { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } } | undefined)
    ?.incoming?.socket?.remoteAddress

/** Returns whether the other end of the connection has closed it: no reader is left. */
export const hasLeft = (context: Context): boolean =>
  (context.env as { readonly incoming?: { readonly socket?: { readonly destroyed?: boolean } } } | undefined)?.incoming
    ?.socket?.destroyed === true
