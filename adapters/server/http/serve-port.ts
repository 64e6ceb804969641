import { Cause, Effect, Exit, Schema } from "effect"
import { type AnyEndpoint, type Refusal, serviceBases, type Wire } from "#adapters/wire/endpoint.ts"
import type { Facade } from "#adapters/wire/facade.ts"
import { jsonOf } from "#adapters/wire/lasting.ts"
import { writerOf } from "#adapters/wire/parts.ts"
import { callOf, type NamedCall } from "#core/kernel/named-calls.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { whenAsked } from "../when-asked.ts"
import { type Arriving, arrivingBodies } from "./arriving.ts"
import { anonymousCaller, type Caller, callLanguage } from "./caller.ts"
import { bodyFor, type Encoded, encodeText } from "./encoded.ts"
import type { Context, Server } from "./hono.ts"
import { invalidFields, invalidInput } from "./invalid-fields.ts"
import { type Problem, problemResponse, unavailable } from "./problem.ts"
import { sizeBy } from "./request-bounds.ts"
import { fieldsBeforeBody, fieldsOf } from "./request-fields.ts"

interface Tagged {
  readonly _tag: string
}

/** One row of the wire with the call that answers it. */
export interface Served {
  readonly endpoint: AnyEndpoint
  readonly callFor: (caller: Caller) => NamedCall
  /** Whether it must know the caller: if members get another answer than guests, or if a session begins or ends. */
  readonly recognises?: boolean
  /**
   * A call with the same path and headers that is made before a body of bytes is read, and refuses who may not send one. A call
   * of members alone needs none.
   */
  readonly first?: Pick<Served, "endpoint" | "callFor">
}

/**
 * Every call of a port as rows to serve.
 *
 * @param first by the name of a call with a body of bytes, the call of the same port that is made before
 */
export const servedPort = <P extends object>(
  wire: Wire<P>,
  portFor: (caller: Caller) => P,
  {
    recognises = false,
    first = {}
  }: Pick<Served, "recognises"> & { readonly first?: Partial<Record<keyof P & string, keyof P & string>> } = {}
): ReadonlyArray<Served> => {
  const called = Object.entries(wire).map(([name, endpoint]) => ({
    name,
    row: { endpoint: endpoint as AnyEndpoint, callFor: (caller: Caller) => callOf(portFor(caller), name) }
  }))
  const names: Readonly<Partial<Record<string, string>>> = first
  return called.map(({ name, row }) => {
    const before = called.find((one) => one.name === names[name])
    return { ...row, recognises, ...(before && { first: before.row }) }
  })
}

/** Calls of the specification that another port call answers. */
export const servedFacades = (
  facades: ReadonlyArray<Facade>,
  portsFor: (caller: Caller) => ShopPorts,
  { recognises = false }: Pick<Served, "recognises"> = {}
): ReadonlyArray<Served> =>
  facades.map(({ endpoint, answer: answered }) => ({
    endpoint,
    recognises,
    callFor: (caller) => (input) => answered(portsFor(caller), input as never)
  }))

/** The caller, by the session of the request, and the cookies for the answer; nothing if the session cannot be read now. */
export type Recognise = (
  context: Context
) => Promise<{ readonly caller: Caller; readonly cookies: () => ReadonlyArray<string> } | undefined>

/** Serves rows below the bases of their services; a known path with another method returns 405. */
export const serveRows = (
  app: Server,
  rows: ReadonlyArray<Served>,
  report: (cause: unknown, context: Context) => void,
  recognise: Recognise
) => {
  const arriving = arrivingBodies()
  const handlerOf = (row: Served) => {
    const plain = answer(row, report, arriving)
    return row.recognises
      ? answerTo(recognise, plain)
      : (context: Context) => {
          const caller = anonymousCaller(callLanguage(context), context.get("preview"))
          return plain(context, caller, async () => caller)
        }
  }
  const routes = rows
    .map((row) => ({ row, handler: handlerOf(row) }))
    .flatMap(({ row, handler }) => addressesOf(row.endpoint).map((path) => ({ row, path, handler })))
    // A fixed path stands before one with parts, so that `/reviews/count` is no review called "count".
    .toSorted((a, b) => parts(a.path) - parts(b.path))
  for (const { row, path, handler } of routes) app.on(row.endpoint.method.toUpperCase(), honoPath(path), handler)
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = [
      ...new Set(routes.filter((route) => route.path === path).map(({ row }) => row.endpoint.method.toUpperCase()))
    ]
    app.all(honoPath(path), (context) =>
      problemResponse(
        { status: 405, code: "METHOD_NOT_ALLOWED", headers: { allow: allowed.join(", ") } },
        callLanguage(context)
      )
    )
  }
}

/** Returns every address under which a call is served. */
export const addressesOf = ({ service, path, aliases }: AnyEndpoint): ReadonlyArray<string> =>
  [[service, path] as const, ...(aliases ?? [])].map(([of, below]) => serviceBases[of] + below)

/** Returns whether a call at this path takes a picture as its body. */
export const takesPicture = (rows: ReadonlyArray<Served>): ((path: string) => boolean) => {
  const paths = rows
    .filter(({ endpoint }) => endpoint.bytes !== undefined)
    .flatMap(({ endpoint }) => addressesOf(endpoint))
    .map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`))
  return (asked) => paths.some((path) => path.test(asked))
}

/** Returns whether a call is for members only: its row names how it refuses everybody else. */
const isForMembers = ({ refusals }: AnyEndpoint): boolean => "Unauthenticated" in refusals

const parts = (path: string): number => path.split("{").length
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1")

const answer = (
  { endpoint, callFor, first }: Served,
  report: (cause: unknown, context: Context) => void,
  arriving: Arriving
) => {
  if (endpoint.bytes !== undefined && first === undefined && !isForMembers(endpoint))
    throw new Error(`everyone may send bytes to ${endpoint.path}: name the call that refuses them first`)
  const schema = endpoint.input.schema as Schema.Codec<unknown>
  const sizeOf = sizeBy(schema)
  const decodeWith = (errors: "first" | "all") =>
    Schema.decodeUnknownResult(schema, { onExcessProperty: "error", errors })
  const decode = { first: decodeWith("first"), all: decodeWith("all") } as const
  const texts = new WeakMap<object, Encoded>()
  const write = writerOf(endpoint.output) as (value: unknown) => object
  const refusals: Readonly<Record<string, Refusal<Tagged>>> = endpoint.refusals
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": endpoint.maxAge === undefined ? "no-store" : `public, max-age=${endpoint.maxAge}`,
    vary: "Accept-Language, Accept-Encoding"
  }
  /** An answer from the index is the same object until the index changes; so is its text. */
  const textOf = (value: unknown): Encoded => {
    const known = typeof value === "object" && value !== null ? texts.get(value) : undefined
    if (known) return known
    const text = encodeText(jsonOf({ success: true, ...write(value) }))
    if (typeof value === "object" && value !== null) texts.set(value, text)
    return text
  }
  const failed = (cause: Cause.Cause<unknown>, context: Context): Response => {
    const language = callLanguage(context)
    const failure = failureIn(cause)
    const refusal = failure && refusals[failure._tag]
    if (refusal) return problemResponse(problemOf(refusal, failure), language)
    if (failure?._tag === "Unavailable") return problemResponse(unavailable, language)
    report(cause, context)
    return problemResponse({ status: 500, code: "UNEXPECTED", tag: "Unexpected" }, language, context.get("requestId"))
  }
  /** The answer to who may not send the bytes of this call. */
  const refusalBefore = async (context: Context, caller: Caller): Promise<Response | undefined> => {
    if (first === undefined) return undefined
    const { input } = first.endpoint
    const raw = fieldsBeforeBody(context, first.endpoint)
    if ("problem" in raw) return problemResponse(raw.problem, caller.language)
    const decoded = Schema.decodeUnknownResult(input.schema as Schema.Codec<unknown>, { errors: "all" })(raw.fields)
    if (decoded._tag === "Failure") return problemResponse(invalidInput(decoded.failure.issue), caller.language)
    const exit = await Effect.runPromiseExit(first.callFor(caller)(input.from(decoded.success)), breakingOff(context))
    return Exit.isSuccess(exit) ? undefined : failed(exit.cause, context)
  }
  const hasBody = endpoint.method !== "get" && endpoint.method !== "delete"
  return async (context: Context, shown: Caller, recogniseAgain: RecogniseAgain): Promise<Response> => {
    const { language } = shown
    // Before anything of it is looked at: a guest learns no more than that.
    if (shown.member === undefined && isForMembers(endpoint)) return problemResponse(unauthenticated, language)
    const early = await refusalBefore(context, shown)
    if (early !== undefined) return early
    const raw = await fieldsOf(context, endpoint, () =>
      arriving.read(context.req.raw.body, shown.member ?? JSON.stringify(context.req.param()), shown.address)
    )
    // A body may arrive long after its headers: the session may have ended meanwhile. Decision 0070.
    const caller = hasBody && shown.member !== undefined ? await recogniseAgain() : shown
    if (caller === undefined) return problemResponse(unavailable, language)
    if (caller.member === undefined && isForMembers(endpoint)) return problemResponse(unauthenticated, language)
    if ("problem" in raw) return problemResponse(raw.problem, language)
    const refused = (problem: Problem) =>
      problemResponse({ ...problem, code: endpoint.malformed?.(raw.fields) ?? problem.code }, language)
    // Bytes are measured by the server's edge.
    const size = endpoint.bytes === undefined ? sizeOf(raw.fields) : { isSmall: true }
    if ("tooLarge" in size) return refused(invalidFields([size.tooLarge], "many"))
    const input = (size.isSmall ? decode.all : decode.first)(raw.fields)
    if (input._tag === "Failure") return refused(invalidInput(input.failure.issue))
    const call = callFor(caller)(endpoint.input.from(input.success))
    const exit = await Effect.runPromiseExit(call, breakingOff(context))
    if (Exit.isSuccess(exit)) {
      const { denial } = endpoint
      if (denial?.is(exit.value))
        return problemResponse({ status: denial.status, code: denial.code, tag: denial.tag }, language)
      const { body, encoding } = await bodyFor(textOf(exit.value), context.req.header("accept-encoding"))
      return new Response(body, {
        status: endpoint.status?.(exit.value) ?? 200,
        headers: { ...headers, "content-language": language, ...(encoding ? { "content-encoding": encoding } : {}) }
      })
    }
    return failed(exit.cause, context)
  }
}

const unauthenticated: Problem = { status: 401, code: "UNAUTHENTICATED", tag: "Unauthenticated" }

/** Returns the caller as the session is now; nothing if it cannot be read. */
type RecogniseAgain = () => Promise<Caller | undefined>

/** Recognises the caller, and sets the cookies of a session that the call begins, on refusals too. */
const answerTo =
  (
    recognise: Recognise,
    plain: (context: Context, caller: Caller, recogniseAgain: RecogniseAgain) => Promise<Response>
  ) =>
  async (context: Context): Promise<Response> => {
    let recognised = await recognise(context)
    if (recognised === undefined) return problemResponse(unavailable, callLanguage(context))
    const response = await plain(context, recognised.caller, async () => {
      const now = await recognise(context)
      recognised = now ?? recognised
      return now?.caller
    })
    for (const cookie of recognised.cookies()) response.headers.append("set-cookie", cookie)
    return response
  }

/** A call is aborted with its request. Most are answered at once: the signal is only made if one has to wait. */
const breakingOff = whenAsked<Context, { readonly signal: AbortSignal }>({ signal: ({ req }) => req.raw.signal })

/** Converts a refusal to its form on the wire, with the data beside its code. */
export const problemOf = (refusal: Refusal<Tagged>, failure: Tagged): Problem => ({
  status: refusal.status,
  code: refusal.code,
  tag: failure._tag,
  ...(refusal.fields && { fields: refusal.fields(failure) }),
  ...("details" in refusal ? { details: writerOf(refusal.details)(failure) } : {}),
  ...("retryAfterSeconds" in failure ? { retryAfter: Number(failure.retryAfterSeconds) } : {}),
  ...("leftMs" in failure ? { retryAfter: Math.ceil(Number(failure.leftMs) / 1_000) } : {}),
  // The first of the same calls is a matter of milliseconds.
  ...(refusal.code === "IDEMPOTENCY_IN_PROGRESS" ? { retryAfter: 1 } : {})
})

const failureIn = ({ reasons }: Cause.Cause<unknown>): Tagged | undefined => {
  const failed = reasons.find(Cause.isFailReason)?.error
  return isTagged(failed) ? failed : undefined
}

const isTagged = (failure: unknown): failure is Tagged =>
  typeof failure === "object" && failure !== null && "_tag" in failure
