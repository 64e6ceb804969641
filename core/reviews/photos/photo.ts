import type { Picture } from "../../catalogue/picture.ts"
import { type Brand, brandConstructor } from "../../kernel/brand.ts"

/** Identifies a photo that a member uploaded for a review. */
export type PhotoId = Brand<string, "PhotoId">
/** Returns a primitive as a `PhotoId`. */
export const PhotoId = brandConstructor<PhotoId>()

/** Most photos of a review. D-39. */
export const photosMost = 5
/** Shortest side of a photo, in pixels. D-39. */
export const photoSideLeast = 400
/** Most characters of the description of a photo, and of its name. Own choice. */
export const photoWordsMost = 125

/** A photo as a review takes it. Specification 3, Review: images (name, description). */
export interface AttachedPhoto {
  readonly id: PhotoId
  readonly name?: string
  /** What it shows, for readers who cannot see it. */
  readonly description?: string
}

/** A photo as its owner sees it: uploaded, or in a review of theirs. */
export interface OwnPhoto extends AttachedPhoto {
  readonly picture: Picture
}
