import type { SnapshotFrom } from "xstate"
import type { FormPhoto, RefusedFile } from "./form-photo.ts"
import { type PhotosStanding, standingOf } from "./form-photos.rule.ts"
import type { reviewPhotosMachine } from "./review-photos.machine.ts"

/** A photo of a form as its tile shows it. */
export interface PhotoTileView extends FormPhoto {
  /** Its place, from 1 on; the first is the cover. */
  readonly number: number
  /** Percent of its upload that have been sent. */
  readonly percent: number
}

/** Everything that the photos of a form show. */
export interface ReviewPhotosView {
  /** Photos of an earlier visit are read. */
  readonly isRestoring: boolean
  readonly tiles: ReadonlyArray<PhotoTileView>
  /** How many more can be chosen. */
  readonly room: number
  /** Files of the last choice that were not taken. */
  readonly refused: ReadonlyArray<RefusedFile>
  /** How many were removed last, and can be restored; limited by the room there is. */
  readonly removed: number
  /** How many left the form because the review does not have them any more. */
  readonly dropped: number
  /** Whether this browser stores the photos of the draft. */
  readonly isStored: boolean
  readonly standing: PhotosStanding
}

/** Returns what the photos of a form show. */
export const viewReviewPhotos = ({ value, context }: SnapshotFrom<typeof reviewPhotosMachine>): ReviewPhotosView => {
  const { photos, most, progress, refused, removed, dropped, isStored } = context
  const room = most - photos.length
  return {
    isRestoring: value === "restoring",
    tiles: photos.map((photo, place) => ({
      ...photo,
      number: place + 1,
      percent: photo.step === "uploading" ? Math.round(progress * 100) : 0
    })),
    room,
    refused,
    removed: Math.min(removed.length, room),
    dropped,
    isStored,
    standing: standingOf(photos)
  }
}
