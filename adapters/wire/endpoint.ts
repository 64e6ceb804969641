import type { Effect, Schema } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"

/** The services of the wire and the base each hangs below. Wire, Services. */
export const serviceBases = {
  account: "/api/account",
  public: "/api/public",
  catalogue: "/api/catalogue",
  cart: "/api/cart",
  banners: "/api/banners",
  orders: "/api/orders",
  payments: "/api/payments",
  analytics: "/api/analytics",
  sso: "/api/sso",
  journal: "/api/journal",
  stores: "/api/stores",
  conversions: "/api/conversions"
} as const
/** Header of answers: names of the parts that are switched off, with a space between; `none` if all are on. Decision 0146. */
export const switchedOffHeader = "Switched-Off"

/** A service of the specification's wire, each with a base path. */
export type Service = keyof typeof serviceBases

/** A method of a call. */
export type Method = "get" | "post" | "put" | "delete"

/**
 * A value of core and its form on the wire. The schema decodes the form, with the names, brands and moments of core; if core
 * nests what the wire has side by side, or the wire says more than core, two functions change the shape. Decision 0086.
 */
export interface Mapping<A, W> {
  readonly schema: Schema.Codec<W, unknown>
  readonly to: (value: A) => W
  readonly from: (wire: W) => A
}

/** What an answer carries beside `success`. Wire conventions, Success. */
export interface Answer<D = unknown, M = unknown> {
  readonly data: D
  readonly meta?: M
}

interface Tagged {
  readonly _tag: string
}

/** How a refusal looks on the wire and how it is made again on the other side. */
export type Refusal<E> = {
  readonly status: number
  readonly code: string
  /** Fields it is about, each with the key of its words in `server.field`. */
  readonly fields?: (refusal: E) => Readonly<Record<string, string>>
} & (
  | { readonly make: () => E }
  /** Data beside its code stands in `details`. */
  // biome-ignore lint/suspicious/noExplicitAny: each refusal has details of its own, known inside its mapping only
  | { readonly details: Mapping<E, any> }
)

/** One row of the wire: a call with its address, input, output and refusals. */
export interface Endpoint<I, A, E extends Tagged> {
  readonly service: Service
  readonly method: Method
  /** Below the service's base, `{name}` for a part that is read into the input. */
  readonly path: string
  /** Other addresses of the same call; Wire, Aliases. */
  readonly aliases?: ReadonlyArray<readonly [service: Service, path: string]>
  readonly summary: string
  /** Path parts and query (or body) together, without anything else. */
  // biome-ignore lint/suspicious/noExplicitAny: each row has a wire form of its own, known inside its mapping only
  readonly input: Mapping<I, any>
  /** Fields of the input's form that travel as headers, `{ idempotency_key: "Idempotency-Key" }`. Wire, Headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Field of the input's form that is the whole body, as bytes; the others stand in the path or travel as headers. */
  readonly bytes?: string
  /** Whether browsers finish the call after its page was left; its body is at most 64 KB. */
  readonly outlivesPage?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly output: Mapping<A, any>
  readonly refusals: {
    readonly [T in E["_tag"]]: Refusal<Extract<E, { readonly _tag: T }>>
  }
  /** The one answer that travels as a problem, though the call did what it was asked. */
  readonly denial?: {
    readonly status: number
    readonly code: string
    readonly tag: string
    readonly is: (value: A) => boolean
    readonly value: A
  }
  /** Returns the specification's own code for an invalid input; `INVALID_DATA` if it has none. */
  readonly malformed?: (given: Readonly<Record<string, unknown>>) => string | undefined
  /** Returns the status of an answer; 200 if absent. */
  readonly status?: (value: A) => number
  /** Seconds for which any cache may store the response. */
  readonly maxAge?: number
}

/** A call of any types. */
// biome-ignore lint/suspicious/noExplicitAny: the widest row, for tables that hold all of them
export type AnyEndpoint = Endpoint<any, any, any>

/** One endpoint per port call; a call without an endpoint, or a refusal without a status, does not compile. */
export type Wire<P> = {
  readonly [K in keyof P]: P[K] extends (input: infer I) => Effect.Effect<infer A, infer E>
    ? Endpoint<I, A, Exclude<E, Unavailable> extends Tagged ? Exclude<E, Unavailable> : never>
    : never
}
