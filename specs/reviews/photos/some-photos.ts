import { readdir } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import type { Calls } from "#specs/orders/signed-in.ts"

/** A plain photo as a camera would send it. */
export const somePhoto = async ({
  width = 800,
  height = 600,
  colour = "#a33b5c",
  format = "jpeg"
}: {
  readonly width?: number
  readonly height?: number
  readonly colour?: string
  readonly format?: "jpeg" | "png" | "webp" | "avif"
} = {}): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: colour } })
      .toFormat(format)
      .toBuffer()
  )

/** Address of the calls about photos. */
export const photosAt = "/api/public/review-images"

/** What the server says of a photo that it stored. */
export interface Uploaded {
  readonly image_id: string
  readonly url: string
  readonly picture: {
    readonly src: string
    readonly avif: ReadonlyArray<number>
    readonly webp: ReadonlyArray<number>
    readonly ratio: number
    readonly wall: string
    readonly alt: string
  }
}

/** Uploads a photo as a member, which is stored. */
export const upload = async (calls: Calls, photo?: Uint8Array): Promise<Uploaded> => {
  const { status, body } = await calls("POST", photosAt, photo ?? (await somePhoto()))
  if (status !== 201) throw new Error(`the photo is refused: ${status} ${body.code}`)
  return body.data
}

/** Addresses of all files of a photo. */
export const addressesOf = ({ picture: { src, avif, webp } }: Uploaded): ReadonlyArray<string> => [
  ...avif.map((width) => `${src}-${width}.avif`),
  ...webp.map((width) => `${src}-${width}.webp`)
]

/** Names of the files of photos in a data folder. */
export const photoFiles = (dataDir: string): Promise<ReadonlyArray<string>> =>
  readdir(join(dataDir, "photos")).catch(() => [])
