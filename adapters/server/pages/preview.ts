import { getCookie } from "hono/cookie"
import { type Instant, instant } from "#core/kernel/moment.ts"
import en from "#ui/messages/en/server.json" with { type: "json" }
import id from "#ui/messages/id/server.json" with { type: "json" }
import { callLanguage, pageLanguage } from "../http/caller.ts"
import type { Context, Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"
import { isSame, type Secret } from "../secret.ts"
import { escapeHtml, plainPage } from "./plain-page.ts"

/** How long a preview link opens, and what it opened lasts, in milliseconds. Own choice. */
export const previewLastsMs = 7_200_000

/** Keys of links that show the shop as it is at one moment. Decision 0128. */
export interface Previews {
  /** Returns the key of a link that shows the shop at a moment. */
  readonly issue: (at: Instant) => { readonly key: string; readonly until: Instant }
  /** Returns the moment of a key and how long it holds; `undefined` if the key is false or has expired. */
  readonly read: (key: string) => { readonly at: Instant; readonly until: Instant } | undefined
}

const cookieName = "preview"
const path = "/preview"

/** Keys of previews: a moment and an end, signed. */
export const previewsBy = (secret: Pick<Secret, "sign">, now: () => Instant): Previews => {
  const signature = (at: number, until: number): string =>
    secret.sign("preview", `${at} ${until}`).toString("base64url")
  return {
    issue: (at) => {
      const until = instant(now() + previewLastsMs)
      return { key: `${at}.${until}.${signature(at, until)}`, until }
    },
    read: (key) => {
      const [, at = "", until = "", given = ""] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(key) ?? []
      if (at === "" || !isSame(signature(Number(at), Number(until)), given)) return undefined
      return Number(until) > now() ? { at: instant(Number(at)), until: instant(Number(until)) } : undefined
    }
  }
}

interface PreviewParts {
  readonly previews: Previews
  readonly now: () => Instant
  readonly origin: (context: Context) => string
  readonly shopName: () => Promise<string>
}

/**
 * `GET /preview/KEY` shows the shop of a later moment in this browser until the key expires, `GET /preview/end` ends that. While it lasts
 * nothing but reading is done, and no answer is stored anywhere. Decision 0128.
 */
export const servePreviews = (app: Server, { previews, now, origin, shopName }: PreviewParts): void => {
  const cookie = (context: Context, value: string, seconds: number): string => {
    const secure = origin(context).startsWith("https:") ? "; Secure" : ""
    return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  }
  const home = (setCookie: string): Response =>
    new Response(null, {
      status: 303,
      headers: { location: "/", "cache-control": "no-store", "set-cookie": setCookie, "x-robots-tag": "noindex" }
    })

  app.use(async (context, next) => {
    const asked = context.req.path
    const held = context.req.header("cookie")?.includes(`${cookieName}=`) ? getCookie(context, cookieName) : undefined
    const preview = held === undefined || asked.startsWith("/ops/") ? undefined : previews.read(held)
    if (preview === undefined) return next()
    if (asked.startsWith("/api/") && context.req.method !== "GET" && context.req.method !== "HEAD")
      return problemResponse({ status: 403, code: "PREVIEW_ONLY" }, callLanguage(context))
    context.set("preview", preview.at)
    await next()
    if (/^\/(?:media|assets)\//.test(asked)) return
    context.res.headers.set("cache-control", "no-store")
    context.res.headers.set("x-robots-tag", "noindex")
  })
  app.get(`${path}/end`, (context) => home(cookie(context, "", 0)))
  app.get(`${path}/:key`, async (context) => {
    const { key } = context.req.param()
    const preview = previews.read(key)
    if (preview !== undefined) return home(cookie(context, key, Math.floor((preview.until - now()) / 1000)))
    const language = pageLanguage(context)
    const words = { id, en }[language].preview
    return plainPage({
      language,
      status: 410,
      title: words.title,
      more: `<p>${escapeHtml(words.text)}</p>`,
      shopName: await shopName()
    })
  })
}
