import { randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import { avatarSides, type Crop } from "#core/profile/profile.ts"
import { encodedApart } from "./picture-processes.ts"
import { ownFolder, storePicture } from "./stored-picture.ts"

/** Pictures of members on disk: two squares, re-encoded from the upload, under a name that cannot be guessed. Security 4. */
export interface AvatarFiles {
  /** Returns a pair; none if what was sent is no picture, or if the square does not lie in it. Rejects as `encodedApart` does. */
  readonly encode: (sent: Uint8Array, crop: Crop | undefined) => Promise<ReadonlyArray<Uint8Array> | undefined>
  /** Stores a pair that `encode` returned, and returns its name. Rejects with `StorageFailed`. */
  readonly store: (pair: ReadonlyArray<Uint8Array>) => Promise<string>
  /** A WebP picture: `<name>-<side>.webp`. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly remove: (name: string) => Promise<void>
  /** What the pairs are called that were stored an hour ago or earlier; also unfinished ones. */
  readonly stored: () => Promise<ReadonlyArray<string>>
  /** Moves a pair to where it is not read, and back. */
  readonly setAside: (name: string) => Promise<void>
  readonly restore: (name: string) => Promise<void>
  /** What is set aside; `isOver` if that was 30 days ago or earlier. */
  readonly aside: () => Promise<ReadonlyArray<{ readonly name: string; readonly isOver: boolean }>>
}

/** What `store` gives out; nothing else is ever looked for on disk. */
const namePattern = /^[0-9a-f-]{36}$/
const filePattern = /^[0-9a-f-]{36}-(?:512|96)\.webp$/
const storedPattern = /^([0-9a-f-]{36})-(?:512|96)\.webp(?:\.draft)?$/
/** Longer than a call takes that stores a picture and then names it. */
const callMs = 3_600_000
/** Unused pictures are stored for this long: the database may be an older one, or another shop's. Decision 0081. */
const asideMs = 30 * 86_400_000

/** Returns the members' pictures stored in a folder. */
export const avatarsIn = (folder: string): AvatarFiles => {
  const pathOf = (name: string, side: number): string => join(folder, `${name}-${side}.webp`)
  const sides = [avatarSides.large, avatarSides.small]
  const asideFolder = join(folder, "aside")
  const pathsOf = (name: string) =>
    sides.map((side) => {
      const stored = pathOf(name, side)
      return { stored, draft: `${stored}.draft`, aside: join(asideFolder, `${name}-${side}.webp`) }
    })
  return {
    encode: (sent, crop) => encodedApart(sent, { kind: "avatar", crop }),
    store: async (pair) => {
      const name = randomUUID()
      await ownFolder(folder)
      for (const [place, picture] of pair.entries()) await storePicture(pathOf(name, sides[place] ?? 0), picture)
      return name
    },
    read: async (file) => {
      if (!filePattern.test(file)) return undefined
      try {
        return new Uint8Array(await readFile(join(folder, file)))
      } catch {
        // It was deleted, or never existed.
        return undefined
      }
    },
    remove: async (name) => {
      if (!namePattern.test(name)) return
      for (const path of pathsOf(name))
        for (const one of [path.stored, path.draft, path.aside]) await rm(one, { force: true })
    },
    stored: async () => (await namesIn(folder)).filter(({ ageMs }) => ageMs >= callMs).map(({ name }) => name),
    setAside: async (name) => {
      if (!namePattern.test(name)) return
      await mkdir(asideFolder, { recursive: true, mode: 0o700 })
      const now = new Date()
      for (const { stored, draft, aside } of pathsOf(name)) {
        await rm(draft, { force: true })
        // Marked before it is moved, so that it is never older there than it is.
        await utimes(stored, now, now).catch(ignoreMissing)
        await rename(stored, aside).catch(ignoreMissing)
      }
    },
    restore: async (name) => {
      if (!namePattern.test(name)) return
      for (const { stored, aside } of pathsOf(name)) await rename(aside, stored).catch(ignoreMissing)
    },
    aside: async () => (await namesIn(asideFolder)).map(({ name, ageMs }) => ({ name, isOver: ageMs >= asideMs }))
  }
}

/** The names of pairs in a folder, with the age of the first file of each. */
const namesIn = async (folder: string): Promise<ReadonlyArray<{ readonly name: string; readonly ageMs: number }>> => {
  const ages = new Map<string, number>()
  for (const file of await readdir(folder).catch(() => [])) {
    const name = storedPattern.exec(file)?.[1]
    if (name === undefined || ages.has(name)) continue
    const about = await stat(join(folder, file)).catch(() => undefined)
    // The file system's own clock: the shop's may be moved.
    if (about) ages.set(name, Date.now() - about.mtimeMs)
  }
  return [...ages].map(([name, ageMs]) => ({ name, ageMs }))
}

/** Another server of the shop may have moved a file, and one of a pair may never have been stored. */
const ignoreMissing = (cause: NodeJS.ErrnoException): void => {
  if (cause.code !== "ENOENT") throw cause
}
