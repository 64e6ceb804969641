import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import { createActor } from "xstate"
import type { RecaptchaPage } from "#core/account/otp/person-proof.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ChromeFacts } from "#core/shop/facts.ts"
import { noAccount } from "#core/shop/lazy-account.ts"
import { noCart } from "#core/shop/lazy-cart.ts"
import { noHearts } from "#core/shop/lazy-hearts.ts"
import type { Mirrors } from "#core/shop/mirrors.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { appActorsOf, shopMachine } from "#core/shop/shop.machine.ts"
import { App } from "./app/App.tsx"
import { type Assets, Document } from "./app/Document.tsx"
import { firstScript } from "./app/first-script.ts"
import type { Arrival } from "./app/Page.tsx"
import { routes, rowAt } from "./app/routes.tsx"
import { screenSources } from "./app/screen-sources.ts"
import { jsonWriter } from "./app/written.ts"
import { announcementIds } from "./banners/useAnnouncements.ts"
import { i18nOf } from "./messages/i18n.ts"
import { TextsProvider } from "./messages/TextsContext.ts"
import { allTexts } from "./messages/texts.server.ts"
import { heldStores } from "./shop/local-stores.ts"
import { type DrawPart, DrawPartProvider } from "./shop/Part.tsx"
import { type Shop, ShopProvider } from "./shop/shop.tsx"

export { routes, rowAt as match } from "./app/routes.tsx"
export { firstScript }

/** What a page is drawn from on the server. */
export interface PageToRender {
  /** Nothing is asked of them while the page is drawn. */
  readonly ports: ShopPorts
  readonly url: URL
  readonly arrival: Arrival
  readonly chrome: ChromeFacts
  readonly language: Language
  readonly now: Instant
  readonly assets: Assets
  /** Files of its script, the one to run first. */
  readonly scripts: ReadonlyArray<string>
  readonly recaptcha: RecaptchaPage | undefined
  readonly mirrors?: Mirrors
  readonly worker?: string | undefined
}

/** What the browser starts from; the same names as `PageToRender`. */
export interface Sent {
  readonly arrival: Arrival
  readonly chrome: ChromeFacts
  readonly origin: string
  readonly now: Instant
  readonly assets: Assets
  /** Only if the shop checks that a person uses the page. D-36b. */
  readonly recaptcha?: RecaptchaPage
  /** Only if services have further hosts. D-36b. */
  readonly mirrors?: Mirrors
  /** Address of the worker that stores what was seen. D-74. */
  readonly worker?: string
}

/** The modules each page loads in a browser, by the name of its route. */
export const sourcesByRoute: Readonly<Record<string, ReadonlyArray<string>>> = Object.fromEntries(
  routes.map(({ name }) => [name, [screenSources[name] ?? []].flat()])
)

/** What the first change of a page needs besides the screen it leads to, and the screens it leads to most. */
export const sourcesAhead: ReadonlyArray<string> = [
  "../adapters/browser/browser-ports.ts",
  "../adapters/wire/catalogue.wire.ts",
  "../adapters/wire/search.wire.ts",
  "../core/kernel/run-effect.ts",
  "../core/shop/page.usecases.ts",
  "../core/shop/pages.usecases.ts",
  "../core/shop/listings.usecases.ts",
  "listing/ListingScreen.tsx",
  "catalogue/ProductScreen.tsx"
]

/** Nothing is ordered while a page is drawn. */
const unasked = lazyPort<Shop["ordering"]>(() => Promise.reject(new Error("a page orders nothing")))

const texts = new Map<string, ReturnType<typeof i18nOf>>()

/** The texts of a language with the shop's name in them. A shop seldom changes its name: few are ever made. */
const textsIn = (language: Language, shopName: string): ReturnType<typeof i18nOf> => {
  const key = `${language} ${shopName}`
  const made = texts.get(key) ?? i18nOf(language, allTexts[language], shopName)
  texts.set(key, made)
  return made
}

/** Is never loaded while a page is drawn. */
const never = () => new Promise<never>(() => {})

const bytes = new TextEncoder()
const drawn = new WeakMap<object, Map<string, Uint8Array>>()

/** Parts are drawn with the words and the residents of a shop, each once for its facts, as long as these live. */
const drawnPart = (shop: Shop, facts: object, kind: string, part: ReactElement): Uint8Array => {
  const forms = drawn.get(facts) ?? new Map<string, Uint8Array>()
  drawn.set(facts, forms)
  const { name } = shop.chrome.shop
  const key = `${shop.language} ${name} ${kind} ${shop.chrome.off}`
  const known = forms.get(key)
  if (known) return known
  const html = bytes.encode(
    renderToString(
      <TextsProvider value={textsIn(shop.language, name)}>
        <ShopProvider value={shop}>{part}</ShopProvider>
      </TextsProvider>
    )
  )
  forms.set(key, html)
  return html
}

/** Placeholder of a part in React's text; no text of a page can look like it, for its "<" would be escaped. */
const mark = (place: number): string => `<!--part ${place}-->`

/** The page as HTML, in pieces. Every machine rests in the state its facts put it in; nothing is asked while drawing. House 11. */
export const render = async ({
  ports,
  url,
  arrival,
  chrome,
  language,
  now,
  assets,
  scripts,
  recaptcha,
  mirrors = {},
  worker
}: PageToRender): Promise<ReadonlyArray<string | Uint8Array>> => {
  await rowAt(url.pathname)?.row.screen?.load()
  const sent: Sent = {
    arrival,
    chrome,
    origin: url.origin,
    now,
    assets,
    ...(recaptcha && { recaptcha }),
    ...(Object.keys(mirrors).length > 0 && { mirrors }),
    ...(worker !== undefined && { worker })
  }
  const shop = {
    ports,
    loadPort: async <K extends keyof ShopPorts>(name: K) => ports[name],
    // Neither a form with photos nor the question about notices is open while a page is drawn.
    loadPorts: () => Promise.resolve({ ...ports, loadPhotoFiles: never, loadPushDevice: never }),
    local: heldStores(),
    appActors: appActorsOf(createActor(shopMachine)),
    account: noAccount,
    cart: noCart,
    hearts: noHearts,
    ordering: unasked,
    chrome,
    language,
    origin: url.origin,
    now: () => now
  }
  const parts: Array<Uint8Array> = []
  const drawPart: DrawPart = (facts, kind, part) => mark(parts.push(drawnPart(shop, facts, kind, part)))
  const html = renderToString(
    <Document
      language={language}
      assets={assets}
      arrival={mark(0)}
      scripts={scripts}
      announcements={{
        strip: announcementIds(chrome.banners.promo_text_banner),
        emergency: announcementIds(chrome.banners.emergency_announcement)
      }}
      firstScript={firstScript}
    >
      <StaticRouter location={url.pathname + url.search}>
        <DrawPartProvider value={drawPart}>
          <App shop={shop} arrival={arrival} texts={textsIn(language, chrome.shop.name)} />
        </DrawPartProvider>
      </StaticRouter>
    </Document>
  )
  return pieces(`<!doctype html>${html}`, (place) => (place === 0 ? written(sent) : (parts[place - 1] ?? "")))
}

/** What a page was made of, for the browser to begin with; the data of drawn parts last. */
const written = jsonWriter((facts) => drawn.has(facts))

type Pieces = ReadonlyArray<string | Uint8Array>

/** The text cut at its marks, with the parts between; 0 is what the page was made of. */
const pieces = (text: string, partAt: (place: number) => Pieces | string | Uint8Array): Pieces =>
  text.split(/<!--part (\d+)-->/).flatMap((piece, place) => (place % 2 === 0 ? piece : partAt(Number(piece))))
