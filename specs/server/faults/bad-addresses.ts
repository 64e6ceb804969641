import fc from "fast-check"
import type { ServedRoute } from "../served-routes.ts"
import { nastyText } from "./nasty.ts"

/** A request as it goes over the wire, byte for byte. */
export interface RawRequest {
  readonly method: string
  readonly target: string
  readonly bytes: string
}

/** Parts of addresses that are no text at all once they are decoded. */
const brokenParts = [
  "%",
  "%2",
  "%zz",
  "%00",
  "%0d%0aset-cookie:x=y",
  "%c0%ae%c0%ae",
  "%ff%fe",
  "%ed%a0%80",
  "%25zz",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..",
  "...",
  "\\..\\",
  "%5c%5c",
  "\u00ff\u00fe",
  "*",
  "//",
  ";",
  "1-",
  "-1",
  "101--",
  "0x10",
  "9".repeat(40),
  "a%20b",
  "%E2%80%AE",
  "%F0%9F%92%84",
  "__proto__",
  "constructor"
]

/** Percent-encoded, or as it stands if that is still one line of a request. */
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...brokenParts) },
  { weight: 2, arbitrary: nastyText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: nastyText.map((text) => text.replace(/[^\x21-\xff]/g, "")) }
)

const query = fc.oneof(
  fc.constant(""),
  fc.constantFrom("?", "??", "?=", "?&&&", "?%", "?q=%zz", "?q=%00", "?lang=%", "?lang=en&lang=id", "?page=-1"),
  fc.constantFrom("?page=1e9", "?sort=constructor", "?rating=__proto__", "?min=NaN&max=-1", "?brand=1,,x", "?lines=["),
  fc.array(fc.tuple(part, part), { maxLength: 5 }).map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`),
  fc.constant(`?q=${"x".repeat(12_000)}`),
  fc.constant(`?${"a=1&".repeat(2_000)}`)
)

/** Methods that Node passes to the server; one it does not know never becomes a request. */
const methods = ["HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL", "PURGE", "QUERY"]

const headers: ReadonlyArray<string> = [
  "Cookie: lang=%zz; theme=\u00ff; =; ;;",
  "Cookie: lang=en",
  "Accept-Encoding: br;q=0, *;q=0.1, \u00ff",
  "Accept-Encoding: identity",
  "Accept-Language: ",
  "Accept: text/html",
  "If-None-Match: *",
  "Range: bytes=9-1",
  "X-Forwarded-For: ::::",
  "Forwarded: for=nobody",
  "Referer: ::not an address::",
  "Origin: null",
  "Origin: https://elsewhere.example",
  "Authorization: Bearer ",
  "Authorization: Bearer wrong",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Type: multipart/form-data",
  "Content-Type: application/json",
  "Expect: 100-continue"
]

const host = fc.oneof(
  { weight: 12, arbitrary: fc.constant("shop.test") },
  fc.constantFrom("127.0.0.1", "[::1]", "a b", "%", "", "x".repeat(300), "shop.test:99999")
)

const bodies = fc.oneof(
  fc.constant(""),
  fc.constantFrom(
    "value=en&back=//elsewhere.example",
    "value=%zz&back=%00",
    "{",
    "[]",
    '{"set":"never"}',
    "\u0000\u00ff"
  ),
  fc.constant("z".repeat(150_000))
)

/** Requests for these addresses with something wrong about them, and some that could not be wronger. */
export const badAddresses = (routes: ReadonlyArray<ServedRoute>): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      route: fc.constantFrom(...routes),
      parts: fc.array(part, { minLength: 4, maxLength: 4 }),
      tail: fc.oneof({ weight: 4, arbitrary: fc.constant("") }, part, fc.constantFrom("/", "//", "/.", "/..", "/%2f")),
      query,
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) }
      ),
      host,
      more: fc.uniqueArray(fc.constantFrom(...headers), { maxLength: 4 }),
      body: bodies,
      absolute: fc.oneof({ weight: 9, arbitrary: fc.constant("") }, fc.constantFrom("http://elsewhere.example", "//"))
    })
    .map(({ route, parts, tail, query: asked, method = route.method, host: name, more, body, absolute }) => {
      let next = 0
      const path = route.filled(() => parts[next++ % parts.length] ?? "x")
      const target = `${absolute}${path}${tail}${asked}`
      const lines = [`${method} ${target} HTTP/1.1`, `Host: ${name}`, ...more, "Connection: close"]
      const hasBody = !["GET", "HEAD", "OPTIONS", "TRACE"].includes(method)
      return {
        method,
        target,
        bytes: [...lines, ...(hasBody ? [`Content-Length: ${body.length}`] : []), "", hasBody ? body : ""].join("\r\n")
      }
    })
