import type { Instant } from "../../kernel/moment.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { FormPhoto, PhotoKey, RefusedFile, RemovedPhoto } from "./form-photo.ts"
import type { OwnPhoto, PhotoId } from "./photo.ts"
import type { PhotoEdit } from "./photo-edit.ts"
import type { PhotosSubject } from "./stored-photos.rule.ts"

/** Input of the photos of a form. */
export interface ReviewPhotosInput {
  readonly of: PhotosSubject
  /** Photos of the review that is changed; none of a new one. */
  readonly begun: ReadonlyArray<OwnPhoto>
  /** Most photos of the form; those of a review if absent. */
  readonly most?: number
  readonly at: Instant
}

/** What the photos of a form remember. */
export interface ReviewPhotosContext {
  readonly of: PhotosSubject
  readonly photos: ReadonlyArray<FormPhoto>
  /** Most photos of the form. */
  readonly most: number
  /** Photos that the review has: those of its draft that belong to another version are not used. */
  readonly begun: ReadonlyArray<PhotoId>
  /** How many photos left the form because the review does not have them any more. */
  readonly dropped: number
  /** What is read or uploaded now. */
  readonly active: { readonly key: PhotoKey; readonly edit: PhotoEdit } | null
  /** Share of the upload under way, from 0 to 1. */
  readonly progress: number
  /** Files of the last choice that were not taken. */
  readonly refused: ReadonlyArray<RefusedFile>
  /** What was removed last, and can be restored. */
  readonly removed: ReadonlyArray<RemovedPhoto>
  /** Photos on the server that the form does not use any more. */
  readonly discarded: ReadonlyArray<PhotoId>
  /** Keys that this tab has had. */
  readonly known: ReadonlyArray<PhotoKey>
  /** Rises with each change that is to be stored. */
  readonly revision: number
  /** The revision that was stored last, or that could not be. */
  readonly settled: number
  /** The revision that is being stored. */
  readonly storing: number
  /** This browser stores photos, as far as is known. */
  readonly isStored: boolean
  /** The moment of the last event. */
  readonly now: Instant
}

/** A file that was chosen, before it is read. */
export interface NewFile {
  readonly key: PhotoKey
  readonly name: string
  readonly bytes: number
}

/** Events of the photos of a form. */
export type ReviewPhotosEvent =
  | Timed<
      | { readonly type: "files.chosen"; readonly files: ReadonlyArray<NewFile> }
      | { readonly type: "photo.moved"; readonly key: PhotoKey; readonly to: number }
      | { readonly type: "photo.described"; readonly key: PhotoKey; readonly description: string }
      | { readonly type: "photo.edited"; readonly key: PhotoKey; readonly edit: PhotoEdit }
      /** Also cancels its upload. */
      | { readonly type: "photo.removed"; readonly key: PhotoKey }
      | { readonly type: "photos.removed" }
      | { readonly type: "removal.undone" }
      | { readonly type: "photo.retried"; readonly key: PhotoKey }
      | { readonly type: "connection.returned" }
      /** The server has removed photos before a review took them, or from the review: `unknown`, as far as it says which. */
      | { readonly type: "photos.expired"; readonly unknown: ReadonlyArray<PhotoId> }
    >
  | { readonly type: "upload.progressed"; readonly share: number }
