import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { createActor } from "xstate"
import { activeWatching } from "#adapters/browser/inspection.ts"
import { lazyAccount } from "#adapters/browser/lazy-account.ts"
import { lazyCart } from "#adapters/browser/lazy-cart.ts"
import { lazyPorts } from "#adapters/browser/lazy-ports.ts"
import { browserStores } from "#adapters/browser/storage.ts"
import { reportDefectsTo } from "#core/kernel/defects.ts"
import { instant } from "#core/kernel/moment.ts"
import { languages } from "#core/kernel/text.ts"
import { appActorsOf, shopMachine } from "#core/shop/shop.machine.ts"
import { App } from "./app/App.tsx"
import { Document } from "./app/Document.tsx"
import { firstFiles } from "./app/first-files.ts"
import { rowAt } from "./app/routes.tsx"
import type { Sent } from "./entry.server.tsx"
import { followInstall, postBuild } from "./install/app-news.ts"
import { followLostFiles, inTime, isFileLost } from "./kit/overlay/lost-file.ts"
import { ignoreSecondTaps } from "./kit/overlay/second-tap.ts"
import { followOverlays } from "./kit/overlay/useBackCloses.ts"
import { fetchAhead, whenRested } from "./kit/useIdle.ts"
import { i18nOf } from "./messages/i18n.ts"
import { followReturn } from "./offline/follow-return.ts"
import { notingAdds } from "./tracking/noted.ts"
import { lazyHearts } from "./wishlist/lazy-hearts.ts"
import "./theme/reset.css.ts"

followLostFiles()
followInstall()

/** Sends a defect to the shop, with the pattern of the page's path. */
const send = (cause: unknown): void => {
  // Not a defect: no connection, or a newer build.
  if (isFileLost(cause)) return
  import("#adapters/browser/client-errors.ts").then(
    ({ reportClientError }) => reportClientError(cause, rowAt(location.pathname)?.row.path ?? "/*"),
    () => undefined
  )
}
/** The same for a defect that the browser itself does not print. */
const report = (cause: unknown): void => {
  if (!isFileLost(cause)) console.error(cause)
  send(cause)
}
reportDefectsTo(report)
addEventListener("error", ({ error, message }) => send(error ?? message))
addEventListener("unhandledrejection", ({ reason }) => send(reason))

const text = document.getElementById("arrival")?.textContent ?? "{}"
const sent = JSON.parse(text) as Sent
// The page that arrived is the requested one: the server leaves out parameters that change nothing in it.
const arrival = { ...sent.arrival, url: location.pathname + location.search }
const language = languages.find((known) => known === document.documentElement.lang) ?? "id"
const row = rowAt(location.pathname)?.row

const texts = await firstFiles(language, row)

if (browserStores.recorder.read() || location.hash.startsWith("#sandbox="))
  await (await import("./entry.developer.ts")).develop()
const actor = createActor(shopMachine, activeWatching()).start()
// The page was made with the server's moment; what is drawn again while hydrating must see the same one.
const skew = sent.now - Date.now()
const now = () => instant(Date.now() + skew)
const ports = lazyPorts(language, sent.mirrors, inTime)
const { recaptcha } = sent
const account = lazyAccount(ports.loadPort, now)
const appActors = appActorsOf(actor)
const i18n = i18nOf(language, texts, sent.chrome.shop.name)
const shop = {
  ...ports,
  local: browserStores,
  appActors,
  account,
  cart: notingAdds(lazyCart(ports.loadPort, account, now)),
  persistedBag: () =>
    import("#adapters/browser/persisted-bag.ts").then(({ bagInText }) => bagInText(browserStores.bag.read() ?? "")),
  hearts: lazyHearts({ ...ports, local: browserStores, appActors, account, i18n, now, inspected: activeWatching }),
  chrome: sent.chrome,
  language,
  origin: sent.origin,
  now,
  inspected: activeWatching,
  provePerson:
    recaptcha &&
    ((form: string) =>
      import("#adapters/browser/recaptcha.ts").then(({ recaptchaToken }) => recaptchaToken(recaptcha, form)))
}

followOverlays()
ignoreSecondTaps()
// A slow telephone has just read all of this: what it was asked meanwhile comes first.
await new Promise((resolve) => setTimeout(resolve))
// From here on React queues what is pressed until it can answer.
document.documentElement.dataset["live"] = "soon"
startTransition(() => {
  hydrateRoot(
    document,
    <Document language={language} assets={sent.assets} arrival={text}>
      <BrowserRouter>
        <App shop={shop} arrival={arrival} texts={i18n} />
      </BrowserRouter>
    </Document>,
    { onCaughtError: report, onUncaughtError: report, onRecoverableError: report }
  )
})
fetchAhead(sent.assets.ahead)
followReturn(report)
const { worker } = sent
if (worker && "serviceWorker" in navigator)
  whenRested(() => {
    import("#adapters/browser/worker/follow-visit.ts").then(
      ({ followVisit }) => followVisit(worker, postBuild),
      () => undefined
    )
  })
