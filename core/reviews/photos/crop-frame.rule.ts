import { photoSideLeast } from "./photo.ts"
import type { PhotoEdit, PhotoSize } from "./photo-edit.ts"

/** A picture under a square frame: the offset of its centre from that of the frame, in pixels of the screen, and its zoom. */
export interface Placing {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The frame, and the picture as a screen draws it at zoom 1, before it is turned; in pixels of the screen. */
export interface Stage {
  readonly frame: number
  readonly media: PhotoSize
  /** The picture's own size, in its pixels. */
  readonly size: PhotoSize
  readonly turns: PhotoEdit["turns"]
}

/** A part is enlarged at most so many times. Own choice. */
const nearestMost = 3

/** Returns the sides of a picture that lies in quarter turns. */
const turned = ({ width, height }: PhotoSize, turns: PhotoEdit["turns"]): PhotoSize =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Returns the zooms between which the frame shows nothing but picture, and at least 400 pixels of it. D-39. */
export const zoomsOf = ({ frame, media, size }: Stage): { readonly least: number; readonly most: number } => {
  const least = frame / Math.min(media.width, media.height)
  const nearest = Math.min(nearestMost, Math.min(size.width, size.height) / photoSideLeast)
  return { least, most: least * Math.max(1, nearest) }
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** Returns a placing under which the frame is full of picture. */
export const placedWithin = (stage: Stage, { x, y, zoom }: Placing): Placing => {
  const { least, most } = zoomsOf(stage)
  const near = between(zoom, least, most)
  const { width, height } = turned(stage.media, stage.turns)
  const [across, down] = [width, height].map((side) => Math.max(0, (side * near - stage.frame) / 2))
  return { x: between(x, -(across ?? 0), across ?? 0), y: between(y, -(down ?? 0), down ?? 0), zoom: near }
}

/** Returns whether two placings look the same: less than half a pixel and a thousandth of the zoom apart. */
export const isSamePlacing = (one: Placing, other: Placing): boolean =>
  Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5 && Math.abs(one.zoom - other.zoom) < 0.001

/** Returns the part of the turned picture that is in the frame. */
export const cropUnder = (stage: Stage, placing: Placing): NonNullable<PhotoEdit["crop"]> => {
  const { x, y, zoom } = placedWithin(stage, placing)
  const { width, height } = turned(stage.media, stage.turns)
  const side = stage.frame / zoom
  return {
    left: between((width - side) / 2 - x / zoom, 0, width - side) / width,
    top: between((height - side) / 2 - y / zoom, 0, height - side) / height,
    width: Math.min(1, side / width),
    height: Math.min(1, side / height)
  }
}

/** Returns the placing under which the frame shows this part; the middle, as large as it can be, if there is none. */
export const placingOf = (stage: Stage, crop: PhotoEdit["crop"]): Placing => {
  if (crop === undefined) return placedWithin(stage, { x: 0, y: 0, zoom: 0 })
  const { width, height } = turned(stage.media, stage.turns)
  const zoom = stage.frame / (crop.width * width)
  return placedWithin(stage, {
    x: ((width - stage.frame / zoom) / 2 - crop.left * width) * zoom,
    y: ((height - stage.frame / zoom) / 2 - crop.top * height) * zoom,
    zoom
  })
}
