import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
/** Shorter answers fit one packet; compressing them only costs. */
const worthwhile = 1400

/** A text as it is sent, each compressed form made once when somebody first asks for it. */
export interface Encoded {
  readonly text: string
  readonly bytes: number
  readonly br: () => Promise<Uint8Array<ArrayBuffer>>
  readonly gzip: () => Promise<Uint8Array<ArrayBuffer>>
}

export const encoded = (text: string): Encoded => {
  let br: Promise<Uint8Array<ArrayBuffer>> | undefined
  let gz: Promise<Uint8Array<ArrayBuffer>> | undefined
  return {
    text,
    bytes: text.length,
    br: () => {
      // Quality 5: the best size for a fifth of a millisecond. Stack 4 (f).
      br ??= brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      return br
    },
    gzip: () => {
      gz ??= deflate(text, { level: 6 })
      return gz
    }
  }
}

/** The form a client takes, with the header that names it. */
export const bodyFor = async (
  form: Encoded,
  acceptEncoding: string | undefined
): Promise<{ readonly body: string | Uint8Array<ArrayBuffer>; readonly encoding?: "br" | "gzip" }> => {
  if (form.bytes < worthwhile || acceptEncoding === undefined) return { body: form.text }
  if (/\bbr\b/.test(acceptEncoding)) return { body: await form.br(), encoding: "br" }
  if (/\bgzip\b/.test(acceptEncoding)) return { body: await form.gzip(), encoding: "gzip" }
  return { body: form.text }
}
