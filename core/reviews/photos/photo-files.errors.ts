import { Data } from "effect"
import type { FileProblem } from "./form-photo.ts"
import type { PhotoSize } from "./photo-edit.ts"

/** A file cannot be a photo of a review. D-39. */
export class FileUnfit extends Data.TaggedError("FileUnfit")<{
  readonly problem: Extract<FileProblem, "kind" | "unreadable" | "tooSmall">
  readonly size?: PhotoSize
}> {}

/** This browser does not have the file of a photo any more. */
export class PhotoGone extends Data.TaggedError("PhotoGone") {}

/** This browser stores no photos: it cannot, or it has no room. */
export class PhotosUnstored extends Data.TaggedError("PhotosUnstored") {}
