import type { Instant } from "../../kernel/moment.ts"
import { type FormPhoto, PhotoKey, type RemovedPhoto, uploadedMs } from "./form-photo.ts"
import { type AttachedPhoto, type OwnPhoto, type PhotoId, photosMost, photoWordsMost } from "./photo.ts"
import { isSameEdit, type PhotoEdit, unedited } from "./photo-edit.ts"

type Photos = ReadonlyArray<FormPhoto>

/** Returns the photos with one of them changed. */
export const withPhoto = (photos: Photos, key: PhotoKey | null, change: (photo: FormPhoto) => FormPhoto): Photos =>
  photos.map((photo) => (photo.key === key ? change(photo) : photo))

/** Returns the photos with one moved to another place; the others keep their order. The first one is the cover. */
export const withMoved = (photos: Photos, key: PhotoKey, to: number): Photos => {
  const moved = photos.find((photo) => photo.key === key)
  if (moved === undefined) return photos
  const others = photos.filter((photo) => photo !== moved)
  const place = Math.min(Math.max(0, to), others.length)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** Returns the photos with removed ones at their places again, as far as there is room. */
export const withRestored = (photos: Photos, removed: ReadonlyArray<RemovedPhoto>, most: number = photosMost): Photos =>
  removed
    .toSorted((one, other) => one.place - other.place)
    .slice(0, most - photos.length)
    .reduce<Photos>((all, { photo, place }) => [...all.slice(0, place), waitAgain(photo), ...all.slice(place)], photos)

/** Returns a photo whose upload, or whose reading, begins again when its turn comes. */
export const waitAgain = (photo: FormPhoto): FormPhoto =>
  photo.step === "uploading" ? { ...photo, step: "waiting" } : photo

/** Returns a description without line breaks, cut to 125 characters. */
export const descriptionOf = (text: string): string => [...text.replace(/\s+/g, " ")].slice(0, photoWordsMost).join("")

/** Returns a photo with another edit: it is read and uploaded again. With the same edit it stays as it is. */
export const editPhoto = (photo: FormPhoto, edit: PhotoEdit): FormPhoto => {
  if (isSameEdit(photo.edit, edit)) return photo
  const { uploaded: _, problem: __, ...rest } = photo
  return { ...rest, edit, step: "opening" }
}

/** Returns a photo that is uploaded again, because the server may have removed what it had. */
export const uploadedAgain = ({ uploaded: _, problem: __, ...photo }: FormPhoto): FormPhoto => ({
  ...photo,
  step: "waiting"
})

/** Returns a photo of an earlier visit: what the server has by now removed is uploaded again, and so is what had failed. D-39. */
export const resumePhoto = (photo: FormPhoto, now: Instant): FormPhoto => {
  const { uploaded } = photo
  if (uploaded === undefined) return photo.step === "opening" ? photo : uploadedAgain(photo)
  if (uploaded.isAttached || now - uploaded.at < uploadedMs) return { ...photo, step: "ready" }
  return uploadedAgain(photo)
}

/** Returns the photos of a review that is changed. */
export const photosOfReview = (photos: ReadonlyArray<OwnPhoto>, at: Instant): Photos =>
  photos.map(({ id, picture, name, description = "" }) => ({
    key: PhotoKey(id),
    step: "ready",
    edit: unedited,
    description,
    ...(name === undefined ? {} : { name }),
    uploaded: { id, picture, at, isAttached: true }
  }))

/** Returns whether these are the photos that a review has, in any order. */
export const hasPhotos = (review: ReadonlyArray<PhotoId>, ids: ReadonlyArray<PhotoId>): boolean =>
  review.length === ids.length && review.every((id) => ids.includes(id))

/**
 * Returns the photos of a form with those of its draft. If the review has other photos than those the draft was made of, it has its own
 * ones, and behind them what the draft has added, as far as there is room. Rule 36; D-39.
 */
export const photosWithStored = (
  {
    photos,
    begun,
    most = photosMost
  }: { readonly photos: Photos; readonly begun: ReadonlyArray<PhotoId>; readonly most?: number },
  stored: { readonly photos: Photos; readonly begun: ReadonlyArray<PhotoId> }
): Photos => {
  if (hasPhotos(begun, stored.begun)) return stored.photos.slice(0, most)
  const added = stored.photos.filter(
    ({ uploaded }) => !uploaded?.isAttached && !(uploaded && begun.includes(uploaded.id))
  )
  return [...photos, ...added].slice(0, most)
}

/** What a form of a review knows of its photos. */
export interface PhotosStanding {
  /** Photos on the server, in their order: what a review takes. */
  readonly attached: ReadonlyArray<AttachedPhoto>
  /** Photos that are not on the server yet. */
  readonly pending: number
  /** Photos that could not be uploaded. */
  readonly failed: number
  /** Whether the photos that this browser has stored were read: before that a review could be sent without them. */
  readonly isKnown: boolean
}

/** A form without photos. */
export const noPhotos: PhotosStanding = { attached: [], pending: 0, failed: 0, isKnown: true }

/** Returns what the form of a review is to know of its photos. */
export const standingOf = (photos: Photos): PhotosStanding => ({
  attached: photos.flatMap(({ step, uploaded, name, description }) =>
    step === "ready" && uploaded !== undefined
      ? [
          {
            id: uploaded.id,
            ...(name === undefined ? {} : { name }),
            ...(description.trim() === "" ? {} : { description: description.trim() })
          }
        ]
      : []
  ),
  pending: photos.filter(({ step }) => step !== "ready" && step !== "failed").length,
  failed: photos.filter(({ step }) => step === "failed").length,
  isKnown: true
})

/** Returns whether two lists name the same photos in the same order, with the same words. */
export const isSameAttached = (one: ReadonlyArray<AttachedPhoto>, other: ReadonlyArray<AttachedPhoto>): boolean =>
  one.length === other.length &&
  one.every(
    ({ id, name, description }, place) =>
      other[place]?.id === id && other[place].name === name && other[place].description === description
  )

/**
 * Returns the photos of a form as they are stored: those of this tab, and behind them what another tab has added to the same form.
 *
 * @param known keys that this tab has had: what is gone of them was removed here
 */
export const joinedPhotos = <P extends { readonly key: PhotoKey }>(
  stored: ReadonlyArray<P>,
  own: ReadonlyArray<P>,
  known: ReadonlySet<PhotoKey>
): ReadonlyArray<P> => [...own, ...stored.filter(({ key }) => !known.has(key))]
