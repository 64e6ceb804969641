import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from "node:zlib"
import { parseAccept } from "hono/utils/accept"

type Bytes = Uint8Array<ArrayBuffer>

const inThread = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const deflate = promisify(gzip)
/** Shorter answers fit one packet; compressing them only costs. */
const worthwhile = 1400
/** Up to here compressing on the spot costs less than handing the text to another thread and waiting for it. */
const quick = 65_536
// Quality 3 takes half the time of 5 for a tenth more bytes; of a short answer, quality 1 half the time of 3 for a
// hundred bytes more in the same packet. A window no wider than the text is faster. Measured on this shop's answers and
// pages.
const short = 8_192
const brotliFor = (length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: length > short ? 3 : 1,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(20, Math.max(14, Math.ceil(Math.log2(length)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: length
  }
})

/** A copy of the bytes alone: Node's buffers often lie in a pool of 64 KB, which would stay in memory with them. */
const alone = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

const brotli = (text: string | Uint8Array, length: number): Bytes | Promise<Bytes> =>
  length > quick ? inThread(text, brotliFor(length)).then(alone) : alone(brotliCompressSync(text, brotliFor(length)))

/** Returns a function that makes bytes at its first call, and returns the same ones as long as they are referenced. */
const sharedWhileUsed = (make: () => Promise<Bytes>): (() => Promise<Bytes>) => {
  let held: WeakRef<Bytes> | undefined
  let making: Promise<Bytes> | undefined
  return () => {
    const known = held?.deref()
    if (known !== undefined) return Promise.resolve(known)
    making ??= make()
      .then((bytes) => {
        held = new WeakRef(bytes)
        return bytes
      })
      .finally(() => {
        making = undefined
      })
    return making
  }
}

/** A text as it is sent, each compressed form made once, at its first request. */
export interface Encoded {
  readonly plain: () => Promise<string | Bytes>
  /** Characters of the text. */
  readonly length: number
  readonly br: () => Bytes | Promise<Bytes>
  readonly gzip: () => Bytes | Promise<Bytes>
}

/** Returns a text in every encoding that callers can ask for, each made once. */
export const encodeText = (text: string): Encoded => {
  // Most clients take brotli: after the first that does, the plain text, four times as long, is dropped.
  let held: { readonly plain: string } | { readonly br: Bytes | Promise<Bytes> } = { plain: text }
  const { length } = text
  // Bytes that callers share: a text would be copied for each of them that is slow to read.
  const shared = sharedWhileUsed(async () => ("plain" in held ? Buffer.from(held.plain) : unpack(await held.br)))
  const plain = async (): Promise<string | Bytes> => ("plain" in held && length < worthwhile ? held.plain : shared())
  let gz: Promise<Bytes> | undefined
  return {
    plain,
    length,
    br: () => {
      const small = "br" in held ? held : { br: brotli(held.plain, length) }
      held = small
      return small.br
    },
    gzip: () => {
      gz ??= plain().then((whole) => deflate(whole, { level: 6 }))
      return gz
    }
  }
}

/** A text that is held in one form. */
export interface Packed extends Encoded {
  /** Bytes it holds in memory. */
  readonly weight: number
}

/**
 * A long text stored compressed only, at a tenth of its size; the few clients without brotli get it unpacked. Made on
 * the spot: passing a page to another thread costs as much as compressing it.
 */
export const packPieces = (text: Pieces): Packed => {
  const bytes = bytesOf(text)
  const small = alone(brotliCompressSync(bytes, brotliFor(bytes.length)))
  const { length } = bytes
  const plain = sharedWhileUsed(() => unpack(small))
  let gz: Promise<Bytes> | undefined
  return {
    plain,
    length,
    weight: small.byteLength,
    br: () => small,
    gzip: () => {
      gz ??= plain().then((bytes) => deflate(bytes, { level: 6 }))
      return gz
    }
  }
}

/** A text in pieces, some of them encoded already. */
export type Pieces = ReadonlyArray<string | Uint8Array>

let scratch = Buffer.allocUnsafe(1_048_576)

// Writing into a buffer that is there takes half the time of making one for each text.
const bytesOf = (pieces: Pieces): Uint8Array => {
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === "string" ? 3 : 1), 0)
  if (most > scratch.length) scratch = Buffer.allocUnsafe(most)
  let end = 0
  for (const piece of pieces)
    if (typeof piece === "string") end += scratch.write(piece, end)
    else {
      scratch.set(piece, end)
      end += piece.length
    }
  return scratch.subarray(0, end)
}

/** Names of the compressed forms in `content-encoding`. */
export type Encoding = "br" | "gzip"

/** Preferred first. */
export const encodings: ReadonlyArray<Encoding> = ["br", "gzip"]

/**
 * Returns the encoding of the response: of those on offer the one with the highest `q` of the client, Brotli if both
 * are equal, or `undefined` if the client accepts none. `*` stands for every encoding without a `q` of its own; `q=0` refuses.
 * RFC 9110, 12.5.3.
 */
export const acceptedEncoding = (
  acceptEncoding: string | undefined,
  offered: ReadonlyArray<Encoding> = encodings
): Encoding | undefined => {
  const accepted = parseAccept(acceptEncoding ?? "").map(({ type, q }) => ({ name: type.toLowerCase(), q }))
  const qualityOf = (name: string) => accepted.find((one) => one.name === name)?.q
  const others = qualityOf("*") ?? 0
  const [best] = offered
    .map((encoding) => ({ encoding, q: qualityOf(encoding) ?? others }))
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
  return best?.encoding
}

/** Returns the form that the client accepts, with the name of its encoding. */
export const bodyFor = async (
  form: Encoded,
  acceptEncoding: string | undefined
): Promise<{ readonly body: string | Bytes; readonly encoding?: Encoding }> => {
  const encoding = form.length < worthwhile ? undefined : acceptedEncoding(acceptEncoding)
  return encoding === undefined ? { body: await form.plain() } : { body: await form[encoding](), encoding }
}
