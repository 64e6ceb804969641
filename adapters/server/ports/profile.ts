import { join } from "node:path"
import { Effect } from "effect"
import type { Logger } from "pino"
import { type AvatarFiles, avatarsIn } from "#adapters/media/avatars.ts"
import { reencoding, storing } from "#adapters/media/picture-processes.ts"
import { type PictureQueue, pictureQueue } from "#adapters/media/picture-queue.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { namedImages } from "#adapters/postgres/housekeeping.sql.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { sqlAddresses } from "#adapters/postgres/members/addresses.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { sqlSearchHistory } from "#adapters/postgres/members/search-history.sql.ts"
import type { AccountServices } from "#core/account/account-services.port.ts"
import { ownerCheckOver } from "#core/account/credentials/owner-check.usecases.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { AvatarRefused } from "#core/profile/profile.errors.ts"
import type { AvatarStore, PeoplePort, ProfilePort } from "#core/profile/profile.port.ts"
import type { Crop } from "#core/profile/profile.ts"
import { type ProfileStores, peopleOver, profileOver } from "#core/profile/profile.usecases.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import type { SearchHistoryPort } from "#core/search/history/history.port.ts"
import { searchHistoryOver } from "#core/search/history/history.usecases.ts"
import type { Config } from "../config.ts"
import { roomIn } from "../disk.ts"
import { callLanguage } from "../http/caller.ts"
import type { Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"
import type { Job } from "../jobs/jobs.ts"
import type { Mailing } from "../jobs/mailing.ts"
import { systemRandom } from "../random.ts"

/** Who asks, and when. */
interface Asker {
  readonly language: Language
  readonly member?: MemberId | undefined
  readonly session?: string | undefined
  readonly browser?: string | undefined
  /** Network of the call. */
  readonly address?: string | undefined
  readonly now: Instant
}

/** What members keep of themselves with the shop. */
export interface Profiles {
  readonly profile: (asker: Asker) => ProfilePort
  readonly people: (asker: Asker) => PeoplePort
  readonly searchHistory: (asker: Asker) => SearchHistoryPort
  /** A picture of a member by its file's name. */
  readonly avatar: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Sets aside the pictures that no member has, and removes them later. */
  readonly job: Job
}

interface Parts {
  readonly db: Db
  readonly config: Pick<Config, "dataDir">
  readonly regions: RegionsStore
  readonly services: Pick<AccountServices, "passwords" | "keys">
  readonly mailing: Pick<Mailing, "sendIn">
  readonly log: Pick<Logger, "warn">
  /** In which pictures of members wait. */
  readonly queue?: PictureQueue
}

/** Profiles over the database; what writes several rows is one transaction. */
export const profilesOver = ({
  db,
  config,
  regions,
  services,
  mailing,
  log,
  queue = pictureQueue()
}: Parts): Profiles => {
  const files = avatarsIn(join(config.dataDir, "avatars"))
  const roomy = roomIn(config.dataDir)
  const avatarsOf = (member: MemberId, network: string | undefined): AvatarStore => ({
    keep: (picture, crop) =>
      queue.run({ owner: `member ${member}`, network }, picture.length, {
        decode: encodeAvatar(picture, crop),
        store: (pair) =>
          Effect.map(
            storing(() => files.store(pair), log),
            (name) => `${folder}/${name}`
          )
      }),
    remove: (image) => Effect.promise(() => files.remove(image.slice(folder.length + 1)))
  })
  const encodeAvatar = Effect.fnUntraced(function* (picture: Uint8Array, crop: Crop | undefined) {
    yield* roomy
    return (yield* reencoding(() => files.encode(picture, crop))) ?? (yield* new AvatarRefused())
  })

  const profileOf = ({ member, session: asking, browser, address, language, now }: Asker): ProfilePort =>
    membersOnly(member, (id) => {
      const stores = (session: Session): ProfileStores => ({
        profiles: {
          ...sqlProfiles(session),
          erase: (...erased) => db.inTransaction((tx) => sqlProfiles(tx, mailing.sendIn(tx)).erase(...erased))
        },
        addresses: sqlAddresses(session),
        avatars: avatarsOf(id, address),
        regions,
        isOwner: ownerCheckOver({
          stores: sqlAccount(db, () => now, mailing.sendIn),
          services,
          caller: { member, browser, language },
          now
        }),
        session: asking,
        random: systemRandom
      })
      const whole =
        <I, A, E>(call: (port: ProfilePort) => (input: I) => Effect.Effect<A, E>) =>
        (input: I) =>
          db.inTransaction((tx) => call(profileOver(stores(tx), id, now, language))(input))
      return {
        ...profileOver(stores(db), id, now, language),
        update: whole((port) => port.update),
        addAddress: whole((port) => port.addAddress),
        changeAddress: whole((port) => port.changeAddress),
        removeAddress: whole((port) => port.removeAddress)
      }
    })

  return {
    profile: profileOf,
    people: ({ member, now }) => peopleOver(sqlProfiles(db), member, now),
    searchHistory: ({ member, now }) =>
      membersOnly(member, (id) => searchHistoryOver(sqlSearchHistory(db), systemRandom, id, now)),
    avatar: files.read,
    job: { name: "sweeping pictures of members", everyMs: sweepMs, run: sweepAvatars(db, files, log) }
  }
}

const sweepMs = 3_600_000
/** Pictures that are looked for in the database at once. */
const sweptAtOnce = 500

/**
 * Sets aside the pictures that neither a member nor what was set aside names: the rests of calls that met, or broke off. They are
 * removed 30 days later, or restored if they are named again. Does nothing if none of all pictures is named: the database is
 * another one then. Decisions 0077 and 0081.
 */
const sweepAvatars = (db: Db, files: AvatarFiles, log: Pick<Logger, "warn">) => {
  let reported = 0
  const namedOf = Effect.fnUntraced(function* (names: ReadonlyArray<string>) {
    const named = new Set<string>()
    for (let from = 0; from < names.length; from += sweptAtOnce) {
      const images = names.slice(from, from + sweptAtOnce).map((name) => `${folder}/${name}`)
      for (const image of yield* namedImages(db, images)) named.add(image.slice(folder.length + 1))
    }
    return named
  })
  return Effect.gen(function* () {
    const stored = yield* Effect.promise(files.stored)
    const aside = yield* Effect.promise(files.aside)
    const pictures = stored.length + aside.length
    const named = yield* namedOf([...stored, ...aside.map(({ name }) => name)])
    if (named.size === 0) {
      if (pictures > 0 && pictures !== reported)
        log.warn({ pictures }, "no picture of a member in the data folder belongs to this database: none is removed")
      reported = pictures
      return false
    }
    reported = 0
    const unnamed = stored.filter((name) => !named.has(name))
    if (unnamed.length > 0)
      log.warn({ pictures: unnamed.length }, "pictures that no member has are set aside, and removed in 30 days")
    for (const name of unnamed) yield* Effect.promise(() => files.setAside(name))
    for (const { name, isOver } of aside)
      if (named.has(name)) yield* Effect.promise(() => files.restore(name))
      else if (isOver) yield* Effect.promise(() => files.remove(name))
    return false
  })
}

/** Folder of avatars below `/media`. */
const folder = "avatars"

/** `GET /media/avatars/{file}`: shown as a picture and nothing else. Security 4, Uploads. */
export const serveAvatars = (app: Server, read: Profiles["avatar"]): void => {
  app.get(`/media/${folder}/:file`, async (context) => {
    const picture = await read(context.req.param("file"))
    return picture === undefined
      ? problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
      : new Response(picture, {
          headers: {
            "content-type": "image/webp",
            "content-security-policy": "default-src 'none'; sandbox",
            "cache-control": "public, max-age=86400"
          }
        })
  })
}
