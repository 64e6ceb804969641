import sharp from "sharp"
import { encodedPhoto } from "#adapters/media/encoded-photo.ts"
import { throwsOf } from "#adapters/memory/seeded-random.ts"
import { hasSharedData, sharedBytes } from "#specs/shared-data.ts"
import { type Budget, finish, heading, median, tell } from "./figures.ts"
import { stayOnOneCore } from "./machine.ts"

/** What one photo of a review costs, all its files together, on one core: `node specs/bench/photos.bench.ts [tries]`. */
const tries = Number(process.argv[2] ?? 5)
const budget: Budget = { budget: 1_200 }

/** Noise of one size over a whole picture: what looks like leaves from far away, and like sand from near. */
const noise = async (width: number, height: number, grain: number, next: () => number): Promise<Buffer> => {
  const [across, down] = [Math.ceil(width / grain), Math.ceil(height / grain)]
  const coarse = Buffer.from(Uint8Array.from({ length: across * down * 3 }, () => Math.floor(next() * 256)))
  const picture = sharp(coarse, { raw: { width: across, height: down, channels: 3 } })
  return picture.resize(width, height, { kernel: "cubic", fit: "fill" }).raw().toBuffer()
}

/** A JPEG of a telephone's size, full of detail from large to small. */
const detailed = async (width: number, height: number): Promise<Buffer> => {
  const sums = new Float32Array(width * height * 3)
  const next = throwsOf(1)
  for (const [grain, share] of [
    [256, 1.2],
    [64, 0.8],
    [16, 0.5],
    [6, 0.25],
    [3, 0.15]
  ] as const) {
    const layer = await noise(width, height, grain, next)
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + ((layer[at] ?? 0) - 128) * share
  }
  const raw = Buffer.from(Uint8ClampedArray.from(sums, (sum) => sum + 128))
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 93 })
    .toBuffer()
}

/** Milliseconds of processor time until all files of a photo are made. */
const costOf = async (photo: Uint8Array): Promise<number> => {
  const before = process.cpuUsage()
  const encoded = await encodedPhoto(photo)
  if (typeof encoded === "string") throw new Error(`the photo is refused: ${encoded}`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const report = async (what: string, photo: Uint8Array): Promise<void> => {
  await costOf(photo)
  const costs = []
  for (let at = 0; at < tries; at++) costs.push(await costOf(photo))
  tell(what, median(costs), "ms", budget, `${(photo.length / 1e6).toFixed(2)} MB`)
}

stayOnOneCore()
heading(`a photo of a review in every width, the middle of ${tries}: node specs/bench/photos.bench.ts`)
await report("lying, 12 million pixels", await detailed(4_032, 3_024))
await report("upright, 12 million pixels", await detailed(3_024, 4_032))
await report("as tall as a screen, 12 million pixels", await detailed(2_600, 4_622))
await report("upright, 24 million pixels", await detailed(4_240, 5_656))
if (hasSharedData) {
  await report("a telephone's HEIC", sharedBytes("photos/phone.heic"))
  await report("a telephone's AVIF", sharedBytes("photos/phone.avif"))
}
finish()
