import type { AnyEndpoint } from "#adapters/wire/endpoint.ts"
import type { Arriving } from "./arriving.ts"
import type { Context } from "./hono.ts"
import { invalidFields } from "./invalid-fields.ts"
import { fileOfForm, isForm } from "./picture-form.ts"
import { type Problem, unavailable } from "./problem.ts"

type Fields = Readonly<Record<string, unknown>>
/** The fields of one input, or why there are none. */
type Raw = { readonly fields: Fields } | { readonly problem: Problem }

/** Path parts and headers of a request: what is known before its body is read. */
export const fieldsBeforeBody = (context: Context, endpoint: AnyEndpoint): Raw => {
  const headers = headerFields(context, endpoint)
  return "problem" in headers ? headers : { fields: { ...headers.fields, ...context.req.param() } }
}

/**
 * Path parts, headers, and query or body of a request, as the fields of one input.
 *
 * @param readBytes reads a body that is bytes
 */
export const fieldsOf = async (
  context: Context,
  endpoint: AnyEndpoint,
  readBytes: () => ReturnType<Arriving["read"]>
): Promise<Raw> => {
  const before = fieldsBeforeBody(context, endpoint)
  if ("problem" in before) return before
  const given = await givenFields(context, endpoint, readBytes)
  if ("problem" in given) return given
  const elsewhere = before.fields
  const [twice] = Object.keys(given.fields).filter(
    (name) => Object.hasOwn(elsewhere, name) || Object.hasOwn(endpoint.headers ?? {}, name)
  )
  if (twice !== undefined) return invalidField(twice, "once")
  return { fields: { ...given.fields, ...elsewhere } }
}

const bytesRefused = {
  tooLarge: { status: 413, code: "BODY_TOO_LARGE" },
  busy: unavailable
} as const

const malformed: Raw = { problem: { status: 400, code: "MALFORMED_BODY" } }

/** Most names in a query or at the top of a body. */
const maxNames = 50

const invalidField = (name: string, key: string): Raw => ({
  problem: invalidFields([name], key)
})

const headerFields = (context: Context, { headers = {} }: AnyEndpoint): Raw => {
  const fields = Object.entries(headers).flatMap(([field, name]) => {
    const value = context.req.header(name)
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.values(headers).includes(idempotencyKey) && context.req.header(idempotencyKey) === undefined
    ? { problem: { status: 400, code: "IDEMPOTENCY_KEY_MISSING" } }
    : { fields: Object.fromEntries(fields) }
}
const idempotencyKey = "Idempotency-Key"

const givenFields = async (
  context: Context,
  endpoint: AnyEndpoint,
  readBytes: () => ReturnType<Arriving["read"]>
): Promise<Raw> => {
  if (endpoint.method === "get" || endpoint.method === "delete") {
    const query: Record<string, unknown> = Object.create(null)
    const given = Object.entries(context.req.queries())
    if (given.length > maxNames) return invalidField("body", "many")
    for (const [name, values] of given) {
      // The same name twice means something else to every reader in between.
      if (values.length !== 1) return invalidField(name, "once")
      query[name] = values[0]
    }
    return { fields: query }
  }
  // Nothing is ignored silently: parameters of a call with a body belong in its body. Wire, Filters.
  const [asked] = Object.keys(context.req.query())
  if (asked !== undefined) return invalidField(asked, "invalid")
  if (endpoint.bytes !== undefined) {
    const arrived = await readBytes()
    if ("refused" in arrived) return { problem: bytesRefused[arrived.refused] }
    const type = context.req.header("content-type") ?? ""
    const bytes = isForm(type) ? fileOfForm(arrived.bytes, type) : arrived.bytes
    return bytes === undefined ? malformed : { fields: { [endpoint.bytes]: bytes } }
  }
  if (context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() !== "application/json")
    return { problem: { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" } }
  try {
    const body: unknown = await context.req.json()
    if (typeof body !== "object" || body === null || Array.isArray(body)) return invalidField("body", "invalid")
    return Object.keys(body).length > maxNames ? invalidField("body", "many") : { fields: { ...body } }
  } catch {
    return malformed
  }
}
