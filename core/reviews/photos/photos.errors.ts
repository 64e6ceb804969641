import { Data } from "effect"
import type { PhotoId } from "./photo.ts"

/** Why a photo is refused: no picture that can be read, more bytes or pixels than are taken, or a side that is too short. D-39. */
export type PhotoProblem = "unreadable" | "tooLarge" | "tooManyPixels" | "tooSmall"

/** A photo cannot be taken; it is stored nowhere. D-39. */
export class PhotoRefused extends Data.TaggedError("PhotoRefused")<{ readonly problem: PhotoProblem }> {}

/** The member has uploaded as many photos without a review as are stored. Own choice. */
export class PhotosFull extends Data.TaggedError("PhotosFull") {}

/** No photo has such an id, or it is another member's, or another review has taken it; no ids if it is not known which. */
export class PhotoUnknown extends Data.TaggedError("PhotoUnknown")<{ readonly ids: ReadonlyArray<PhotoId> }> {}
