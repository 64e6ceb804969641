import { Cause, Effect, Exit } from "effect"
import { LRUCache } from "lru-cache"
import type { RecaptchaPage } from "#core/account/otp/person-proof.ts"
import { inLanguage } from "#core/catalogue/links.ts"
import type { ProductCard } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ChromeFacts, Preview } from "#core/shop/facts.ts"
import type { Mirrors } from "#core/shop/mirrors.ts"
import { chromeFacts } from "#core/shop/pages.usecases.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { Address, Moved, Prepare } from "#core/shop/prepare.ts"
import en from "#ui/messages/en/server.json" with { type: "json" }
import id from "#ui/messages/id/server.json" with { type: "json" }
import type { Clock } from "../clock.ts"
import { pageLanguage } from "../http/caller.ts"
import { bodyFor, type Packed, type Pieces, packPieces } from "../http/encoded.ts"
import { fairQueue } from "../http/fair-queue.ts"
import { type Context, hasLeft } from "../http/hono.ts"
import { pagePolicy } from "../http/security.ts"
import { mirrorOrigins } from "../mirrors.ts"
import { goodsInDemand } from "./goods-in-demand.ts"
import { wellFormed } from "./page-path.ts"
import { drawnSearch } from "./page-search.ts"
import { escapeHtml, plainPage } from "./plain-page.ts"
import { inIndonesian, movedTo, preferenceCookie } from "./redirects.ts"

/** How long a page may wait for its facts; then it goes out with its skeleton and the browser asks. House 11. */
const prepareMs = 800
/** How old the moment of a cached page may be: its countdowns and ages are at most that late, and so is stock. House 15. */
const freshMs = 5_000
const cacheBytes = 8 * 1024 * 1024
/** What a cached page holds beside its text: its address and what leads to it. */
const entryOverhead = 1024
/** Pages made at once: enough that one is drawn while others wait for their facts, few enough to hold in memory. */
const madeAtOnce = 4

/** The facts, or that there is no such page, with goods that lead on; nothing if the browser has to ask. */
interface Arrival {
  readonly url: string
  readonly facts?: unknown
  readonly missing?: "never" | "gone"
  readonly goods?: ReadonlyArray<ProductCard>
}

interface RouteRow {
  readonly name: string
  /** Its addresses as a pattern: `/product/:category/:product`. */
  readonly path: string
  readonly prepare: () => Promise<Prepare<unknown>>
  readonly noindex?: boolean
}

/** The built bundle of the screens, as `ui/entry.server.tsx` exports it. */
export interface Screens {
  /** Script in every page; the policy names it. */
  readonly firstScript: string
  readonly match: (
    pathname: string
  ) => { readonly row: RouteRow; readonly params: Readonly<Record<string, string>> } | undefined
  readonly render: (page: {
    readonly ports: ShopPorts
    readonly url: URL
    readonly arrival: Arrival
    readonly chrome: ChromeFacts
    readonly language: Language
    readonly now: Instant
    readonly assets: Omit<Assets, "scripts">
    readonly scripts: ReadonlyArray<string>
    readonly recaptcha: RecaptchaPage | undefined
    readonly mirrors: Mirrors
    readonly worker: string | undefined
  }) => Promise<Pieces>
}

/** Files that pages load. */
export interface Assets {
  readonly styles: ReadonlyArray<string>
  readonly font: string | undefined
  /** Files that the next page will need. */
  readonly ahead: ReadonlyArray<string>
  /** Files of a page's script, the one to run first, by the name of its route. */
  readonly scripts: Readonly<Record<string, ReadonlyArray<string>>>
}

/** What a page is drawn from, beside its address. */
interface Drawing {
  readonly arrival: Arrival
  readonly chrome: ChromeFacts
  readonly now: Instant
  readonly version: string
}

interface CachedPage {
  readonly status: number
  readonly html: Packed
  readonly madeAt: Instant
  readonly version: string
}

/** What pages are drawn with. */
export interface PagesOptions {
  readonly screens: Screens
  readonly assets: Assets
  /** The pages are drawn from their sources, for developers: none is stored, and their scripts may do more. */
  readonly isLive?: boolean
  /** The ports of a page, as they answer now or at the moment of a preview. */
  readonly portsFor: (language: Language, preview?: Instant) => ShopPorts
  readonly clock: Clock
  readonly origin: (context: Context) => string
  /** The network that a request came from: networks take turns. */
  readonly networkOf: (context: Context) => string
  /** Changes whenever anything a page shows has changed. */
  readonly version: () => string
  readonly report: (cause: unknown, context: Context) => void
  /** None: no page checks that a person uses it. D-36b. */
  readonly recaptcha: RecaptchaPage | undefined
  /** Further hosts of services, which the pages call. D-36b. */
  readonly mirrors?: Mirrors
  /** Address of the worker that stores what was seen; none if there is none. D-74. */
  readonly worker?: string | undefined
}

/** Returns the origins of the script of reCAPTCHA, and of what that loads itself. */
const guestsOf = (recaptcha: RecaptchaPage | undefined): ReadonlyArray<string> =>
  recaptcha ? [new URL(recaptcha.script).origin, "https://www.gstatic.com"] : []

/** Responds to every page address: found, moved, gone or never there, decided before a byte is sent. House 11, D-8. */
export const pages = (options: PagesOptions) => {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ html }) => html.weight + entryOverhead
  })
  const making = new Map<string, Promise<CachedPage | Moved>>()
  const queue = fairQueue(madeAtOnce)
  const { scripts: scriptsOf, ...assets } = options.assets
  const { mirrors = {}, worker } = options
  const policy = pagePolicy([options.screens.firstScript], guestsOf(options.recaptcha), mirrorOrigins(mirrors))

  const chromes = new Map<Language, ChromeFacts>()
  /** The frame's facts; those of the last page of the language if they cannot be read now. */
  const chromeOf = async (ports: ShopPorts, language: Language, preview?: Preview): Promise<ChromeFacts> => {
    try {
      const chrome = await Effect.runPromise(chromeFacts(ports))
      if (preview !== undefined) return { ...chrome, preview }
      chromes.set(language, chrome)
      return chrome
    } catch (cause) {
      const last = chromes.get(language)
      if (last === undefined) throw cause
      return last
    }
  }

  /** Returns a substitute for a page that failed: as it was stored last, else some words and a way to try again. */
  const insteadOf = (cause: unknown, key: string, context: Context, language: Language): CachedPage | Response => {
    options.report(cause, context)
    const words = { id, en }[language].closed
    return (
      cache.get(key) ??
      plainPage({
        language,
        status: 503,
        title: words.title,
        more: `<p>${escapeHtml(words.text)}</p><p><a href="">${escapeHtml(words.again)}</a></p>`,
        shopName: chromes.get(language)?.shop.name ?? new URL(options.origin(context)).host,
        headers: { "retry-after": "5" }
      })
    )
  }

  const make = async (context: Context, url: URL, language: Language): Promise<CachedPage | Moved> => {
    const now = options.clock.now()
    const version = options.version()
    const at = context.get("preview")
    const ports = options.portsFor(language, at)
    const matched = options.screens.match(url.pathname)
    const address: Address = {
      path: url.pathname,
      params: matched?.params ?? {},
      search: [...url.searchParams],
      now
    }
    const [arrival, chrome] = await Promise.all([
      arrive(matched?.row, ports, address, url.pathname + url.search, (cause) => options.report(cause, context)),
      chromeOf(ports, language, at === undefined ? undefined : { at, aheadMs: at - now })
    ])
    if ("_tag" in arrival) return arrival
    return arrival.missing === undefined || at !== undefined
      ? draw(url, language, { arrival, chrome, now, version })
      : missingPage(new URL(matched?.row.path ?? "/*", url.origin), language, { arrival, chrome, now, version })
  }

  const draw = async (
    url: URL,
    language: Language,
    { arrival, chrome, now, version }: Drawing
  ): Promise<CachedPage> => {
    const matched = options.screens.match(url.pathname)
    const ports = options.portsFor(language)
    const scripts = scriptsOf[matched?.row.name ?? ""] ?? []
    const { recaptcha } = options
    const page = { ports, url, arrival, chrome, language, now, assets, scripts, recaptcha, mirrors, worker }
    const html = await options.screens.render(page)
    const status = arrival.missing === undefined ? 200 : arrival.missing === "gone" ? 410 : 404
    return { status, html: packPieces(html), madeAt: now, version }
  }

  /** The page for what is missing is the same at every address of a route: drawn for the route's pattern, stored once. */
  const missingPage = async (url: URL, language: Language, drawing: Drawing): Promise<CachedPage> => {
    const { missing = "never" } = drawing.arrival
    const key = `${missing} ${language} ${url.href}`
    const held = cache.get(key)
    if (held !== undefined && isFresh(held)) return held
    const goods = await goodsInDemand(options.portsFor(language))
    const page = await draw(url, language, { ...drawing, arrival: { url: url.pathname, missing, goods } })
    cache.set(key, page)
    return page
  }

  const isFresh = ({ version, madeAt }: CachedPage): boolean =>
    !options.isLive && version === options.version() && Math.abs(options.clock.now() - madeAt) <= freshMs

  /** The page as it is now: as another request has made it meanwhile, or made for this one. */
  const current = async (
    key: string,
    context: Context,
    url: URL,
    language: Language
  ): Promise<CachedPage | Moved | undefined> => {
    const held = cache.get(key)
    if (held !== undefined && isFresh(held)) return held
    if (hasLeft(context)) return undefined
    const made = make(context, url, language)
    making.set(key, made)
    try {
      const page = await made
      // Pages for what is missing are stored by their route: an address of one may be anything.
      if (!("_tag" in page) && page.status === 200) cache.set(key, page)
      return page
    } finally {
      making.delete(key)
    }
  }

  return async (context: Context): Promise<Response> => {
    const url = new URL(context.req.url)
    url.pathname = wellFormed(url.pathname)
    // Also `//elsewhere`, which would be another host.
    if (/\/\/|.\/$/.test(url.pathname))
      return movedTo(`/${url.pathname.split("/").filter(Boolean).join("/")}${url.search}`)
    const canonical = new URL(url.pathname + url.search, options.origin(context))
    const chosen = url.searchParams.get("lang")
    if (chosen === "id") return inIndonesian(canonical)
    // English has an address of its own, which search engines know; a person who comes by it goes on in English. Decision 0137.
    const isEnglish = chosen === "en"
    const language = isEnglish ? "en" : pageLanguage(context)
    if (isEnglish) url.searchParams.delete("lang")
    canonical.search = drawnSearch(options.screens.match(url.pathname)?.row.name, url.search)
    const key = `${language} ${canonical.origin} ${canonical.pathname}${canonical.search}`
    const isPreview = context.get("preview") !== undefined
    let page: CachedPage | Moved | undefined = isPreview ? undefined : cache.get(key)
    if (page === undefined || !isFresh(page)) {
      try {
        // A page that is being made for another reader is waited for without a place of one's own.
        const takeTurn = async () => ({
          page: isPreview
            ? await make(context, canonical, language)
            : (making.get(key) ?? (await current(key, context, canonical, language)))
        })
        const made = isPreview ? undefined : making.get(key)
        page = await (made ?? (await queue.run(options.networkOf(context), takeTurn)).page)
      } catch (cause) {
        const instead = insteadOf(cause, key, context, language)
        if (instead instanceof Response) return instead
        page = instead
      }
      // The reader left while others were served.
      if (page === undefined) return new Response(null, { status: 503 })
    }
    if ("_tag" in page) return movedTo(isEnglish ? inLanguage(page.to, "en") : page.to)
    const { body, encoding } = await bodyFor(page.html, context.req.header("accept-encoding"))
    return new Response(body, {
      status: page.status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        ...(options.isLive ? {} : { "content-security-policy": policy }),
        "cache-control": "no-cache",
        vary: "Cookie, Accept-Encoding",
        ...(isEnglish && pageLanguage(context) === "id"
          ? { "set-cookie": preferenceCookie("lang", "en", canonical.protocol === "https:") }
          : {}),
        ...(encoding ? { "content-encoding": encoding } : {})
      }
    })
  }
}

const arrive = async (
  row: RouteRow | undefined,
  ports: ShopPorts,
  address: Address,
  url: string,
  report: (cause: unknown) => void
): Promise<Arrival | Moved> => {
  if (row === undefined) return { url, missing: "never" }
  const prepare = await row.prepare()
  const exit = await Effect.runPromiseExit(Effect.timeoutOption(prepare(ports, address), prepareMs))
  if (Exit.isSuccess(exit)) return exit.value._tag === "Some" ? { url, facts: exit.value.value } : { url }
  const failure = exit.cause.reasons.find(Cause.isFailReason)?.error
  if (failure?._tag === "Moved") return failure
  if (failure?._tag === "Missing") return { url, missing: failure.gone ? "gone" : "never" }
  report(exit.cause)
  return { url }
}
