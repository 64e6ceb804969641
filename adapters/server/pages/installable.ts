import { readFileSync } from "node:fs"
import { join } from "node:path"
import { appIcon } from "#adapters/media/app-icon.ts"
import type { ShopIdentity } from "#core/stores/shop-identity.ts"
import { pageLanguage } from "../http/caller.ts"
import { bodyFor, packPieces } from "../http/encoded.ts"
import type { Server } from "../http/hono.ts"
import { letterMark } from "./shop-mark.ts"

/** Icons by their file: size in pixels, and the part of it that the mark takes. A maskable one has room around it. */
const icons = {
  "icon-192.png": { size: 192, share: 0.72, purpose: "any" },
  "icon-512.png": { size: 512, share: 0.72, purpose: "any" },
  "icon-maskable-512.png": { size: 512, share: 0.56, purpose: "maskable" },
  "apple-touch-icon.png": { size: 180, share: 0.66, purpose: undefined }
} as const
type IconName = keyof typeof icons
const isIcon = (name: string): name is IconName => name in icons

const about = {
  id: "Toko kecantikan dan ulasan jujur.",
  en: "A beauty shop with honest reviews."
} as const

/** A worker that removes itself and everything that an earlier one stored. */
export const farewell = `self.addEventListener("install",()=>self.skipWaiting());self.addEventListener("activate",(event)=>event.waitUntil((async()=>{for(const name of await caches.keys())await caches.delete(name);await self.registration.unregister()})()));`

/**
 * The manifest, the icons and the worker of the installed shop. D-74; decision 0133.
 *
 * @param folder of the built files
 * @param isOn whether pages work without a connection; if not, the worker removes itself from every browser that has one
 */
export const serveInstallable = (
  app: Server,
  {
    identity,
    folder,
    isOn
  }: { readonly identity: () => Promise<ShopIdentity>; readonly folder: string; readonly isOn: boolean }
): void => {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const sample = readFileSync(join(folder, "favicon.svg"), "utf8")
  const worker = packPieces([isOn ? readFileSync(join(folder, "sw.js"), "utf8") : farewell])

  app.get("/manifest.webmanifest", async (context) => {
    const { name } = await identity()
    const language = pageLanguage(context)
    const manifest = {
      id: "/",
      name,
      short_name: name.slice(0, 12),
      description: about[language],
      lang: language,
      start_url: "/?source=app",
      scope: "/",
      display: "standalone",
      background_color: "#FFFBFA",
      theme_color: "#FFFBFA",
      icons: Object.entries(icons).flatMap(([file, { size, purpose }]) =>
        purpose === undefined ? [] : [{ src: `/icons/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }]
      )
    }
    return new Response(JSON.stringify(manifest), {
      headers: {
        "content-type": "application/manifest+json; charset=utf-8",
        "cache-control": "no-cache",
        vary: "Cookie"
      }
    })
  })

  app.get("/icons/:name", async (context, next) => {
    const { name } = context.req.param()
    if (!isIcon(name)) return next()
    const { name: shop, isSample } = await identity()
    const mark = isSample ? sample : letterMark(shop)
    const { size, share } = icons[name]
    const key = `${name} ${mark}`
    const made = drawn.get(key) ?? appIcon(mark, size, share)
    // A merchant changes the name seldom: few are ever drawn.
    if (drawn.size > 20) drawn.clear()
    drawn.set(key, made)
    return new Response(await made, {
      headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" }
    })
  })

  app.get("/sw.js", async (context) => {
    const { body, encoding } = await bodyFor(worker, context.req.header("accept-encoding"))
    return new Response(body, {
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
        vary: "Accept-Encoding",
        ...(encoding && { "content-encoding": encoding })
      }
    })
  })
}
