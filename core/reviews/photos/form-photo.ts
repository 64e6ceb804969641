import type { Picture } from "../../catalogue/picture.ts"
import { type Brand, brandConstructor } from "../../kernel/brand.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { PhotoId } from "./photo.ts"
import type { PhotoEdit, PhotoSize } from "./photo-edit.ts"

/** Identifies a photo of a form in this browser, whether it has been uploaded or not. */
export type PhotoKey = Brand<string, "PhotoKey">
/** Returns a primitive as a `PhotoKey`. */
export const PhotoKey = brandConstructor<PhotoKey>()

/** Why a file is not taken, said where it was chosen: more than 8 MB, no picture that is taken, sides too short, or a sixth. D-39. */
export type FileProblem = "tooLarge" | "kind" | "unreadable" | "tooSmall" | "tooMany"

/**
 * Why a photo could not be uploaded: no connection, no session, the server refused it (`refused`), the member has too many photos
 * without a review (`full`), or this browser has lost its file (`gone`).
 */
export type UploadProblem = "lost" | "login" | "refused" | "full" | "gone"

/** A photo as the server has it. */
export interface UploadedPhoto {
  readonly id: PhotoId
  readonly picture: Picture
  readonly at: Instant
  /** A review has it: it does not end, and is not discarded. */
  readonly isAttached: boolean
}

/** A photo of a form. */
export interface FormPhoto {
  readonly key: PhotoKey
  /** Its file is read; it waits for its upload, is being uploaded, is on the server, or could not be uploaded. */
  readonly step: "opening" | "waiting" | "uploading" | "ready" | "failed"
  readonly problem?: UploadProblem
  readonly edit: PhotoEdit
  /** What it shows; empty if it is not said. */
  readonly description: string
  /** Name that the review has stored. */
  readonly name?: string
  /** Name of the file it was chosen from; it stays in this browser. */
  readonly file?: string
  /** A small copy, as an address that an image takes; absent if this browser cannot draw the file. */
  readonly preview?: string
  /** Size of the upright file; absent if this browser cannot draw it. */
  readonly size?: PhotoSize
  readonly uploaded?: UploadedPhoto
}

/** A photo that was removed, and its place before. */
export interface RemovedPhoto {
  readonly photo: FormPhoto
  readonly place: number
}

/** A file that was not taken. */
export interface RefusedFile {
  readonly problem: FileProblem
  readonly name: string
  readonly size?: PhotoSize
}

/** Time after its upload within which a photo is used; the server removes it an hour later. D-39. */
export const uploadedMs = 23 * 3_600_000
