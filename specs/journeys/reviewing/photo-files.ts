import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"

/** A file as a browser's field takes it. */
export interface FileToChoose {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const jpeg = (name: string, buffer: Buffer): FileToChoose => ({ name, mimeType: "image/jpeg", buffer })

/** A picture that lies on its side, 1,600 by 1,200 pixels, with the turn in its EXIF: upright it is taller than wide. */
export const rotatedPhoto = async (): Promise<FileToChoose> => {
  const stripes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#f3dfe4"/><circle cx="500" cy="600" r="300" fill="#b01240"/></svg>'
  )
  return jpeg("IMG_0001.jpg", await sharp(stripes).jpeg().withMetadata({ orientation: 6 }).toBuffer())
}

/** A picture of 4,000 by 3,000 pixels with 7 to 8 MB, as telephones take them. */
export const largePhoto = async (): Promise<FileToChoose> => {
  const noise = { type: "gaussian", mean: 128, sigma: 70 } as const
  const grain = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of [96, 92, 88, 82, 75, 65, 55, 45]) {
    const buffer = await sharp(grain).jpeg({ quality }).toBuffer()
    if (buffer.length <= 8 * 1024 * 1024) return jpeg("IMG_0003.jpg", buffer)
  }
  throw new Error("the picture has more than 8 MB")
}

/** A picture of one colour. */
export const plainPhoto = async (
  name: string,
  width: number,
  height: number,
  background: string
): Promise<FileToChoose> =>
  jpeg(
    name,
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  )

/** A picture in HEIC of 780 by 1,014 pixels, which this browser cannot draw. */
export const heicPhoto = (): FileToChoose => ({
  name: "IMG_0002.HEIC",
  mimeType: "image/heic",
  buffer: readFileSync(join(import.meta.dirname, "../../media/photos/phone.heic"))
})

/** A picture of a package, large enough to be taken. */
export const packaging = async (): Promise<FileToChoose> =>
  jpeg(
    "kemasan.jpg",
    await sharp({ create: { width: 900, height: 1_200, channels: 3, background: "#8fb8a2" } })
      .jpeg()
      .toBuffer()
  )
