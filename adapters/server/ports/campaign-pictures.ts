import { Effect } from "effect"
import type { Logger } from "pino"
import { photosIn } from "#adapters/media/photos.ts"
import { reencoding, storing } from "#adapters/media/picture-processes.ts"
import type { PictureQueue } from "#adapters/media/picture-queue.ts"
import { type CampaignPicture, putCampaignPicture } from "#adapters/postgres/campaign-pictures.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { PhotoRefused } from "#core/reviews/photos/photos.errors.ts"
import { roomIn } from "../disk.ts"
import { type PlacesConfig, placeOf } from "../picture-places.ts"

/** Folder of pictures for banners below `/media`. */
export const campaignPicturesAddress = "/media/campaigns"

/** Pictures that operations add for banners. Decision 0128. */
export interface CampaignPictures {
  /** Re-encodes and stores a picture; refuses what is none, or is too small or too large. */
  readonly add: (sent: Uint8Array, name: string) => Effect.Effect<CampaignPicture, PhotoRefused | Unavailable>
  /** A file by its name; `undefined` if there is none. */
  readonly file: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

interface Parts {
  readonly db: Db
  readonly config: PlacesConfig
  readonly now: () => Instant
  readonly log: Pick<Logger, "warn">
  readonly queue: PictureQueue
}

/** Pictures for banners over the database, their files where the settings say. */
export const campaignPicturesOver = ({ db, config, now, log, queue }: Parts): CampaignPictures => {
  const folder = photosIn(placeOf(config, "campaigns"), campaignPicturesAddress)
  const roomy = roomIn(config.dataDir)
  const decode = Effect.fnUntraced(function* (sent: Uint8Array) {
    yield* roomy
    // Named by its bytes alone: the same picture is stored once.
    const encoded = yield* reencoding(() => folder.encode("", sent))
    return typeof encoded === "string" ? yield* new PhotoRefused({ problem: encoded }) : encoded
  })
  return {
    add: Effect.fnUntraced(function* (sent, name) {
      const { file, picture } = yield* queue.run({ owner: "operations", network: undefined }, sent.length, {
        decode: decode(sent),
        store: (encoded) => storing(() => folder.store(encoded), log)
      })
      // The words stand beside it.
      const added = { file, name, picture: { ...picture, alt: { id: "", en: "" } } }
      yield* putCampaignPicture(db, added, now())
      return added
    }),
    file: (name) => folder.read(name)
  }
}
