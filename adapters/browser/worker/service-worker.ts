import { CacheableResponsePlugin } from "workbox-cacheable-response"
import { clientsClaim } from "workbox-core"
import type { WorkboxPlugin } from "workbox-core/types.js"
import { ExpirationPlugin } from "workbox-expiration"
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching"
import { registerRoute, setCatchHandler } from "workbox-routing"
import { CacheFirst, NetworkFirst } from "workbox-strategies"
import { noticeIn, pageAt, storeRenewed } from "./push-events.ts"
import { isPublicAnswer, isStoredPage, offlinePath } from "./stored-requests.ts"
import { isQuestion, isTakeOver, isVisit } from "./worker-messages.ts"

/** The worker's global scope, as far as it is used here: the types of pages and workers exclude each other. */
interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (
      wish: object
    ) => Promise<ReadonlyArray<{ readonly url: string; readonly focus: () => Promise<unknown> }>>
    readonly openWindow: (address: string) => Promise<unknown>
  }
  readonly __WB_MANIFEST: ReadonlyArray<{ readonly url: string; readonly revision: string | null }>
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (kind: string, handle: (event: WorkerEvent) => void) => void
}
interface WorkerEvent extends Event {
  readonly data?: unknown
  readonly ports?: ReadonlyArray<MessagePort>
  readonly request?: Request
  /** Of a notice that was pressed. */
  readonly notification?: Notification
  /** Of a subscription that the browser ended. */
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
  readonly waitUntil: (work: Promise<unknown>) => void
}
declare const self: Worker

const day = 86_400
const pageCache = "pages"
/** Own choice: what a visit of an evening looks at. */
const most = { pages: 60, calls: 120, files: 300, pictures: 200 } as const
const pageDays = 14

// A newer worker waits until a page asks for it. Then it answers for all pages, also those of older builds: pages come from the network
// first, and files have names of their own for each build, of which the server has two. D-74; decision 0134.
clientsClaim()
cleanupOutdatedCaches()
const built = [...self.__WB_MANIFEST]
precacheAndRoute(built, { ignoreURLParametersMatching: [/.*/] })

/** The library's own plugins have properties that may be `undefined`, which its type of a plugin leaves out. */
const plugin = (made: object): WorkboxPlugin => made as WorkboxPlugin
const good = plugin(new CacheableResponsePlugin({ statuses: [200] }))
const upTo = (maxEntries: number, days: number) =>
  plugin(new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }))

const pages = new NetworkFirst({
  cacheName: pageCache,
  matchOptions: { ignoreVary: true },
  plugins: [good, upTo(most.pages, pageDays)]
})

registerRoute(({ request, url }) => request.mode === "navigate" && isStoredPage(url.pathname), pages)

// Answers that are the same for everyone, as the server says; the network goes first, so that no price or stock is older than it.
registerRoute(
  ({ url }) => url.pathname.startsWith("/api/"),
  new NetworkFirst({
    cacheName: "calls",
    plugins: [
      good,
      { cacheWillUpdate: async ({ response }) => (isPublicAnswer(response.headers) ? response : null) },
      upTo(most.calls, 1)
    ]
  })
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: "files", plugins: [good, upTo(most.files, 60)] })
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith("/media/") || url.pathname === "/favicon.svg"),
  new CacheFirst({ cacheName: "pictures", plugins: [good, upTo(most.pictures, 30)] })
)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate") return Response.error()
  if (url?.pathname === "/offline") return (await matchPrecache("/offline")) ?? Response.error()
  const from = url === undefined ? "/" : url.pathname + url.search
  return Response.redirect(offlinePath(from), 302)
})
// A page that is never stored: it comes from the network, or the offline page takes its place.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !isStoredPage(url.pathname),
  async ({ request }) => fetch(request)
)

const storeMissing = async (name: string, addresses: ReadonlyArray<string>): Promise<void> => {
  const cache = await caches.open(name)
  for (const address of addresses) {
    if (await cache.match(address, { ignoreVary: true })) continue
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.status === 200 && !answer.redirected) await cache.put(address, answer)
  }
}

const builtFiles = new Set(built.map(({ url }) => url))

self.addEventListener("message", (event) => {
  const { data } = event
  if (isTakeOver(data)) event.waitUntil(self.skipWaiting())
  if (isQuestion(data)) event.ports?.[0]?.postMessage(builtFiles.has(data.file))
  if (!isVisit(data)) return
  const [pictures, files] = [
    data.files.filter((file) => file.startsWith("/media/")),
    data.files.filter((file) => file.startsWith("/assets/"))
  ]
  const path = new URL(data.page, location.origin).pathname
  event.waitUntil(
    Promise.all([
      isStoredPage(path) ? storeMissing(pageCache, [data.page]) : undefined,
      storeMissing("files", files),
      storeMissing("pictures", pictures)
    ])
  )
})

// Another language: what is stored is in the one before.
self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request?.method === "POST" && new URL(request.url).pathname === "/language")
    event.waitUntil(Promise.all([caches.delete(pageCache), caches.delete("calls")]))
})

// A message of the shop about an order. Browsers want each shown, and take the right to send away from a shop that is silent.
self.addEventListener("push", (event) => {
  const sent = event.data as { readonly text: () => string } | null | undefined
  const { title, text, path } = noticeIn(sent?.text(), navigator.language)
  const shown = { body: text, icon: "/icons/icon-192.png", badge: "/icons/icon-192.png", tag: path, renotify: true }
  event.waitUntil(self.registration.showNotification(title, { ...shown, data: path }))
})

self.addEventListener("notificationclick", (event) => {
  const { notification } = event
  if (notification === undefined) return
  notification.close()
  const path = String(notification.data)
  const open = async (): Promise<unknown> => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
    const page = pageAt(pages, path, location.origin)
    return page === undefined ? self.clients.openWindow(path) : page.focus()
  }
  event.waitUntil(open())
})

// The browser changed the subscription by itself.
self.addEventListener("pushsubscriptionchange", (event) => {
  const { newSubscription, oldSubscription } = event
  const renew = async (): Promise<void> => {
    const key = oldSubscription?.options.applicationServerKey
    const renewed =
      newSubscription ??
      (key && (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })))
    if (renewed) await storeRenewed(renewed)
  }
  event.waitUntil(renew())
})
