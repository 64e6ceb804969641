import { inflateSync } from "node:zlib"
import { hasPlainItems, withoutSequences } from "./avif-parts.ts"

/**
 * Returns an uploaded picture with nothing but the parts that decoding needs: its pixels, how it stands, and its colours. A file
 * may have hundreds of thousands of other parts, compressed ones among them, that are all read whenever it is opened, and no time
 * limit ends that. `undefined` if it is no JPEG, PNG, WebP or AVIF: other formats are not even opened. Decision 0081.
 */
export const neededParts = (sent: Uint8Array): Uint8Array | undefined => {
  const file = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const name = (from: number) => file.toString("latin1", from, from + 4)
  if (file.subarray(0, pngSignature.length).equals(pngSignature)) return neededOfPng(file)
  if (file.subarray(0, jpegSignature.length).equals(jpegSignature)) return neededOfJpeg(file)
  if (name(0) === "RIFF" && name(8) === "WEBP") return neededOfWebp(file)
  if (name(4) === "ftyp") return hasPlainItems(file) ? withoutSequences(file) : undefined
  return undefined
}

/** Most parts of a file: a PNG of 8 MB has a thousand, and other pictures have fewer. Own choice. */
const mostParts = 10_000
/** Most bytes of what says how a picture stands (EXIF), and of its colours (ICC): one segment of a JPEG. Own choice. */
const mostDescribing = 65_536
/** Most scans of a JPEG: encoders make some ten, and each is a pass over all pixels. Own choice. */
const mostScans = 50

const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Parts of a PNG beside the critical ones, each once. */
const ofPng = new Set(["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"])

const neededOfPng = (file: Buffer): Buffer | undefined => {
  const parts = [file.subarray(0, pngSignature.length)]
  const found = new Set<string>()
  let count = 0
  for (let at = pngSignature.length; at < file.length; ) {
    if (at + 12 > file.length || ++count > mostParts) return undefined
    const name = file.toString("latin1", at + 4, at + 8)
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return undefined
    // The fifth bit of a name's first letter says that the part may be left out.
    const isCritical = (file.readUInt8(at + 4) & 0x20) === 0
    const isNeeded = ofPng.has(name) && !found.has(name) && isSmall(name, file.subarray(at + 8, end - 4))
    if (isCritical || isNeeded) parts.push(file.subarray(at, end))
    found.add(name)
    if (name === "IEND") break
    at = end
  }
  return Buffer.concat(parts)
}

const isSmall = (name: string, content: Buffer): boolean => {
  if (content.length > mostDescribing) return false
  if (name !== "iCCP") return true
  try {
    // A name, its end, and the method of compression stand before the profile.
    inflateSync(content.subarray(content.indexOf(0) + 2), { maxOutputLength: mostDescribing })
    return true
  } catch {
    return false
  }
}

/** Parts of a JPEG beside those that are decoded, each once: by marker, with their first letters. */
const ofJpeg: Readonly<Record<number, string>> = {
  224: "JFIF\0",
  225: "Exif\0\0",
  226: "ICC_PROFILE\0\u0001\u0001",
  238: "Adobe"
}

const jpegMarkers = { fill: 0xff, end: 0xd9, scan: 0xda, comment: 0xfe } as const

/** Returns whether a part says how pixels are read: any but those of programs, and comments. */
const isDecoded = (marker: number): boolean => (marker < 0xe0 || marker > 0xef) && marker !== jpegMarkers.comment

const neededOfJpeg = (file: Buffer): Buffer | undefined => {
  const parts = [file.subarray(0, 2)]
  const found = new Set<number>()
  let [count, scans] = [0, 0]
  for (let at = 2; at + 2 <= file.length; ) {
    const marker = file.readUInt8(at + 1)
    if (file.readUInt8(at) !== 0xff) return undefined
    if (marker === jpegMarkers.end) return Buffer.concat([...parts, file.subarray(at, at + 2)])
    if (marker === jpegMarkers.fill) {
      at++
      continue
    }
    if (at + 4 > file.length || ++count > mostParts) return undefined
    const head = at + 2 + file.readUInt16BE(at + 2)
    const isScan = marker === jpegMarkers.scan
    if (isScan && ++scans > mostScans) return undefined
    const end = isScan ? endOfScan(file, head) : head
    if (head < at + 4 || end > file.length) return undefined
    const begins = ofJpeg[marker]
    const isNeeded =
      begins !== undefined && !found.has(marker) && file.toString("latin1", at + 4, at + 4 + begins.length) === begins
    if (isNeeded) found.add(marker)
    if (isDecoded(marker) || isNeeded) parts.push(file.subarray(at, end))
    at = end
  }
  // Its end is missing, as in a picture that was cut off.
  return undefined
}

/** Where the next marker stands: 0xff in a scan is followed by 0, or by the number of a restart. */
const endOfScan = (file: Buffer, from: number): number => {
  for (let at = from; at < file.length; at++) {
    const next = file[at + 1] ?? 0
    if (file[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

/** Parts of a WebP, each once: of an animation the first picture is enough. */
const ofWebp = new Set(["VP8X", "ICCP", "ANIM", "ANMF", "ALPH", "VP8 ", "VP8L", "EXIF"])

const neededOfWebp = (file: Buffer): Buffer | undefined => {
  const parts: Array<Buffer> = [Buffer.from(file.subarray(0, 12))]
  const found = new Set<string>()
  let count = 0
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString("latin1", at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > file.length || ++count > mostParts) return undefined
    const isLarge = (name === "ICCP" || name === "EXIF") && length > mostDescribing
    if (ofWebp.has(name) && !found.has(name) && !isLarge) parts.push(file.subarray(at, end))
    found.add(name)
    at = end
  }
  const needed = Buffer.concat(parts)
  needed.writeUInt32LE(needed.length - 8, 4)
  return needed
}
