import { Schema } from "effect"
import type { Picture } from "#core/catalogue/picture.ts"

export const PictureOnWire = Schema.Struct({
  src: Schema.String,
  avif: Schema.Array(Schema.Int),
  webp: Schema.Array(Schema.Int),
  ratio: Schema.Finite,
  wall: Schema.String,
  alt: Schema.String
})

/** One plain address for clients without support for widths: the middle one as WebP, else the picture's own. */
export const plainUrl = ({ src, webp, avif }: Picture): string => {
  const width = webp[Math.min(1, webp.length - 1)] ?? avif[0]
  return width === undefined ? src : `${src}-${width}.${webp.length > 0 ? "webp" : "avif"}`
}
