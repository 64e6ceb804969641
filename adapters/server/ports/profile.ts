import { join } from "node:path"
import { Effect } from "effect"
import { avatarsIn } from "#adapters/media/avatars.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
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
import { type ProfileStores, peopleOver, profileOver } from "#core/profile/profile.usecases.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import type { SearchHistoryPort } from "#core/search/history/history.port.ts"
import { searchHistoryOver } from "#core/search/history/history.usecases.ts"
import type { Config } from "../config.ts"
import { roomIn } from "../disk.ts"
import { callLanguage } from "../http/caller.ts"
import type { Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"
import type { Mailing } from "../jobs/mailing.ts"
import { systemRandom } from "../random.ts"

/** Who asks, and when. */
interface Asker {
  readonly language: Language
  readonly member?: MemberId | undefined
  readonly browser?: string | undefined
  readonly now: Instant
}

/** What members keep of themselves with the shop. */
export interface Profiles {
  readonly profile: (asker: Asker) => ProfilePort
  readonly people: (asker: Asker) => PeoplePort
  readonly searchHistory: (asker: Asker) => SearchHistoryPort
  /** A picture of a member by its file's name. */
  readonly avatar: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

interface Parts {
  readonly db: Db
  readonly config: Pick<Config, "dataDir">
  readonly regions: RegionsStore
  readonly services: Pick<AccountServices, "passwords" | "keys">
  readonly mailing: Pick<Mailing, "sendIn">
}

/** Profiles over the database; what writes several rows is one transaction. */
export const profilesOver = ({ db, config, regions, services, mailing }: Parts): Profiles => {
  const files = avatarsIn(join(config.dataDir, "avatars"))
  const roomy = roomIn(config.dataDir)
  const avatars: AvatarStore = {
    keep: Effect.fnUntraced(function* (picture, crop) {
      yield* roomy
      const name = yield* Effect.promise(() => files.keep(picture, crop))
      return name === undefined ? yield* new AvatarRefused() : `${folder}/${name}`
    }),
    remove: (image) => Effect.promise(() => files.remove(image.slice(folder.length + 1)))
  }

  const profileOf = ({ member, browser, language, now }: Asker): ProfilePort =>
    membersOnly(member, (id) => {
      const stores = (session: Session): ProfileStores => ({
        profiles: {
          ...sqlProfiles(session),
          erase: (...erased) => db.inTransaction((tx) => sqlProfiles(tx, mailing.sendIn(tx)).erase(...erased))
        },
        addresses: sqlAddresses(session),
        avatars,
        regions,
        isOwner: ownerCheckOver({
          stores: sqlAccount(db, () => now, mailing.sendIn),
          services,
          caller: { member, browser, language },
          now
        }),
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
    avatar: files.read
  }
}

/** Where avatars stand below `/media`. */
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
