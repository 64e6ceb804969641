/** A part of a picture: shares of its width and its height, from 0 to 1. */
export interface PhotoCrop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How a picture is changed before it is uploaded. Rule 37. */
export interface PhotoEdit {
  /** Quarter turns, clockwise. */
  readonly turns: 0 | 1 | 2 | 3
  /** Part of the turned picture that is used; absent: all of it. */
  readonly crop?: PhotoCrop
}

/** A picture as it was taken. */
export const unedited: PhotoEdit = { turns: 0 }

/** Returns whether two edits make the same picture. */
export const isSameEdit = (one: PhotoEdit, other: PhotoEdit): boolean =>
  one.turns === other.turns &&
  one.crop?.left === other.crop?.left &&
  one.crop?.top === other.crop?.top &&
  one.crop?.width === other.crop?.width &&
  one.crop?.height === other.crop?.height

/** Longest side of a picture that a browser has prepared for its upload, in pixels. Own choice. */
export const preparedSideMost = 2_000

/** Shortest side of a picture that a browser stores: a third of it, the nearest crop, still has the 400 pixels of D-39. */
const storedSideLeast = 1_200

/** Returns the longest side of a picture that a browser stores, in pixels: 2,000, or more if its shortest would be under 1,200. */
export const storedSideMost = ({ width, height }: PhotoSize): number =>
  Math.max(preparedSideMost, (Math.max(width, height) * storedSideLeast) / Math.min(width, height))

/** Width and height of a picture, in pixels. */
export interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** A part of a turned picture in pixels, and the size it is drawn in. */
export interface PhotoCut extends PhotoSize {
  readonly left: number
  readonly top: number
  readonly drawn: PhotoSize
}

/**
 * Returns the part of a picture that an edit leaves, in pixels of the turned picture, and its size once its longest side has at most
 * so many pixels. A picture is never enlarged.
 *
 * @param size of the upright picture, before it is turned
 */
export const cutOf = (size: PhotoSize, { turns, crop }: PhotoEdit, most = preparedSideMost): PhotoCut => {
  const turned = turns % 2 === 0 ? size : { width: size.height, height: size.width }
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: 1, height: 1 }
  const part = {
    width: Math.max(1, Math.round(width * turned.width)),
    height: Math.max(1, Math.round(height * turned.height))
  }
  const scale = Math.min(1, most / Math.max(part.width, part.height))
  return {
    ...part,
    left: Math.min(Math.round(left * turned.width), turned.width - part.width),
    top: Math.min(Math.round(top * turned.height), turned.height - part.height),
    drawn: { width: Math.max(1, Math.round(part.width * scale)), height: Math.max(1, Math.round(part.height * scale)) }
  }
}
