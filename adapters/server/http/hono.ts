import type { Context as AnyContext, Hono, MiddlewareHandler } from "hono"
import type { Instant } from "#core/kernel/moment.ts"

/** What travels with a request. */
export interface RequestEnv {
  readonly Variables: {
    readonly requestId: string
    /** The moment that is shown, in a preview of operations. Decision 0128. */
    readonly preview?: Instant
  }
}

/** The server's routes. */
export type Server = Hono<RequestEnv>
/** A call as a route sees it. */
export type Context = AnyContext<RequestEnv>
/** A step that calls pass before they reach their route. */
export type Middleware = MiddlewareHandler<RequestEnv>

/** The socket of a request; `undefined` if a spec calls the app directly. */
const socketOf = ({ env }: Context): RequestSocket | undefined =>
  (env as { readonly incoming?: { readonly socket?: RequestSocket } } | undefined)?.incoming?.socket
interface RequestSocket {
  readonly remoteAddress?: string
  readonly destroyed?: boolean
}

/** Returns the socket's address; `undefined` if a spec calls the app directly. */
export const socketAddress = (context: Context): string | undefined => socketOf(context)?.remoteAddress

/** Returns whether the other end has closed the connection: no reader is left. */
export const hasLeft = (context: Context): boolean => socketOf(context)?.destroyed === true
