import { createReadStream } from "node:fs"
import { open, stat } from "node:fs/promises"
import { basename } from "node:path"
import { createGunzip } from "node:zlib"
import { FeedRefused } from "./findings.ts"

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"

/** A file whose packing and writing are known, ready to be read as often as needed. */
export interface Source {
  /** Without its folder, as the report names it. */
  readonly name: string
  /** Size on disk in bytes, packed or not. */
  readonly bytes: number
  readonly encoding: Encoding
  /** The first characters. */
  readonly head: string
  /** The whole text in pieces. Refuses with `FeedRefused` if it cannot be read. */
  readonly text: (read?: (bytes: number) => void) => AsyncGenerator<string>
}

const headLength = 65_536

/**
 * Looks at a file: packed or not by its first bytes, its writing by its byte order mark, else UTF-8 if every byte fits,
 * else Windows-1252. The name says nothing.
 */
export const openSource = async (path: string, name = basename(path)): Promise<Source> => {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new FeedRefused("unreadable", `The file cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  })
  const packed = await isPacked(path)
  const encoding = await encodingOf(path, packed)
  const text = (read: (bytes: number) => void = () => {}) => decoded(bytesOf(path, packed, read), encoding)
  let head = ""
  for await (const piece of text()) {
    head += piece
    if (head.length >= headLength) break
  }
  return { name, bytes: size, encoding, head: head.slice(0, headLength), text }
}

const isPacked = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

async function* bytesOf(path: string, packed: boolean, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path)
  file.on("data", (chunk) => read(chunk.length))
  const bytes = packed ? file.pipe(createGunzip()) : file
  file.on("error", (cause) => bytes.destroy(cause))
  try {
    for await (const chunk of bytes) yield chunk
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new FeedRefused(packed ? "gzip-broken" : "unreadable", `The file cannot be read to its end: ${why}`)
  } finally {
    bytes.destroy()
    file.destroy()
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== "") yield text
  }
  const rest = decoder.decode()
  if (rest !== "") yield rest
}

const encodingOf = async (path: string, packed: boolean): Promise<Encoding> => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let first = true
  for await (const chunk of bytesOf(path, packed, () => {})) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le"
    if (first && chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be"
    first = false
    if (!fits(() => decoder.decode(chunk, { stream: true }))) return "windows-1252"
  }
  return fits(() => decoder.decode()) ? "utf-8" : "windows-1252"
}

const fits = (decode: () => string): boolean => {
  try {
    decode()
    return true
  } catch {
    // A byte that UTF-8 does not have.
    return false
  }
}
