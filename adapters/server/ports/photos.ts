import { Effect } from "effect"
import { LRUCache } from "lru-cache"
import type { Logger } from "pino"
import { type NamedPhoto, type PhotoFolder, photoOfFile, photosAddress, photosIn } from "#adapters/media/photos.ts"
import { reencoding, storing } from "#adapters/media/picture-processes.ts"
import { type PictureQueue, pictureQueue } from "#adapters/media/picture-queue.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import {
  forgetRemovedPhoto,
  isPhotoShown,
  knownPhotoFiles,
  postponeRemovedPhoto,
  sqlPhotos,
  takeRemovedPhotos
} from "#adapters/postgres/members/review-photos.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import { PhotoRefused } from "#core/reviews/photos/photos.errors.ts"
import type { PhotosPort } from "#core/reviews/photos/photos.port.ts"
import { photosOver } from "#core/reviews/photos/photos.usecases.ts"
import type { PhotoFiles, PhotoStore } from "#core/reviews/photos/photos-store.port.ts"
import en from "#ui/messages/en/server.json" with { type: "json" }
import id from "#ui/messages/id/server.json" with { type: "json" }
import { roomIn } from "../disk.ts"
import type { Job } from "../jobs/jobs.ts"
import { type PlacesConfig, placeOf } from "../picture-places.ts"
import { systemRandom } from "../random.ts"

/** Who asks, and from where. */
interface Asker extends Pick<Reader, "language" | "now"> {
  readonly member?: MemberId | undefined
  /** Network of the call. */
  readonly address?: string | undefined
}

/** Photos of reviews: the port before a review takes them, and their files. */
export interface ReviewPhotos {
  readonly portFor: (asker: Asker) => PhotosPort
  /** A file by its name; `undefined` if there is none, or its review is hidden. Refuses as `Unavailable` if the database does not answer. */
  readonly file: (name: string) => Effect.Effect<Uint8Array<ArrayBuffer> | undefined, Unavailable>
  /** The same for staff, who also look at photos of hidden reviews. */
  readonly staffFile: (name: string) => Effect.Effect<Uint8Array<ArrayBuffer> | undefined, Unavailable>
  readonly jobs: ReadonlyArray<Job>
}

interface Parts {
  readonly db: Db
  readonly config: PlacesConfig
  readonly now: () => Instant
  readonly log: Pick<Logger, "warn">
  readonly random?: RandomSource
  /** Whether the server is leaving: the jobs then end with the photo at hand. */
  readonly leaving: () => boolean
  /** In which photos wait. */
  readonly queue?: PictureQueue
}

/** For so long a photo is served without asking again whether its review is hidden. Decision 0110. */
const shownMs = 30_000
/** Most photos of which this is known. */
const shownMost = 10_000

/** Photos of reviews over the database, their files where the settings say. Decision 0110. */
export const reviewPhotosOver = ({
  db,
  config,
  now,
  log,
  leaving,
  random = systemRandom,
  queue = pictureQueue()
}: Parts): ReviewPhotos => {
  const folder = photosIn(placeOf(config, "photos"))
  const roomy = roomIn(config.dataDir)
  const shown = new LRUCache<string, true>({ max: shownMost, ttl: shownMs, ttlResolution: 0, perf: { now } })
  const encodePhoto = Effect.fnUntraced(function* (photo: string, sent: Uint8Array) {
    yield* roomy
    const encoded = yield* reencoding(() => folder.encode(photo, sent))
    return typeof encoded === "string" ? yield* new PhotoRefused({ problem: encoded }) : encoded
  })
  const filesOf = (member: MemberId, network: string | undefined): PhotoFiles => ({
    keep: (photo, sent, mayBegin) => {
      const decode = Effect.flatMap(mayBegin, () => encodePhoto(photo, sent))
      const store = (encoded: NamedPhoto) => storing(() => folder.store(encoded), log)
      return queue.run({ owner: `member ${member}`, network }, sent.length, { decode, store })
    },
    remove: (photo) => Effect.promise(() => folder.remove(photo).catch(() => {}))
  })
  const store: PhotoStore = {
    ...sqlPhotos(db),
    add: (...given) => db.inTransaction((tx) => sqlPhotos(tx).add(...given))
  }
  const read = (name: string) => Effect.tryPromise({ try: () => folder.read(name), catch: () => new Unavailable() })
  const unsaid = { id: id.photo, en: en.photo }

  return {
    portFor: ({ member, address, ...reader }) =>
      membersOnly(member, (one) => photosOver({ store, files: filesOf(one, address), random, unsaid }, one, reader)),
    file: Effect.fnUntraced(function* (name: string) {
      const photo = photoOfFile(name)
      if (photo === undefined) return undefined
      if (!shown.has(photo)) {
        if (!(yield* isPhotoShown(db, photo))) return undefined
        shown.set(photo, true)
      }
      return yield* read(name)
    }),
    staffFile: read,
    jobs: [
      { name: "removed photos", everyMs: removedMs, run: removeDue({ db, folder, now, leaving, log }) },
      { name: "sweeping photos", everyMs: sweepMs, run: sweepPhotos({ db, folder, leaving, log }) }
    ]
  }
}

const removedMs = 10_000
const sweepMs = 3_600_000
/** Photos that are looked for in the database at once. */
const sweptAtOnce = 500

interface Removing extends Pick<Parts, "db" | "leaving" | "log"> {
  readonly folder: PhotoFolder
}

/**
 * Removes the files of photos whose row went. Each is forgotten once its own files are gone, so that nothing is left after a crash;
 * one whose files cannot be removed holds up no other, and is tried again later.
 */
const removeDue = ({ db, folder, now, leaving, log }: Removing & Pick<Parts, "now">) =>
  Effect.gen(function* () {
    const due = yield* Effect.suspend(() => takeRemovedPhotos(db, now()))
    let failed = 0
    for (const photo of due) {
      if (leaving()) return false
      if (yield* isDone(folder.remove(photo))) yield* forgetRemovedPhoto(db, photo.file)
      else {
        failed++
        yield* postponeRemovedPhoto(db, photo.file, now())
      }
    }
    warnOfFailed(log, failed)
    return due.length > 0
  })

const warnOfFailed = (log: Parts["log"], photos: number): void => {
  if (photos > 0) log.warn({ photos }, "files of photos could not be removed; they are tried again")
}

/** Returns whether work on files succeeds. */
const isDone = (work: Promise<void>): Effect.Effect<boolean> =>
  Effect.promise(() =>
    work.then(
      () => true,
      () => false
    )
  )

/**
 * Removes files an hour old that no photo names: the rest of calls that broke off. If the database names none of the files, it is
 * another one, and nothing is removed. Decisions 0081 and 0110.
 */
const sweepPhotos = ({ db, folder, leaving, log }: Removing) =>
  Effect.gen(function* () {
    const stored = yield* Effect.promise(folder.stored)
    const files = [...stored.keys()]
    const known = new Set<string>()
    for (let from = 0; from < files.length; from += sweptAtOnce)
      for (const file of yield* knownPhotoFiles(db, files.slice(from, from + sweptAtOnce))) known.add(file)
    const lost = files.filter((file) => !known.has(file))
    if (lost.length === 0) return false
    if (known.size === 0) {
      log.warn({ photos: lost.length }, "no photo in the data folder belongs to this database: none is removed")
      return false
    }
    let failed = 0
    for (const file of lost) {
      if (leaving()) return false
      if (!(yield* isDone(folder.removeFiles(stored.get(file) ?? [])))) failed++
    }
    warnOfFailed(log, failed)
    return false
  })

/** Address of the photos' files. */
export const photoRoute = `${photosAddress}/:file`
