import { createHash } from "node:crypto"
import type { AnyEndpoint } from "#adapters/wire/endpoint.ts"
import { bodyFor, type Encoded, encodeText } from "./encoded.ts"
import type { Context, Server } from "./hono.ts"
import { openApi } from "./openapi.ts"
import { openApiPage, openApiStyle } from "./openapi-page.ts"
import { pagePolicy } from "./security.ts"

/**
 * `/api` for people and `/api/openapi.json` for machines; each is built on the first request, and then the same until
 * the shop has another name.
 */
export const serveOpenApi = (
  app: Server,
  endpoints: ReadonlyArray<AnyEndpoint>,
  shopName: () => Promise<string>
): void => {
  const textsOf = (name: string) => {
    const document = once(() => openApi(endpoints, name))
    const json = once(() => taggedText(JSON.stringify(document())))
    const page = once(() => taggedText(openApiPage(document())))
    return { name, json, page }
  }
  let last: ReturnType<typeof textsOf> | undefined
  const texts = async () => {
    const name = await shopName()
    if (last?.name !== name) last = textsOf(name)
    return last
  }
  const style = once(() => taggedText(openApiStyle))
  const html = { "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy([]) }
  app.get("/api/openapi.json", async (context) =>
    respond(context, (await texts()).json(), { "content-type": "application/json" })
  )
  app.get("/api/openapi.css", (context) => respond(context, style(), { "content-type": "text/css; charset=utf-8" }))
  app.get("/api", async (context) => respond(context, (await texts()).page(), html))
}

interface TaggedText {
  readonly text: Encoded
  /** Weak, because the compressed forms have the same. RFC 9110, 8.8.1. */
  readonly etag: string
}

const taggedText = (text: string): TaggedText => ({
  text: encodeText(text),
  etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`
})

const respond = async (
  context: Context,
  { text, etag }: TaggedText,
  type: Readonly<Record<string, string>>
): Promise<Response> => {
  const headers = { ...type, etag, "cache-control": "no-cache", vary: "Accept-Encoding" }
  const known = context.req.header("if-none-match")?.split(",") ?? []
  if (known.some((tag) => tag.trim() === etag)) return new Response(null, { status: 304, headers })
  const { body, encoding } = await bodyFor(text, context.req.header("accept-encoding"))
  return new Response(body, { headers: { ...headers, ...(encoding ? { "content-encoding": encoding } : {}) } })
}

/** Calls a function the first time only. */
const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
