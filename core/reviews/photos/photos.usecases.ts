import { Effect } from "effect"
import { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { Reader } from "../../catalogue/catalogue.port.ts"
import { pictureIn } from "../../catalogue/names.rule.ts"
import type { RandomSource } from "../../kernel/random.ts"
import type { Words } from "../../kernel/text.ts"
import { pictureBytes } from "../../kernel/upload.ts"
import { PhotoId } from "./photo.ts"
import { PhotoRefused, PhotosFull, PhotoUnknown } from "./photos.errors.ts"
import type { PhotosPort } from "./photos.port.ts"
import { type PhotoFiles, type PhotoStore, waitingPhotosMost } from "./photos-store.port.ts"

/** What photos of reviews need. */
export interface PhotoServices {
  readonly store: PhotoStore
  readonly files: PhotoFiles
  readonly random: RandomSource
  /** What a photo without a description is said to show. */
  readonly unsaid: Words
}

/**
 * Photos of one member before a review takes them. They are counted before one is decoded, and again when it is stored: of those
 * sent at once none is stored beyond the limit. D-39.
 */
export const photosOver = (
  { store, files, random, unsaid }: PhotoServices,
  member: MemberId,
  { now, language }: Pick<Reader, "now" | "language">
): PhotosPort => ({
  upload: Effect.fnUntraced(function* ({ picture: sent }) {
    if (sent.length > pictureBytes) return yield* new PhotoRefused({ problem: "tooLarge" })
    const id = PhotoId(yield* random.uuid)
    const mayBegin = Effect.flatMap(store.waiting(member), (count) =>
      count < waitingPhotosMost ? Effect.void : Effect.fail(new PhotosFull())
    )
    const stored = yield* files.keep(id, sent, mayBegin)
    const photo = { id, file: stored.file, picture: { ...stored.picture, alt: unsaid }, at: now }
    const outcome = yield* Effect.onError(store.add(member, photo, waitingPhotosMost), () => files.remove(photo))
    if (outcome === "added") return { id, picture: pictureIn(photo.picture, language) }
    yield* files.remove(photo)
    return yield* outcome === "full" ? new PhotosFull() : new Unauthenticated()
  }),
  discard: ({ id }) =>
    Effect.flatMap(store.discard(member, id), (found) =>
      found ? Effect.void : Effect.fail(new PhotoUnknown({ ids: [id] }))
    )
})
