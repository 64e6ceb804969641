import { Effect } from "effect"
import type { ReviewPhotos } from "../ports/photos.ts"
import { photoRoute } from "../ports/photos.ts"
import { callLanguage } from "./caller.ts"
import type { Server } from "./hono.ts"
import { problemResponse, unavailable } from "./problem.ts"

/**
 * Headers of a photo: shown as a picture and nothing else. Browsers need not ask again; caches that many share do after 30 seconds,
 * so that a hidden one is gone within a minute. Security 4, Uploads; decision 0110.
 */
const headers = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cache-control": "public, max-age=31536000, s-maxage=30, immutable"
}

/** `GET /media/reviews/{hash}-{width}.{avif|webp}`: a photo of a review. Only names that the shop makes are looked for. */
export const servePhotos = (app: Server, file: ReviewPhotos["file"]): void => {
  app.get(photoRoute, async (context) => {
    const name = context.req.param("file") ?? ""
    const found = await Effect.runPromise(Effect.result(file(name)))
    if (found._tag === "Failure") return problemResponse(unavailable, callLanguage(context))
    const type = name.endsWith(".avif") ? "image/avif" : "image/webp"
    return found.success === undefined
      ? problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
      : new Response(found.success, { headers: { ...headers, "content-type": type } })
  })
}
