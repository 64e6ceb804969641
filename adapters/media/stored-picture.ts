import { mkdir, rename, rm, writeFile } from "node:fs/promises"

/** A picture could not be stored or read, as on a full disk, or of a bucket that does not answer; `cause` says why. */
export class StorageFailed extends Error {
  override readonly name = "StorageFailed"
  constructor(cause: unknown) {
    super("the picture could not be stored or read", { cause })
  }
}

/** Makes the folder of pictures, unreadable to others, if it is missing. Rejects with `StorageFailed`. */
export const ownFolder = (folder: string): Promise<unknown> =>
  mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new StorageFailed(cause)
  })

/** Stores a picture as a whole under its path, or not at all. Rejects with `StorageFailed`; no draft of it is left then. */
export const storePicture = async (path: string, picture: Uint8Array): Promise<void> => {
  const draft = `${path}.draft`
  try {
    await writeFile(draft, picture, { mode: 0o600 })
    await rename(draft, path)
  } catch (cause) {
    // What cannot be removed either is found by its name later.
    await rm(draft, { force: true }).catch(() => {})
    throw new StorageFailed(cause)
  }
}
