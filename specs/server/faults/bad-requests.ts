import fc from "fast-check"
import type { ServedRoute } from "../served-routes.ts"
import { nastyJson, nastyText } from "./nasty.ts"

/** A request that no well-behaved client sends, as `fetch` would take it. */
export interface BadRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

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

/** Requests over these routes, wrong in method, path, query, headers or body. */
export const badRequests = (routes: ReadonlyArray<ServedRoute>): fc.Arbitrary<BadRequest> =>
  fc
    .record({
      // The few that take a body come as often as a quarter of all, so that every kind of refusal is met.
      route: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...routes) },
        { weight: 1, arbitrary: fc.constantFrom(...routes.filter(({ method }) => method !== "GET")) }
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
    .map(({ route, method = route.method, parts, query, twice, type, body, origin }) => {
      const path = route.filled(() => encoded(parts[0] ?? "") || "x")
      const pairs = twice && query[0] ? [...query, query[0]] : query
      const hasBody = method !== "GET" && method !== "DELETE" && method !== "OPTIONS"
      return {
        method,
        path: path + queryOf(pairs),
        headers: {
          ...(hasBody && type !== "" ? { "content-type": type } : {}),
          ...(origin === undefined ? {} : { origin }),
          "accept-language": parts[1] && /^[\x20-\x7e]*$/.test(parts[1]) ? parts[1] : "id"
        },
        ...(hasBody ? { body } : {})
      }
    })
