import { Effect } from "effect"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { MemberId } from "#core/account/member.ts"
import { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import { photoSideLeast } from "#core/reviews/photos/photo.ts"
import { type PhotoEdit, storedSideMost, unedited } from "#core/reviews/photos/photo-edit.ts"
import { FileUnfit, PhotoGone, PhotosUnstored } from "#core/reviews/photos/photo-files.errors.ts"
import type { ChosenFile, OpenedFile, PhotoFiles } from "#core/reviews/photos/photo-files.port.ts"
import { photoKindOf } from "#core/reviews/photos/photo-kind.rule.ts"
import type { PhotosPort } from "#core/reviews/photos/photos.port.ts"
import { isOfProposal, type PhotosSubject } from "#core/reviews/photos/stored-photos.rule.ts"
import { decodePhoto, drawnAddress, preparedPhoto, sizeOf } from "./draw-photo.ts"
import { photoDrafts } from "./photo-drafts.ts"

/** Longest side of a tile's copy, and of the picture that a sheet edits, in pixels. */
const tileSide = 320
const stageSide = 1_280

/** The shop's uploads; `onProgress` gets the share of a body that has been sent. */
export type PhotosWith = (onProgress?: (share: number) => void) => PhotosPort

/**
 * Photos of forms in this browser, uploaded through the shop's port.
 *
 * @param isHere whether a member is the one who is logged in in this browser: another tab may have changed that
 */
export const photoFiles = (photosWith: PhotosWith, isHere: (member: MemberId) => boolean): PhotoFiles => {
  const drafts = photoDrafts()
  const held = new Map<PhotoKey, ChosenFile>()
  /** Forms whose stored photos were read, by the keys of these. */
  const homes = new Map<PhotoKey, PhotosSubject>()
  /** Files that are not stored as they are now. */
  const unstored = new Set<PhotoKey>()
  const hold = (key: PhotoKey, file: ChosenFile): void => {
    held.set(key, file)
    unstored.add(key)
  }
  /** The bytes of a photo, from this page or from an earlier visit. */
  const bytesOf = async (key: PhotoKey): Promise<ArrayBuffer | undefined> => {
    const file = held.get(key)
    if (file !== undefined) return file.arrayBuffer()
    const home = homes.get(key)
    return home && drafts.file(home, key)
  }
  const fileOf = async (key: PhotoKey): Promise<Blob> => {
    // The device may have taken the file away since it was chosen.
    const bytes = await bytesOf(key).catch(() => undefined)
    if (bytes === undefined) throw new PhotoGone()
    return new Blob([bytes])
  }
  return {
    hold: (file) => {
      const key = PhotoKey(crypto.randomUUID())
      hold(key, file)
      return key
    },
    open: ({ key, edit }) =>
      Effect.tryPromise({
        try: async () => openedFile(await fileOf(key), edit),
        catch: (cause) => (cause instanceof FileUnfit ? cause : new PhotoGone())
      }),
    upload: ({ of, key, edit, onProgress }) =>
      Effect.tryPromise({
        try: async () => {
          const file = await fileOf(key)
          const picture = await decodePhoto(file)
          if (picture === undefined) return new Uint8Array(await file.arrayBuffer())
          const prepared = await preparedPhoto(picture, edit)
          picture.close()
          return prepared
        },
        catch: () => new PhotoGone()
      }).pipe(
        Effect.flatMap((picture) =>
          isHere(of.member)
            ? photosWith(onProgress).upload({ picture, ...(isOfProposal(of) && { of: "proposal" }) })
            : Effect.fail(new Unauthenticated())
        )
      ),
    discard: (input) => photosWith().discard(input),
    restore: ({ of, now }) =>
      Effect.tryPromise({ try: () => drafts.read(of, now), catch: () => new PhotosUnstored() }).pipe(
        Effect.tap((stored) =>
          Effect.sync(() => {
            for (const { key } of stored?.photos ?? []) homes.set(key, of)
          })
        )
      ),
    store: ({ of, stored, known }) =>
      Effect.tryPromise({
        try: async () => {
          const wanted = stored.photos.flatMap(({ key }) => (unstored.has(key) ? [key] : []))
          const files = new Map<PhotoKey, ArrayBuffer>()
          // One after the other: each takes a lot of memory while it is drawn.
          for (const key of wanted) {
            const file = await fileOf(key).then(storedPhoto, () => undefined)
            if (file !== undefined) files.set(key, file)
          }
          // What was logged out meanwhile has been removed, and stays so.
          if (!isHere(of.member)) throw new PhotosUnstored()
          await drafts.write(of, stored, new Set(known), files)
          for (const key of wanted) unstored.delete(key)
        },
        catch: () => new PhotosUnstored()
      }),
    clear: ({ of }) => Effect.promise(() => drafts.clear(of).catch(() => undefined)),
    stage: async ({ key, picture }) => {
      const own = await fileOf(key).then(decodePhoto, () => undefined)
      const read = own ?? (picture && (await fromServer(`${picture.src}-${picture.webp.at(-1)}.webp`)))
      if (read === undefined) return undefined
      const { bitmap, file } = read instanceof ImageBitmap ? { bitmap: read, file: undefined } : read
      // From here on this is what is edited: the server has turned it upright already.
      if (file !== undefined) hold(key, Object.assign(file, { name: "" }))
      const staged = { src: drawnAddress(bitmap, unedited, stageSide), size: sizeOf(bitmap) }
      bitmap.close()
      return staged
    }
  }
}

/** Returns a photo as it is stored: upright, without its own data such as its place; as it is if this browser cannot draw it. */
const storedPhoto = async (file: Blob): Promise<ArrayBuffer> => {
  const picture = await decodePhoto(file)
  if (picture === undefined) return file.arrayBuffer()
  const { buffer } = await preparedPhoto(picture, unedited, storedSideMost(picture))
  picture.close()
  return buffer
}

/** Reads a file: its kind, its size, and a small copy of what the edit leaves of it. */
const openedFile = async (file: Blob, edit: PhotoEdit): Promise<OpenedFile> => {
  const kind = photoKindOf(new Uint8Array(await file.slice(0, 32).arrayBuffer()))
  if (kind === undefined) throw new FileUnfit({ problem: "kind" })
  const picture = await decodePhoto(file)
  if (picture === undefined) {
    if (kind === "heif" || kind === "avif") return {}
    throw new FileUnfit({ problem: "unreadable" })
  }
  const size = sizeOf(picture)
  const isSmall = Math.min(size.width, size.height) < photoSideLeast
  const preview = isSmall ? "" : drawnAddress(picture, edit, tileSide)
  picture.close()
  if (isSmall) throw new FileUnfit({ problem: "tooSmall", size })
  return { preview, size }
}

/** Reads a picture that the server has made; `undefined` if it does not arrive. */
const fromServer = async (
  address: string
): Promise<{ readonly bitmap: ImageBitmap; readonly file: Blob } | undefined> => {
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok !== true) return undefined
  const file = await answer.blob()
  const bitmap = await decodePhoto(file)
  return bitmap && { bitmap, file }
}
