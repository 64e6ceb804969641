import { Effect } from "effect"
import type { ShopPorts } from "#core/shop/ports.ts"
import { type ShopIdentity, unnamedShop } from "#core/stores/shop-identity.ts"
import type { Server } from "../http/hono.ts"

/** Returns who the merchant is; an unnamed shop while the database cannot be read. */
export const shopIdentity = ({ stores }: Pick<ShopPorts, "stores">): Promise<ShopIdentity> =>
  Effect.runPromise(Effect.catchTag(stores.frame({}), "Unavailable", () => Effect.succeed(unnamedShop)))

/**
 * `/favicon.svg` of a merchant's shop: the first letter of its name. The sample shop has the drawing that was built, which
 * is served behind this. Decision 0055.
 */
export const serveShopMark = (app: Server, identity: () => Promise<ShopIdentity>): void => {
  app.get("/favicon.svg", async (_, next) => {
    const { name, isSample } = await identity()
    if (isSample) return next()
    return new Response(letterMark(name), {
      headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" }
    })
  })
}

/** A round mark with the first letter of a name, in the colours of the shop's own drawing. */
export const letterMark = (name: string): string => {
  const [first] = new Intl.Segmenter("id", { granularity: "grapheme" }).segment(name.trim())
  const letter = escaped((first?.segment ?? "").toLocaleUpperCase("id"))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -18 36 36"><title>${escaped(name)}</title><style>circle{fill:#6a1750}text{fill:#fff}@media(prefers-color-scheme:dark){circle{fill:#ff9db6}text{fill:#180a13}}</style><circle r="17"/><text text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-size="22" font-weight="700">${letter}</text></svg>`
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
