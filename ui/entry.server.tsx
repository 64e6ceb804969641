import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import { createActor } from "xstate"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ChromeFacts } from "#core/shop/facts.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { residentsOf, shopMachine } from "#core/shop/shop.machine.ts"
import { App } from "./app/App.tsx"
import { type Assets, Document } from "./app/Document.tsx"
import { heldStores } from "./app/local-stores.ts"
import type { Arrival } from "./app/Page.tsx"
import { routes, rowAt } from "./app/routes.tsx"
import { i18nOf } from "./messages/i18n.ts"
import { allTexts } from "./messages/texts.server.ts"

export { rowAt as match } from "./app/routes.tsx"
export { themeScript } from "./app/theme-script.ts"

export interface PageToRender {
  /** Nothing is asked of them while the page is drawn. */
  readonly ports: ShopPorts
  readonly url: URL
  readonly arrival: Arrival
  readonly chrome: ChromeFacts
  readonly language: Language
  readonly now: Instant
  readonly assets: Assets
}

/** What the browser starts from; the same names as `PageToRender`. */
export interface Sent {
  readonly arrival: Arrival
  readonly chrome: ChromeFacts
  readonly origin: string
  readonly now: Instant
  readonly assets: Assets
}

/** The modules each page loads in a browser, by the name of its route. */
export const sourcesByRoute: Readonly<Record<string, ReadonlyArray<string>>> = Object.fromEntries(
  routes.map(({ name, screen }) => [name, screen ? [screen.source] : []])
)

const texts = { id: i18nOf("id", allTexts.id), en: i18nOf("en", allTexts.en) }

/** The page as HTML. Every machine rests in the state its facts put it in; nothing is asked while drawing. House 11. */
export const render = async ({ ports, url, arrival, chrome, language, now, assets }: PageToRender): Promise<string> => {
  await rowAt(url.pathname)?.row.screen?.load()
  const sent: Sent = { arrival, chrome, origin: url.origin, now, assets }
  const shop = {
    ports,
    loadPorts: () => Promise.resolve(ports),
    local: heldStores(),
    residents: residentsOf(createActor(shopMachine)),
    chrome,
    language,
    origin: url.origin,
    now: () => now
  }
  const html = renderToString(
    <Document language={language} assets={assets} arrival={JSON.stringify(sent).replaceAll("<", "\\u003c")}>
      <StaticRouter location={url.pathname + url.search}>
        <App shop={shop} arrival={arrival} texts={texts[language]} />
      </StaticRouter>
    </Document>
  )
  return `<!doctype html>${html}`
}
