import type { Effect } from "effect"
import type { Picture } from "../../catalogue/picture.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { PhotoKey } from "./form-photo.ts"
import type { PhotoEdit, PhotoSize } from "./photo-edit.ts"
import type { FileUnfit, PhotoGone, PhotosUnstored } from "./photo-files.errors.ts"
import type { PhotosPort } from "./photos.port.ts"
import type { PhotosSubject, StoredPhotos } from "./stored-photos.rule.ts"

/** A file that was chosen, as a browser gives it. */
export interface ChosenFile {
  readonly size: number
  readonly name: string
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** What a browser knows of a file that it has read. */
export interface OpenedFile {
  /** Absent if this browser cannot draw it; the server can. */
  readonly preview?: string
  readonly size?: PhotoSize
}

/** Why an upload came to nothing. */
type Uploaded = PhotosPort["upload"] extends (input: never) => Effect.Effect<infer A, infer E>
  ? Effect.Effect<A, E | PhotoGone>
  : never

/** Photos of a form in this browser: read, prepared, uploaded and stored. D-39; rules 36 and 37. */
export interface PhotoFilesPort {
  /** Reads a file and measures it; the small copy shows what the edit leaves. */
  readonly open: (input: {
    readonly key: PhotoKey
    readonly edit: PhotoEdit
  }) => Effect.Effect<OpenedFile, FileUnfit | PhotoGone>
  /**
   * Uploads what the edit leaves of a file: turned upright, at most 2,000 pixels, as JPEG. A file that this browser cannot draw is
   * uploaded as it is. Rejects if the member of the form is not the one who is logged in in this browser.
   *
   * @param onProgress is called with the share of the upload that has been sent, from 0 to 1
   */
  readonly upload: (input: {
    readonly of: PhotosSubject
    readonly key: PhotoKey
    readonly edit: PhotoEdit
    readonly onProgress: (share: number) => void
  }) => Uploaded
  readonly discard: PhotosPort["discard"]
  /** Returns the photos of a form as they were left in this browser; those older than seven days are removed. */
  readonly restore: (input: {
    readonly of: PhotosSubject
    readonly now: Instant
  }) => Effect.Effect<StoredPhotos | undefined, PhotosUnstored>
  /**
   * Stores the photos of a form with their files, without their own data if this browser can draw them. What another tab has stored
   * of the same form stays.
   */
  readonly store: (input: {
    readonly of: PhotosSubject
    readonly stored: StoredPhotos
    /** Keys that this tab has had. */
    readonly known: ReadonlyArray<PhotoKey>
  }) => Effect.Effect<void, PhotosUnstored>
  /** Removes the photos of a form from this browser. */
  readonly clear: (input: { readonly of: PhotosSubject }) => Effect.Effect<void>
}

/** The same with what a screen asks while it is drawn. */
export interface PhotoFiles extends PhotoFilesPort {
  /** Takes a chosen file and returns its key. */
  readonly hold: (file: ChosenFile) => PhotoKey
  /** Returns an address of the upright picture for a screen that edits it; one that this browser cannot draw is read from the server. */
  readonly stage: (input: {
    readonly key: PhotoKey
    readonly picture: Picture | undefined
  }) => Promise<{ readonly src: string; readonly size: PhotoSize } | undefined>
}
