import { createHash } from "node:crypto"
import type { Picture } from "#core/catalogue/picture.ts"
import type { PhotoProblem } from "#core/reviews/photos/photos.errors.ts"
import type { EncodedPhoto } from "./encoded-photo.ts"
import { photoApart } from "./picture-processes.ts"
import type { Pictures } from "./pictures/pictures.ts"

/** What is stored of a photo: the name of its files, and how they are shown. */
export interface StoredPhoto {
  readonly file: string
  readonly picture: Omit<Picture, "alt">
}

/** A photo that was re-encoded and has its name. */
export interface NamedPhoto extends StoredPhoto {
  readonly files: EncodedPhoto["files"]
}

/** Photos of reviews, each in several widths. */
export interface PhotoFolder {
  /** Re-encodes a photo, or returns why it is refused. Rejects as `photoApart` does. */
  readonly encode: (id: string, sent: Uint8Array) => Promise<NamedPhoto | PhotoProblem>
  /** Stores all files of a photo at once, or none. Rejects with `StorageFailed`. */
  readonly store: (photo: NamedPhoto) => Promise<StoredPhoto>
  /** Returns a file by its name, `<hash>-<width>.avif` or `.webp`. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly remove: (photo: { readonly file: string; readonly picture: Pick<Picture, "avif" | "webp"> }) => Promise<void>
  /** Returns files that are an hour old or older, as what is before their width, with the names of the files. */
  readonly stored: () => Promise<ReadonlyMap<string, ReadonlyArray<string>>>
  readonly removeFiles: (names: ReadonlyArray<string>) => Promise<void>
}

/** Folder of photos below `/media`. */
export const photosAddress = "/media/reviews"
/** What `store` gives out; nothing else is ever looked for. */
const filePattern = /^([0-9a-f]{32})-\d{1,4}\.(?:avif|webp)$/
const storedPattern = /^([0-9a-f]{32})-\d{1,4}\.(?:avif|webp)(?:\.draft)?$/
/** Longer than a call takes that stores a photo and then names it. */
const callMs = 3_600_000

/** Returns the name of a photo in the name of one of its files; `undefined` if the shop made no such name. */
export const photoOfFile = (name: string): string | undefined => filePattern.exec(name)?.[1]

/** Waits until all of it is over, then rejects if some of it failed: nothing of it goes on afterwards. */
const allOf = async (works: ReadonlyArray<Promise<void>>): Promise<void> => {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/**
 * Photos in a place of pictures.
 *
 * @param address folder below `/media` at which they are served; that of photos of reviews if absent
 */
export const photosIn = (pictures: Pictures, address: string = photosAddress): PhotoFolder => {
  const remove: PhotoFolder["remove"] = ({ file, picture: { avif, webp } }) =>
    allOf(
      [...avif.map((width) => `${file}-${width}.avif`), ...webp.map((width) => `${file}-${width}.webp`)].map((name) =>
        pictures.remove([name])
      )
    )
  return {
    encode: async (id, sent) => {
      const photo = await photoApart(sent)
      if (typeof photo === "string") return photo
      const { files, widths, ratio, wall } = photo
      const hash = createHash("sha256").update(id)
      for (const { bytes } of files) hash.update(bytes)
      // With its id: the same picture sent twice has two names, so that one can go without the other.
      const file = hash.digest("hex").slice(0, 32)
      return { file, files, picture: { src: `${address}/${file}`, avif: widths, webp: widths, ratio, wall } }
    },
    store: async ({ file, files, picture }) => {
      try {
        await allOf(files.map(({ ending, bytes }) => pictures.put(`${file}-${ending}`, bytes)))
      } catch (cause) {
        await remove({ file, picture }).catch(() => {})
        throw cause
      }
      return { file, picture }
    },
    read: async (name) => (filePattern.test(name) ? pictures.read(name) : undefined),
    remove,
    stored: async () => {
      const byPhoto = new Map<string, Array<string>>()
      for (const { name, ageMs } of await pictures.list()) {
        const file = storedPattern.exec(name)?.[1]
        if (file === undefined || ageMs < callMs) continue
        const names = byPhoto.get(file) ?? []
        names.push(name)
        byPhoto.set(file, names)
      }
      return byPhoto
    },
    removeFiles: pictures.remove
  }
}
