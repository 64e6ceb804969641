/** A stored file, with its age by the clock of the place where it lies: the shop's may be moved. */
export interface StoredFile {
  readonly name: string
  readonly ageMs: number
  readonly bytes: number
}

/** Where pictures are stored that were uploaded: files in one place, each under a name of its own. */
export interface Pictures {
  /** Stores a file as a whole, or not at all. Rejects with `StorageFailed`. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Returns a file; `undefined` if there is none. Rejects with `StorageFailed` if the place cannot be asked. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes files; one that is not there is no failure. Rejects with `StorageFailed`. */
  readonly remove: (names: ReadonlyArray<string>) => Promise<void>
  /** Returns all files, also unfinished ones. Rejects with `StorageFailed`. */
  readonly list: () => Promise<ReadonlyArray<StoredFile>>
}

const namePattern = /^[0-9a-z][0-9a-z.-]{0,99}$/

/** Returns a name that is one of a file and of no folder. Throws otherwise: nothing else is ever looked for. */
export const plainName = (name: string): string => {
  if (!namePattern.test(name) || name.includes("..")) throw new Error(`no name of a picture: ${JSON.stringify(name)}`)
  return name
}
