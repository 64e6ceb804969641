import { createHash } from "node:crypto"
import type { Context as AnyContext } from "hono"
import { bodyLimit } from "hono/body-limit"
import { pictureBytes } from "#core/kernel/upload.ts"
import type { Role } from "../workers/role.ts"
import { callerAddress, callLanguage } from "./caller.ts"
import type { Context, Middleware } from "./hono.ts"
import { problemResponse } from "./problem.ts"

const jsonLimit = 100 * 1024
/**
 * Per minute: tight for one browser that is known by a cookie, and ten times as much for all of an address, which a mobile
 * network shares out among many people. One order takes six writes. Security 4, Limits; decision 0034.
 */
const perMinute = { browser: { all: 900, writes: 60 }, address: { all: 9_000, writes: 600 } } as const

/** Returns a script's hash as the content security policy names it. */
export const hashSource = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

/**
 * The policy of every page: own scripts and the ones named by hash, nothing framed, nothing sent elsewhere. Security 4.
 *
 * @param guests other origins that may serve scripts and frames, if there are any
 * @param mirrors other origins of the shop, which its pages call
 */
export const pagePolicy = (
  inlineScripts: ReadonlyArray<string>,
  guests: ReadonlyArray<string> = [],
  mirrors: ReadonlyArray<string> = []
): string =>
  [
    "default-src 'self'",
    // The reader of barcodes is WebAssembly in browsers that have none of their own. Decision 0125.
    ["script-src 'self' 'wasm-unsafe-eval'", ...inlineScripts.map(hashSource), ...guests].join(" "),
    ...(guests.length > 0 ? [`frame-src ${guests.join(" ")}`] : []),
    "style-src 'self'",
    // The wall colour of a picture and the width of a bar are attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...guests, ...mirrors].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'"
  ].join("; ")

/** Headers that every answer carries. Security 4, Headers. */
export const safeHeaders =
  (secure: boolean): Middleware =>
  async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set("x-content-type-options", "nosniff")
    headers.set("referrer-policy", "strict-origin-when-cross-origin")
    headers.set("x-frame-options", "DENY")
    headers.set("cross-origin-opener-policy", "same-origin")
    headers.set("cross-origin-resource-policy", "same-origin")
    headers.set("permissions-policy", "camera=(self), microphone=(), geolocation=(self), browsing-topics=()")
    if (secure) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains")
  }

const safe = new Set(["GET", "HEAD", "OPTIONS"])

/** What changes something must come from this site: by the browser's own word, or by an origin we know. Wire, Session. */
export const sameOrigin =
  (origins: (context: Context) => ReadonlyArray<string>): Middleware =>
  async (context, next) => {
    if (safe.has(context.req.method)) return next()
    const site = context.req.header("sec-fetch-site")
    const origin = context.req.header("origin")
    const known =
      origin === undefined ? site === undefined || site === "same-origin" : origins(context).includes(origin)
    // Neither header: no browser sent it, so no other person's cookie can be with it. A bearer beside a cookie may be
    // any text, and the cookie counts.
    const hasCookie = context.req.header("cookie") !== undefined
    const isSameSite = site === "same-origin" || (origin !== undefined && known)
    if (!known || (hasCookie && !isSameSite)) return refuse(context, 403, "FORBIDDEN_ORIGIN")
    return next()
  }

/**
 * A link on another site that would do something here is not followed: GET `/auth/logout`. A page of the shop that calls a mirror is
 * known by its origin. Security 4, CSRF.
 */
export const fromThisSite =
  (origins: (context: Context) => ReadonlyArray<string>): Middleware =>
  async (context, next) => {
    const site = context.req.header("sec-fetch-site")
    const isKnown =
      site === undefined ||
      site === "same-origin" ||
      site === "none" ||
      origins(context).includes(context.req.header("origin") ?? "")
    return isKnown ? next() : refuse(context, 403, "FORBIDDEN_ORIGIN")
  }

/** Rejects bodies above the size limit before they are read: JSON of ours is small, a picture is not. */
export const smallBodies = (isPicture: (path: string) => boolean): Middleware => {
  const onError = (context: AnyContext) =>
    problemResponse({ status: 413, code: "BODY_TOO_LARGE" }, callLanguage(context))
  const readJson = bodyLimit({ maxSize: jsonLimit, onError })
  return async (context, next) => {
    const isOfPicture = isPicture(context.req.path)
    // Without a length in the headers it is counted while it is read: that of a picture once its sender may send it.
    if (context.req.header("transfer-encoding") !== undefined) return isOfPicture ? next() : readJson(context, next)
    const most = isOfPicture ? pictureBytes : jsonLimit
    return Number(context.req.header("content-length") ?? 0) > most ? onError(context) : next()
  }
}

/**
 * Limits per browser and address, over all workers of this machine. They protect it; nothing scarce depends on them. What cannot be
 * counted is let through.
 */
export const limitedRate = (proxyHops: number, rateLimiter: Role["rateLimiter"]): Middleware => {
  const limiters = (of: keyof typeof perMinute) => ({
    all: rateLimiter(of, { points: perMinute[of].all, duration: 60 }),
    writes: rateLimiter(`${of}-writes`, { points: perMinute[of].writes, duration: 60 })
  })
  const [browsers, addresses] = [limiters("browser"), limiters("address")]
  return async (context, next) => {
    const address = callerAddress(context, proxyHops)
    try {
      const isWrite = !safe.has(context.req.method)
      const browser = browserOf(context)
      for (const [limiter, who] of [
        [addresses, address],
        [browsers, browser === undefined ? undefined : `${address} ${browser}`]
      ] as const) {
        if (who === undefined) continue
        await limiter.all.consume(who)
        if (isWrite) await limiter.writes.consume(who)
      }
    } catch (limit) {
      if (limit instanceof Error) return next()
      const wait = Math.ceil(((limit as { msBeforeNext?: number }).msBeforeNext ?? 60_000) / 1000)
      return problemResponse({ status: 429, code: "TOO_MANY_REQUESTS", retryAfter: wait }, callLanguage(context))
    }
    return next()
  }
}

/** Identifies a browser among others at its address: the token it was given, of which nothing is trusted here. */
const browserOf = (context: Context): string | undefined => {
  const cookie = context.req.header("cookie")
  return cookie === undefined
    ? undefined
    : /(?:^|; )(?:__(?:Host|Secure)-)?browser=([\w-]{20,100})(?:;|$)/.exec(cookie)?.[1]
}

const refuse = (context: Context, status: number, code: string): Response =>
  problemResponse({ status, code }, callLanguage(context))
