import { Effect, Schema } from "effect"
import { readCampaignPictures } from "#adapters/postgres/campaign-pictures.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { PhotoRefused } from "#core/reviews/photos/photos.errors.ts"
import { callLanguage } from "../../http/caller.ts"
import type { Server } from "../../http/hono.ts"
import { type Problem, problemResponse } from "../../http/problem.ts"
import { type CampaignPictures, campaignPicturesAddress } from "../../ports/campaign-pictures.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import { opsReply } from "../ops-reply.ts"

interface PictureParts {
  readonly token: string
  readonly db: Db
  readonly pictures: CampaignPictures
}

/** Largest picture, in characters of base64: 8 MB. */
const mostBase64 = 11_184_812
const Given = Schema.Struct({
  file: opsText(120),
  picture: Schema.String.pipe(Schema.check(Schema.isMaxLength(mostBase64), Schema.isPattern(/^[A-Za-z0-9+/]+={0,2}$/)))
})

const headers = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cache-control": "public, max-age=31536000, immutable"
}

/**
 * `GET /ops/pictures` lists the pictures for banners; `POST /ops/pictures {file, picture}` adds one, in base64. Only for this machine, and
 * only with the token. `GET /media/campaigns/{hash}-{width}.{avif|webp}` is for everybody. D-75; decision 0128.
 */
export const servePictureOps = (app: Server, { token, db, pictures }: PictureParts): void => {
  const guarded = opsGuard(token)
  const reply = opsReply(problemOf)
  const shown = ({
    name,
    picture: { src }
  }: {
    readonly name: string
    readonly picture: { readonly src: string }
  }) => ({
    file: name,
    address: src
  })

  app.get(
    "/ops/pictures",
    guarded((context) =>
      reply(
        context,
        Effect.map(readCampaignPictures(db), (all) => all.map(shown))
      )
    )
  )
  app.post(
    "/ops/pictures",
    guarded(async (context) => {
      const given = await opsBody(context, Given)
      if (given instanceof Response) return given
      const sent = new Uint8Array(Buffer.from(given.picture, "base64"))
      return reply(context, Effect.map(pictures.add(sent, given.file), shown))
    })
  )
  app.get(`${campaignPicturesAddress}/:file`, async (context) => {
    const name = context.req.param("file")
    const found = await pictures.file(name)
    const type = name.endsWith(".avif") ? "image/avif" : "image/webp"
    return found === undefined
      ? problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
      : new Response(found, { headers: { ...headers, "content-type": type } })
  })
}

const problemOf = (refusal: PhotoRefused | Unavailable): Problem =>
  refusal._tag === "PhotoRefused"
    ? { status: 422, code: "PICTURE_REFUSED", tag: refusal._tag, details: { problem: refusal.problem } }
    : { status: 503, code: "UNAVAILABLE" }
