import type { Sharp } from "sharp"

/** Largest picture that is unpacked. Security 4, Uploads. */
const mostPixels = 24_000_000
const formats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "heif"])
/** Decoding takes memory: more than that wait for their turn. */
const atOnce = 2

/** An uploaded picture, upright, to be re-encoded; `undefined` if the shop does not take its kind. */
export const opened = async (sent: Uint8Array): Promise<Sharp | undefined> => {
  // Read with the first picture: a shop opens sooner, and holds 15 MB less until the first upload.
  const { default: sharp } = await import("sharp")
  const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: "error" })
  const { format } = await picture.metadata()
  return formats.has(format) ? picture.rotate() : undefined
}

/** Lets so many work at a time; the others wait in the order they came. */
export const turns = (most = atOnce) => {
  let working = 0
  const waiting: Array<() => void> = []
  return async <A>(work: () => Promise<A>): Promise<A> => {
    if (working === most) await new Promise<void>((go) => waiting.push(go))
    else working++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) working--
      else next()
    }
  }
}
