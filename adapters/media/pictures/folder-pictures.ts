import { readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { ownFolder, StorageFailed, storePicture } from "../stored-picture.ts"
import { type Pictures, plainName, type StoredFile } from "./pictures.ts"

/** Pictures in a folder of this machine. It is made with the first of them. */
export const folderPictures = (folder: string): Pictures => ({
  put: async (name, bytes) => {
    const path = join(folder, plainName(name))
    await ownFolder(folder)
    await storePicture(path, bytes)
  },
  read: async (name) => {
    const path = join(folder, plainName(name))
    try {
      return new Uint8Array(await readFile(path))
    } catch (cause) {
      return unlessMissing(cause)
    }
  },
  remove: async (names) => {
    for (const name of names)
      await rm(join(folder, plainName(name)), { force: true }).catch((cause: unknown) => {
        throw new StorageFailed(cause)
      })
  },
  list: async () => {
    const names = (await readdir(folder).catch(unlessMissing)) ?? []
    const files: Array<StoredFile> = []
    for (const name of names) {
      // It may go in the meantime.
      const about = await stat(join(folder, name)).catch(unlessMissing)
      if (about?.isFile()) files.push({ name, ageMs: Date.now() - about.mtimeMs, bytes: about.size })
    }
    return files
  }
})

const unlessMissing = (cause: unknown): undefined => {
  if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined
  throw new StorageFailed(cause)
}
