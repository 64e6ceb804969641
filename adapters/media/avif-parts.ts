/** A box of a file of the ISO family, ISO 14496-12: where its content begins and ends. */
interface Box {
  readonly name: string
  readonly start: number
  readonly content: number
  readonly end: number
}

/** Most boxes next to each other: an AVIF of a camera has five. Own choice. */
const mostBoxes = 100

/** The boxes between two places; `undefined` if they do not fit, or are too many. */
const boxesIn = (file: Buffer, from: number, to: number): ReadonlyArray<Box> | undefined => {
  const boxes: Array<Box> = []
  for (let at = from; at < to; ) {
    if (at + 8 > to || boxes.length === mostBoxes) return undefined
    const short = file.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) return undefined
    // 0: as far as the file goes.
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const content = at + (isLong ? 16 : 8)
    if (at + size > to || at + size < content) return undefined
    boxes.push({ name: file.toString("latin1", at + 4, at + 8), start: at, content, end: at + size })
    at += size
  }
  return boxes
}

/**
 * Whether the items of an AVIF together are no longer than the file. Its table of items may name the same bytes any number of
 * times: 8 MB would be read as gigabytes.
 */
export const hasPlainItems = (file: Buffer): boolean => {
  const [meta, ...moreMetas] = boxesIn(file, 0, file.length)?.filter(({ name }) => name === "meta") ?? []
  // Version and flags stand before the boxes within.
  const [table, ...moreTables] =
    (meta && boxesIn(file, meta.content + 4, meta.end))?.filter(({ name }) => name === "iloc") ?? []
  if (table === undefined || moreMetas.length > 0 || moreTables.length > 0) return false
  try {
    return lengthOfItems(file.subarray(table.content, table.end), file.length) <= file.length
  } catch {
    // The table ends before what it says is in it.
    return false
  }
}

/** Adds up what a table of items names; ISO 14496-12, 8.11.3. */
const lengthOfItems = (table: Buffer, whole: number): number => {
  const version = table.readUInt8(0)
  if (version > 2) return Number.POSITIVE_INFINITY
  const [sizes, more] = [table.readUInt8(4), table.readUInt8(5)]
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4]
  const indexBytes = version === 0 ? 0 : more & 15
  const idBytes = version === 2 ? 4 : 2
  let at = 6
  const read = (bytes: number): number => {
    const value = bytes === 0 ? 0 : bytes === 8 ? Number(table.readBigUInt64BE(at)) : table.readUIntBE(at, bytes)
    at += bytes
    return value
  }
  let length = 0
  for (let items = read(idBytes); items > 0; items--) {
    // Its number, how it is found, in which file, and from where on.
    at += idBytes + (version === 0 ? 0 : 2) + 2 + baseBytes
    for (let extents = read(2); extents > 0 && length <= whole; extents--) {
      at += indexBytes + offsetBytes
      // 0: the whole file.
      length += read(lengthBytes) || whole
    }
  }
  return length
}

/** Boxes beside which an AVIF needs none to be decoded. */
const ofAvif = new Set(["ftyp", "meta", "mdat", "free"])

/** Renames the other boxes to `free`, films among them: readers skip them, and every box keeps its position. */
export const withoutSequences = (file: Buffer): Buffer => {
  const needed = Buffer.from(file)
  for (const { name, start } of boxesIn(file, 0, file.length) ?? [])
    if (!ofAvif.has(name)) needed.write("free", start + 4, "latin1")
  return needed
}
