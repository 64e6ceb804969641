/** Kinds of pictures that a review takes. Wire, `/review-images`. */
export type PhotoKind = "jpeg" | "png" | "webp" | "avif" | "heif"

const heifBrands: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])

const textAt = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4))

/** Returns the kind of a picture by its first bytes, whatever its name says; `undefined` if it is none that is taken. */
export const photoKindOf = (bytes: Uint8Array): PhotoKind | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg"
  if (bytes[0] === 0x89 && textAt(bytes, 1).startsWith("PNG")) return "png"
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp"
  if (textAt(bytes, 4) !== "ftyp") return undefined
  const brand = textAt(bytes, 8)
  return brand === "avif" || brand === "avis" ? "avif" : heifBrands.has(brand) ? "heif" : undefined
}
