import { Effect, Schema } from "effect"
import type { AnyEndpoint, Wire } from "#adapters/wire/endpoint.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Send } from "./client.ts"

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
  return (input: unknown) =>
    Effect.gen(function* () {
      const fields = (yield* Effect.orDie(encode(endpoint.input.to(input)))) as Fields
      const { path, rest } = addressed(endpoint.path, fields)
      const reply = yield* Effect.tryPromise({
        try: async (signal) => {
          const response = await send(endpoint.service, reads ? path + queryOf(rest) : path, {
            method: endpoint.method,
            repeatable: reads,
            signal,
            ...(reads ? {} : { json: rest })
          })
          return { ok: response.ok, body: (await response.json()) as { readonly code?: string } }
        },
        catch: () => new Unavailable()
      })
      if (reply.ok) return endpoint.output.from(yield* Effect.orDie(decode(reply.body)))
      const refusal = Object.values(endpoint.refusals).find(({ code }) => code === reply.body.code)
      return yield* Effect.fail(refusal ? (refusal.make() as { readonly _tag: string }) : new Unavailable())
    })
}

/** A port whose every call is a request; what the wire does not name as a refusal arrives as `Unavailable`. */
export const portOverHttp = <P extends object>(send: Send, wire: Wire<P>): P =>
  Object.fromEntries(
    Object.entries(wire).map(([name, endpoint]) => [name, call(send, endpoint as AnyEndpoint)])
  ) as unknown as P
