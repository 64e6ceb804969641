import fc from "fast-check"
import { type AnyEndpoint, serviceBases } from "#adapters/wire/endpoint.ts"

/** A request that no well-behaved client sends, as `fetch` would take it. */
export interface BadRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const nastyText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "1.5",
    "1e3",
    "2147483648",
    "9007199254740993",
    "NaN",
    "null",
    "undefined",
    "true",
    "[]",
    "{}",
    "' or 1=1 --",
    "\u0000",
    "\ud800",
    "../../etc/passwd",
    "%",
    "%zz",
    "$" + "{7*7}",
    "{{7*7}}",
    "<script>alert(1)</script>",
    "__proto__",
    "constructor",
    "ﷺ".repeat(50),
    "x".repeat(5000)
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 30 })
)

const nastyJson = fc.oneof(
  fc.json(),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    "{",
    '{"a":',
    "[1,2",
    '{"__proto__":{"x":1}}',
    '{"brands":["a"]}',
    '{"prices":{"min":-1}}',
    '{"rating":[{"from":"x"}]}',
    `{"q":"${"y".repeat(9000)}"}`,
    "[".repeat(500)
  ),
  nastyText
)

const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    // A lone surrogate cannot be encoded; the bytes of its replacement can.
    return "%EF%BF%BD"
  }
}

const queryOf = (pairs: ReadonlyArray<readonly [string, string]>): string =>
  pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&")}`

const names = fc.oneof(
  fc.constantFrom(
    "filter",
    "sort",
    "skip",
    "limit",
    "fields",
    "q",
    "slug",
    "name",
    "id",
    "page",
    "product_id",
    "letter",
    "category"
  ),
  nastyText
)

/** Requests over every row of the wire, wrong in method, path, query, headers or body. */
export const badRequests = (endpoints: ReadonlyArray<AnyEndpoint>): fc.Arbitrary<BadRequest> =>
  fc
    .record({
      // The few that take a body come as often as a quarter of all, so that every kind of refusal is met.
      endpoint: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...endpoints) },
        { weight: 1, arbitrary: fc.constantFrom(...endpoints.filter(({ method }) => method !== "get")) }
      ),
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS") }
      ),
      parts: fc.array(nastyText, { minLength: 3, maxLength: 3 }),
      query: fc.array(fc.tuple(names, fc.oneof(nastyJson, nastyText)), { maxLength: 4 }),
      twice: fc.boolean(),
      type: fc.constantFrom(
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/json; charset=x",
        ""
      ),
      body: fc.oneof(nastyJson, fc.constant("z".repeat(150_000))),
      origin: fc.constantFrom(
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
        "https://elsewhere.example",
        "null",
        "::"
      )
    })
    .map(({ endpoint, method = endpoint.method.toUpperCase(), parts, query, twice, type, body, origin }) => {
      const filled = endpoint.path.replace(/\{\w+\}/g, () => encoded(parts[0] ?? "") || "x")
      const pairs = twice && query[0] ? [...query, query[0]] : query
      const hasBody = method !== "GET" && method !== "DELETE" && method !== "OPTIONS"
      return {
        method,
        path: serviceBases[endpoint.service as keyof typeof serviceBases] + filled + queryOf(pairs),
        headers: {
          ...(hasBody && type !== "" ? { "content-type": type } : {}),
          ...(origin === undefined ? {} : { origin }),
          "accept-language": parts[1] && /^[\x20-\x7e]*$/.test(parts[1]) ? parts[1] : "id"
        },
        ...(hasBody ? { body } : {})
      }
    })
