import type { MemberId } from "#core/account/member.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import { joinedPhotos } from "#core/reviews/photos/form-photos.rule.ts"
import { isTooOld, type PhotosSubject, type StoredPhotos } from "#core/reviews/photos/stored-photos.rule.ts"
import { browserStores } from "../storage.ts"

/** The database of this browser that stores photos of drafts, and its two parts. */
export const photosDatabase = "pendar.review-photos"
const drafts = "drafts"
const files = "files"

interface Row extends StoredPhotos {
  readonly v: 2
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "v" in value && value.v === 2 && "photos" in value && "at" in value

const done = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(photosDatabase, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(drafts)
    request.result.createObjectStore(files)
  }
  return done(request)
}

const ofMember = (member: MemberId): string => `${member} `
const rowKey = ({ member, draft }: PhotosSubject): string => `${ofMember(member)}${draft}`
const fileKey = (row: string, key: PhotoKey): string => `${row} ${key}`

/** Removes a draft and its files. */
const removeRow = (transaction: IDBTransaction, row: string): void => {
  transaction.objectStore(drafts).delete(row)
  transaction.objectStore(files).delete(IDBKeyRange.bound(`${row} `, `${row} \uffff`))
}

/** Removes the drafts that have ended, with their files, and returns the others by their keys. */
const removeEnded = async (
  transaction: IDBTransaction,
  hasEnded: (row: Row, key: string) => boolean
): Promise<ReadonlyMap<string, Row>> => {
  const store = transaction.objectStore(drafts)
  const finished = settled(transaction)
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())])
  const left = new Map<string, Row>()
  for (const [place, value] of values.entries()) {
    const key = String(keys[place])
    if (isRow(value) && !hasEnded(value, key)) left.set(key, value)
    else removeRow(transaction, key)
  }
  await finished
  return left
}

/** Removes drafts by a start or a log-out. */
const removeApart = async (hasEnded: (row: Row, key: string) => boolean): Promise<void> => {
  try {
    const database = await open()
    await removeEnded(database.transaction([drafts, files], "readwrite"), hasEnded)
    database.close()
  } catch {
    // It is done by the next start.
  }
}

/** Removes what is older than seven days, of every member. Decision 0111. */
export const removeOldPhotos = (now: Instant): Promise<void> => removeApart((row) => isTooOld(row, now))

/** Removes all photos of drafts of these members, who have logged out. Decision 0111. */
export const removePhotosOf = (members: ReadonlyArray<MemberId>): Promise<void> =>
  removeApart((_, key) => members.some((member) => key.startsWith(ofMember(member))))

/** Stores photos of drafts in this browser, with their files. Rejects if it cannot, or has no room. Rule 36. */
export const photoDrafts = () => {
  let opened: Promise<IDBDatabase> | undefined
  const database = (): Promise<IDBDatabase> => {
    opened ??= open()
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const begin = async () => (await database()).transaction([drafts, files], "readwrite")
  return {
    /** Returns the photos of a form; those of any form that are older than seven days are removed first. */
    read: async (of: PhotosSubject, now: Instant): Promise<StoredPhotos | undefined> => {
      const left = await removeEnded(await begin(), (row) => isTooOld(row, now))
      return left.get(rowKey(of))
    },
    /** Returns the bytes of a photo; `undefined` if they are not stored. */
    file: async (of: PhotosSubject, key: PhotoKey): Promise<ArrayBuffer | undefined> => {
      const transaction = (await database()).transaction(files)
      const bytes: unknown = await done(transaction.objectStore(files).get(fileKey(rowKey(of), key)))
      return bytes instanceof ArrayBuffer ? bytes : undefined
    },
    /**
     * Stores the photos of a form, and files that are new or were replaced. What another tab has added to the form stays.
     *
     * @param known keys that this tab has had
     */
    write: async (
      of: PhotosSubject,
      { photos, begun, at }: StoredPhotos,
      known: ReadonlySet<PhotoKey>,
      bytes: ReadonlyMap<PhotoKey, ArrayBuffer>
    ): Promise<void> => {
      browserStores.photoDrafts.write("1")
      const transaction = await begin()
      const finished = settled(transaction)
      const row = rowKey(of)
      const before: unknown = await done(transaction.objectStore(drafts).get(row))
      const all = joinedPhotos(isRow(before) ? before.photos : [], photos, known)
      const written: Row = { v: 2, at, begun, photos: all }
      transaction.objectStore(drafts).put(written, row)
      for (const [key, file] of bytes) transaction.objectStore(files).put(file, fileKey(row, key))
      for (const key of known)
        if (!all.some((photo) => photo.key === key)) transaction.objectStore(files).delete(fileKey(row, key))
      await finished
    },
    /** Removes the photos of a form. */
    clear: async (of: PhotosSubject): Promise<void> => {
      const transaction = await begin()
      removeRow(transaction, rowKey(of))
      await settled(transaction)
    }
  }
}
