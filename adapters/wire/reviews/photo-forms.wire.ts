import { Schema } from "effect"
import { type AttachedPhoto, type OwnPhoto, PhotoId, photosMost, photoWordsMost } from "#core/reviews/photos/photo.ts"
import type { Mapping } from "../endpoint.ts"
import { brandCodec } from "../parts.ts"
import { PictureOnWire, plainUrl } from "../picture.wire.ts"

/** The id of a photo: a UUID. */
export const photoId = brandCodec(PhotoId, Schema.String.pipe(Schema.check(Schema.isPattern(/^[0-9a-f-]{36}$/))))

/** Words of a photo: without control characters, at most 125 characters. */
const said = Schema.optionalKey(
  Schema.String.pipe(Schema.check(Schema.isPattern(new RegExp(`^[^\\p{Cc}\\p{Cs}]{0,${photoWordsMost}}$`, "u"))))
)

const AttachedOnWire = Schema.Struct({ id: photoId, name: said, description: said }).pipe(
  Schema.encodeKeys({ id: "image_id" })
)
/** Photos as a review takes them: at most five, each once. D-39. */
export const attachedPhotos: Schema.Codec<ReadonlyArray<AttachedPhoto>, unknown> = Schema.Array(AttachedOnWire).pipe(
  Schema.check(
    Schema.isMaxLength(photosMost),
    Schema.makeFilter<ReadonlyArray<AttachedPhoto>>(
      (photos) => new Set(photos.map(({ id }) => id)).size === photos.length
    )
  )
)

const OwnOnWire = Schema.Struct({
  id: photoId,
  url: Schema.String,
  name: Schema.optionalKey(Schema.String),
  description: Schema.optionalKey(Schema.String),
  picture: PictureOnWire
}).pipe(Schema.encodeKeys({ id: "image_id" }))
/** A photo for its owner; `url` is one plain address of it. */
export const ownPhoto: Mapping<OwnPhoto, typeof OwnOnWire.Type> = {
  schema: OwnOnWire,
  to: (photo) => ({ ...photo, url: plainUrl(photo.picture) }),
  from: ({ url: _, ...photo }) => photo
}
