import { Effect, Schema } from "effect"
import type { AnyEndpoint, Refusal, Wire } from "#adapters/wire/endpoint.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Send } from "./client.ts"

interface Tagged {
  readonly _tag: string
}
interface Problem {
  readonly code?: string
  readonly details?: unknown
}
type Fields = Readonly<Record<string, unknown>>

/** The parts of an input that stand in the path, and what is left for the query or the body. */
const addressed = (path: string, fields: Fields): { readonly path: string; readonly rest: Fields } => {
  const rest = { ...fields }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

/** Takes the fields that travel as headers out of the others. */
const apart = (headers: Readonly<Record<string, string>> = {}, fields: Fields) => ({
  headers: Object.fromEntries(
    Object.entries(headers).flatMap(([field, name]) =>
      fields[field] === undefined ? [] : [[name, String(fields[field])]]
    )
  ),
  others: Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in headers)))
})

const queryOf = (fields: Fields): string => {
  const query = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  ).toString()
  return query === "" ? "" : `?${query}`
}

const call = (send: Send, endpoint: AnyEndpoint) => {
  const encode = Schema.encodeEffect(endpoint.input.schema)
  const decode = Schema.decodeUnknownEffect(endpoint.output.schema)
  const reads = endpoint.method === "get"
  // A server reads no body of these.
  const isInAddress = reads || endpoint.method === "delete"
  const refusals: ReadonlyArray<Refusal<Tagged>> = Object.values(endpoint.refusals)
  const { PageOutdated: outdated } = endpoint.refusals as Readonly<Record<string, Refusal<Tagged> | undefined>>
  return (input: unknown) =>
    Effect.gen(function* () {
      const fields = (yield* Effect.orDie(encode(endpoint.input.to(input)))) as Fields
      const { headers, others } = apart(endpoint.headers, fields)
      const { path, rest } = addressed(endpoint.path, others)
      const reply = yield* Effect.tryPromise({
        try: async (signal) => {
          const response = await send(endpoint.service, isInAddress ? path + queryOf(rest) : path, {
            method: endpoint.method,
            // A key makes a repeated call the same call.
            repeatable: reads || "Idempotency-Key" in headers,
            signal,
            headers,
            keepalive: endpoint.outlivesPage === true,
            ...(isInAddress
              ? {}
              : endpoint.bytes === undefined
                ? { json: rest }
                : { bytes: rest[endpoint.bytes] as Uint8Array })
          })
          if (isOutdated(response) && outdated) return { ok: false, body: { code: outdated.code } }
          return { ok: response.ok, body: (await response.json()) as Problem }
        },
        catch: () => new Unavailable()
      })
      if (reply.ok) return endpoint.output.from(yield* Effect.orDie(decode(reply.body)))
      if (endpoint.denial && endpoint.denial.code === reply.body.code) return endpoint.denial.value
      const refusal = refusals.find(({ code }) => code === reply.body.code)
      return yield* refusal ? refused(refusal, reply.body.details) : Effect.fail(new Unavailable())
    })
}

/**
 * Whether the server no longer supports this page: it wants another method or another address; the body does not matter. Only
 * calls that name this refusal get it: elsewhere it is an ordinary failure. Specification 8, Login: 307 or 405; D-36.
 */
const isOutdated = ({ status, type }: Response): boolean =>
  status === 405 || status === 307 || type === "opaqueredirect"

const refused = (refusal: Refusal<Tagged>, details: unknown): Effect.Effect<never, Tagged> =>
  "make" in refusal
    ? Effect.fail(refusal.make())
    : Schema.decodeUnknownEffect(refusal.details.schema)(details).pipe(
        Effect.orDie,
        Effect.flatMap((details) => Effect.fail(refusal.details.from(details)))
      )

/** A port whose every call is a request; what the wire does not name as a refusal arrives as `Unavailable`. */
export const portOverHttp = <P extends object>(send: Send, wire: Wire<P>): P =>
  Object.fromEntries(
    Object.entries(wire).map(([name, endpoint]) => [name, call(send, endpoint as AnyEndpoint)])
  ) as unknown as P
