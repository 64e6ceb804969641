import { Effect, Exit } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import type { CataloguePort } from "#core/catalogue/catalogue.port.ts"
import { pageLanguage } from "../http/caller.ts"
import type { Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"

const letterWidth = 22
const height = 48

/** Returns the wordmark of a brand as a picture of one line. */
const drawn = (wordmark: string): string => {
  const width = Math.max(1, [...wordmark].length) * letterWidth
  const text = wordmark.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${text}"><text x="50%" y="34" text-anchor="middle" textLength="${width - 8}" lengthAdjust="spacingAndGlyphs" font-family="Georgia, serif" font-size="32" fill="#2b1021">${text}</text></svg>`
}

/** `GET /media/brands/{id}.svg`: the logo that brands name on the wire. Specification 3, Brand. 404 for an unknown brand. */
export const serveBrandLogos = (app: Server, catalogue: Pick<CataloguePort, "brand">): void => {
  app.get("/media/brands/:file", async (context) => {
    const [, id] = /^(\d{1,9})\.svg$/.exec(context.req.param("file")) ?? []
    const exit = await Effect.runPromiseExit(catalogue.brand({ id: BrandId(Number(id ?? 0)) }))
    if (Exit.isFailure(exit)) return problemResponse({ status: 404, code: "NOT_FOUND" }, pageLanguage(context))
    return new Response(drawn(exit.value.wordmark), {
      headers: {
        "content-type": "image/svg+xml; charset=utf-8",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "public, max-age=86400"
      }
    })
  })
}
