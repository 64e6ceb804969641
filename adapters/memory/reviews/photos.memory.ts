import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { PhotoId } from "#core/reviews/photos/photo.ts"
import { PhotoRefused } from "#core/reviews/photos/photos.errors.ts"
import type { PhotoFiles, PhotoStore } from "#core/reviews/photos/photos-store.port.ts"

/** Photos in memory that no review has taken, of members who are not removed. */
export const memoryPhotos = (): PhotoStore => {
  const photos = new Map<PhotoId, MemberId>()
  const countOf = (member: MemberId): number => [...photos.values()].filter((owner) => owner === member).length
  return {
    waiting: (member) => Effect.sync(() => countOf(member)),
    add: (member, { id }, most) =>
      Effect.sync(() => {
        if (countOf(member) >= most) return "full"
        photos.set(id, member)
        return "added"
      }),
    discard: (member, id) => Effect.sync(() => photos.get(id) === member && photos.delete(id))
  }
}

/**
 * Files of photos that nothing decodes: what begins as a JPEG does is shown as one picture of the demo shop.
 *
 * @param shown a picture without its words
 */
export const undecodedPhotos = (shown: Parameters<PhotoFiles["remove"]>[0]["picture"]): PhotoFiles => ({
  keep: (id, sent, mayBegin) =>
    Effect.andThen(mayBegin, () =>
      sent[0] === 0xff && sent[1] === 0xd8
        ? Effect.succeed({ file: id.replaceAll("-", ""), picture: shown })
        : Effect.fail(new PhotoRefused({ problem: "unreadable" }))
    ),
  remove: () => Effect.void
})
