import { cutOf, type PhotoEdit, type PhotoSize } from "#core/reviews/photos/photo-edit.ts"

/** Most bytes of a prepared picture: some seconds on a slow line. Own choice. */
const preparedBytes = 900_000
/** Qualities of a JPEG that are tried one after the other until it is small enough. */
const qualities = [0.86, 0.78, 0.68, 0.55] as const

/** Returns a picture upright, as its own data say; `undefined` if this browser cannot read it. The caller closes it. */
export const decodePhoto = (file: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined)

/** Draws what an edit leaves of an upright picture, its longest side at most so many pixels, on a white ground. */
const draw = (picture: ImageBitmap, edit: PhotoEdit, most?: number): HTMLCanvasElement => {
  const { left, top, width, height, drawn } = cutOf(picture, edit, most)
  const canvas = Object.assign(document.createElement("canvas"), drawn)
  const context = canvas.getContext("2d")
  if (context === null) throw new Error("this browser draws no pictures")
  context.fillStyle = "#fff"
  context.fillRect(0, 0, drawn.width, drawn.height)
  context.imageSmoothingQuality = "high"
  context.scale(drawn.width / width, drawn.height / height)
  context.translate(-left, -top)
  if (edit.turns === 1) context.translate(picture.height, 0)
  if (edit.turns === 2) context.translate(picture.width, picture.height)
  if (edit.turns === 3) context.translate(0, picture.width)
  context.rotate((edit.turns * Math.PI) / 2)
  context.drawImage(picture, 0, 0)
  return canvas
}

/** Returns a small copy as an address that an image takes. */
export const drawnAddress = (picture: ImageBitmap, edit: PhotoEdit, most: number): string =>
  draw(picture, edit, most).toDataURL("image/jpeg", 0.82)

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file === null ? reject(new Error("no JPEG was made")) : resolve(file)),
      "image/jpeg",
      quality
    )
  )

/** Returns a picture as it is uploaded: a JPEG without its own data, of at most 900 KB if a lower quality can bring it there. */
export const preparedPhoto = async (
  picture: ImageBitmap,
  edit: PhotoEdit,
  most?: number
): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = draw(picture, edit, most)
  let file = await encoded(canvas, qualities[0])
  for (const quality of qualities.slice(1)) if (file.size > preparedBytes) file = await encoded(canvas, quality)
  return new Uint8Array(await file.arrayBuffer())
}

/** Returns the size of a decoded picture. */
export const sizeOf = ({ width, height }: ImageBitmap): PhotoSize => ({ width, height })
