/** Writes a picture as AVIF and WebP in several widths. */
import { writeFile } from "node:fs/promises"
import path from "node:path"
import sharp, { type Sharp } from "sharp"
import { type RenderedFile, widthOf } from "./jobs.ts"
import { CHANNELS, read, triple } from "./maths.ts"
import type { Picture } from "./shade/develop.ts"

const AVIF_EFFORT = 4
const WEBP_EFFORT = 5

/** Large pictures are mostly smooth gradient and take a lower quality than thumbnails. */
function avifQuality(width: number): number {
  if (width > 480) return 41
  return width > 240 ? 43 : 47
}

function webpQuality(width: number): number {
  if (width > 480) return 52
  return width > 240 ? 57 : 62
}

/** Banners are looked at alone and large. */
const SHOWCASE_BONUS = 9

async function encoded(source: Sharp, output: string, showcase: boolean): Promise<Buffer> {
  const width = widthOf(output)
  const bonus = showcase ? SHOWCASE_BONUS : 0
  if (output.endsWith(".avif"))
    return source
      .avif({ quality: avifQuality(width) + bonus, effort: AVIF_EFFORT, chromaSubsampling: "4:4:4" })
      .toBuffer()
  return source.webp({ quality: webpQuality(width), smartSubsample: true, effort: WEBP_EFFORT }).toBuffer()
}

/** `outputs` are endings as '480.avif'; heights follow the picture's proportions. */
export async function encodeAll(
  picture: Picture,
  id: string,
  outputs: readonly string[],
  folder: string,
  showcase: boolean
): Promise<RenderedFile[]> {
  const raw = { raw: { width: picture.width, height: picture.height, channels: 3 as const } }
  const scaled = new Map<number, Buffer>([[picture.width, picture.pixels]])
  const files: RenderedFile[] = []
  for (const output of outputs) {
    const width = widthOf(output)
    const height = Math.round((picture.height * width) / picture.width)
    const pixels =
      scaled.get(width) ??
      (await sharp(picture.pixels, raw).resize(width, height, { kernel: "lanczos3" }).raw().toBuffer())
    scaled.set(width, pixels)
    const bytes = await encoded(sharp(pixels, { raw: { width, height, channels: 3 } }), output, showcase)
    const name = `${id}-${output}`
    await writeFile(path.join(folder, name), bytes)
    files.push({ path: name, width, height, bytes: bytes.length })
  }
  return files
}

/** Colour of the wall: the mean of the upper corners, for placeholders. */
export function wallColour(picture: Picture): string {
  const side = Math.max(4, Math.round(picture.width * 0.06))
  const sum = triple()
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      for (const column of [x, picture.width - 1 - x]) {
        const at = (y * picture.width + column) * 3
        for (const channel of CHANNELS) sum[channel] += read(picture.pixels, at + channel)
      }
    }
  }
  return `#${sum
    .map((value) =>
      Math.round(value / (side * side * 2))
        .toString(16)
        .padStart(2, "0")
    )
    .join("")}`
}
