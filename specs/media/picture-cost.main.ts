import { readFileSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { encodedPicture } from "#adapters/media/encoded-picture.ts"

// `FOLDER make:webp:1000 …` writes pictures full of detail; `FOLDER avatar:webp:1000 …` re-encodes them and writes what each cost as
// JSON. Making and re-encoding are two processes, because the peak of memory is that of a whole process.

/** The dearest kind of each format that is taken. */
const formats: Readonly<Record<string, (raw: Sharp) => Sharp>> = {
  jpeg: (raw) => raw.jpeg({ quality: 75, progressive: true }),
  png: (raw) => raw.toColourspace("rgb16").png({ compressionLevel: 6, progressive: true }),
  webp: (raw) => raw.webp({ quality: 72, effort: 0 }),
  avif: (raw) => raw.avif({ quality: 50, effort: 0, chromaSubsampling: "4:4:4" })
}

/** A picture of smooth noise: every part of it differs. */
const detailed = async (side: number, format: string): Promise<Buffer> => {
  const few = Math.ceil(side / 4)
  // The same for every run.
  const noise = Buffer.from(
    Array.from({ length: few * few * 3 }, (_, at) => (Math.imul(at, 2_654_435_761) >>> 24) & 255)
  )
  const raw = { width: few, height: few, channels: 3 as const }
  const pixels = await sharp(noise, { raw }).resize(side, side, { kernel: "cubic" }).raw().toBuffer()
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
  return (formats[format] ?? ((same) => same))(picture).toBuffer()
}

/**
 * The highest memory of this process so far, in kilobytes. Linux counts the process that started this one into `maxRSS`, so that
 * a run within many specs would see nothing grow.
 */
const peak = (): number => {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1])
  } catch {
    return process.resourceUsage().maxRSS
  }
}

const [folder = "", ...wanted] = process.argv.slice(2)
const costs: Array<object> = []
for (const what of wanted) {
  const [kind, format = "", side] = what.split(":")
  const file = join(folder, `${format}-${side}`)
  if (kind === "make") await writeFile(file, await detailed(Number(side), format))
  else {
    const sent = await readFile(file)
    const before = { cpu: process.cpuUsage(), peak: peak() }
    const pictures = await encodedPicture(sent, kind === "avatar" ? { kind, crop: undefined } : { kind: "receipt" })
    const { user, system } = process.cpuUsage(before.cpu)
    const megabytes = Math.round((peak() - before.peak) / 1024)
    costs.push({ what, isStored: pictures !== undefined, cpuMs: Math.round((user + system) / 1000), megabytes })
  }
}
console.info(JSON.stringify(costs))
