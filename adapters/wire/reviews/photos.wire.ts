import { Schema } from "effect"
import { PhotoRefused, PhotosFull, PhotoUnknown } from "#core/reviews/photos/photos.errors.ts"
import type { PhotosPort } from "#core/reviews/photos/photos.port.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { reviewPhotosOff } from "../part-refusals.ts"
import { one, same } from "../parts.ts"
import { ownPhoto, photoId } from "./photo-forms.wire.ts"

const Problem = Schema.Struct({ problem: Schema.Literals(["unreadable", "tooLarge", "tooManyPixels", "tooSmall"]) })
const refused: Refusal<PhotoRefused> = {
  status: 422,
  code: "PHOTO_REFUSED",
  details: {
    schema: Problem,
    to: ({ problem }: PhotoRefused) => ({ problem }),
    from: (wire: typeof Problem.Type) => new PhotoRefused(wire)
  }
}

const Unknown = Schema.Struct({ image_ids: Schema.Array(photoId) })
/** How a review refuses photos that it may not take. */
export const photoUnknown: Refusal<PhotoUnknown> = {
  status: 422,
  code: "PHOTO_UNKNOWN",
  details: {
    schema: Unknown,
    to: ({ ids }: PhotoUnknown) => ({ image_ids: ids }),
    from: ({ image_ids: ids }: typeof Unknown.Type) => new PhotoUnknown({ ids })
  }
}

const SentOnWire = Schema.Struct({
  picture: Schema.instanceOf(Uint8Array),
  of: Schema.optionalKey(Schema.Literals(["proposal"]))
})
const sent: Mapping<Parameters<PhotosPort["upload"]>[0], typeof SentOnWire.Type> = {
  schema: SentOnWire,
  to: ({ picture, ...rest }) => ({ ...rest, picture: new Uint8Array(picture) }),
  from: (wire) => wire
}

const Gone = Schema.Struct({ data: Schema.Boolean })

/** Endpoints for photos of a member's reviews and proposals. Wire, Wishlist and reviews; D-39. */
export const photosWire: Wire<PhotosPort> = {
  upload: {
    service: "public",
    method: "post",
    path: "/review-images",
    summary:
      "Stores a picture for a review of the member, with `X-Photo-Of: proposal` for a proposal: the body is the picture, or a form with it as its one file; it is removed after 24 hours if nothing has taken it",
    input: sent,
    headers: { of: "X-Photo-Of" },
    bytes: "picture",
    output: one(ownPhoto),
    status: () => 201,
    refusals: {
      ...reviewPhotosOff,
      Unauthenticated: unauthenticated,
      PhotoRefused: refused,
      PhotosFull: { status: 409, code: "PHOTOS_FULL", make: () => new PhotosFull() }
    }
  },
  discard: {
    service: "public",
    method: "delete",
    path: "/review-images/{id}",
    summary: "Removes a picture that no review has taken",
    input: same(Schema.Struct({ id: photoId })),
    output: { schema: Gone, to: () => ({ data: true }), from: () => undefined },
    refusals: { Unauthenticated: unauthenticated, PhotoUnknown: { ...photoUnknown, status: 404 } }
  }
}
