import { Effect } from "effect"
import { Unauthenticated } from "../account/account.errors.ts"
import type { OwnerCheck } from "../account/credentials/owner-check.usecases.ts"
import type { SecurityMessage } from "../account/credentials/security-message.ts"
import { securityReceiver } from "../account/credentials/security-receiver.rule.ts"
import type { Member, MemberId } from "../account/member.ts"
import type { Instant } from "../kernel/moment.ts"
import type { RandomSource } from "../kernel/random.ts"
import type { Language } from "../kernel/text.ts"
import { ProvinceId } from "../regions/region.ts"
import type { RegionsStore } from "../regions/regions.port.ts"
import { addressesOver } from "./addresses/addresses.usecases.ts"
import { badgesOf } from "./badges.rule.ts"
import { tagsMost } from "./beauty/beauty.ts"
import { knownMarks } from "./coachmarks.ts"
import { levelWith } from "./level.rule.ts"
import { motherhoodOf } from "./motherhood.rule.ts"
import { MemberUnknown, ProfileRefused } from "./profile.errors.ts"
import { profileProblems } from "./profile.form.ts"
import type {
  AddressStore,
  AvatarStore,
  PeoplePort,
  ProfileColumns,
  ProfilePort,
  ProfileStore
} from "./profile.port.ts"
import type { ProfileChange } from "./profile.ts"
import { publicProfileOf } from "./public-profile.rule.ts"

/** Everything that profiles need. */
export interface ProfileStores {
  readonly profiles: ProfileStore
  readonly addresses: AddressStore
  readonly avatars: AvatarStore
  readonly regions: Pick<RegionsStore, "district" | "provinces" | "cities">
  readonly isOwner: OwnerCheck
  /** The caller's. */
  readonly session?: string | undefined
  readonly random: RandomSource
}

/** Public data about people. */
export const peopleOver = (
  store: Pick<ProfileStore, "byUserName">,
  asker: MemberId | undefined,
  now: Instant
): PeoplePort => ({
  byUserName: Effect.fnUntraced(function* ({ userName }) {
    const member = yield* store.byUserName(userName)
    return member && publicProfileOf(member, asker, now)
  })
})

/**
 * A member's own profile. One call is one transaction. Specification 7; D-36c, D-49d, D-50.
 *
 * @param language of messages to the member
 */
export const profileOver = (stores: ProfileStores, id: MemberId, now: Instant, language: Language): ProfilePort => {
  const { profiles, avatars, isOwner } = stores

  const own = Effect.fnUntraced(function* () {
    return (yield* profiles.byId(id)) ?? (yield* new Unauthenticated())
  })
  const written = Effect.fnUntraced(function* (columns: ProfileColumns) {
    yield* profiles.write(id, columns)
    return yield* own()
  })
  /** The picture that was there before goes last: one too many is better than one too few. */
  const withImage = Effect.fnUntraced(function* (image: string | undefined) {
    const before = yield* profiles.replaceImage(id, image)
    if (before !== undefined && before !== image) yield* avatars.remove(before)
    return yield* own()
  })

  return {
    ...addressesOver(stores, id, now),
    read: own,
    update: Effect.fnUntraced(function* ({ id: whose, ...change }) {
      if (whose !== id) return yield* new MemberUnknown()
      const fields = Object.keys(profileProblems(change, now))
      if (fields.length > 0) return yield* new ProfileRefused({ fields })
      const places = yield* placesOf(stores.regions, change)
      const motherhood =
        change.motherhood && (yield* motherhoodOf(change.motherhood, now, (yield* own()).motherhood?.consentedAt))
      const marks = knownMarks(change.coachmarksVisited ?? [])
      if (marks.length > 0) yield* profiles.visit(id, marks)
      return yield* written({ ...columnsOf(change), ...places, ...(motherhood && { motherhood }) })
    }),
    tag: Effect.fnUntraced(function* (given) {
      const [field, ids] =
        "beauty" in given ? (["beauty", given.beauty] as const) : (["interest", given.interest] as const)
      const distinct = [...new Set(ids)]
      const known = yield* field === "beauty" ? profiles.knownTags(distinct) : profiles.knownInterests(distinct)
      if (distinct.length > tagsMost || distinct.some((tag) => !known.has(tag)))
        return yield* new ProfileRefused({ fields: [field] })
      return yield* written({ [field]: distinct })
    }),
    prefer: ({ subscribings, isSubscribingsSet }) =>
      written({ subscribings: [...new Set(subscribings)], isSubscribingsSet }),
    withdrawMotherhood: () => written({ motherhood: undefined }),
    badges: Effect.fnUntraced(function* () {
      const { level: held } = yield* own()
      const facts = yield* profiles.contributions(id)
      const level = levelWith(held, facts)
      if (level !== held) yield* profiles.write(id, { level })
      return badgesOf(facts, now)
    }),
    keepAvatar: Effect.fnUntraced(function* ({ picture, crop }) {
      yield* own()
      const image = yield* avatars.keep(picture, crop)
      // Removed while the picture was stored: nothing of the member stays. Decision 0077.
      return yield* withImage(image).pipe(Effect.tapErrorTag("Unauthenticated", () => avatars.remove(image)))
    }),
    removeAvatar: () => withImage(undefined),
    exportData: Effect.fnUntraced(function* () {
      return { madeAt: now, subjects: yield* profiles.everything(id) }
    }),
    removeAccount: Effect.fnUntraced(function* (credential) {
      yield* isOwner({ member: id, ...credential })
      const messageTo = (member: Member): SecurityMessage | undefined => {
        const to = securityReceiver(member)
        return to === undefined ? undefined : { kind: "account-removed", to, language, at: now }
      }
      const erased = yield* profiles.erase(id, now, { session: stores.session, messageTo })
      if (erased === undefined) return yield* new Unauthenticated()
      if (erased.image !== undefined) yield* avatars.remove(erased.image)
      return { removed: true }
    })
  }
}

/** Province and city by their codes, with the names of the map. Refuses those that there are not, and one outside the other. */
const placesOf = Effect.fnUntraced(function* (
  regions: ProfileStores["regions"],
  { province, city }: Pick<ProfileChange, "province" | "city">
) {
  const home = province && (yield* regions.provinces).find(({ id }) => id === province.id)
  if (province && home === undefined) return yield* new ProfileRefused({ fields: ["province"] })
  const cities = city ? yield* regions.cities(ProvinceId(city.id.slice(0, 2))) : []
  const town = city && cities.find(({ id }) => id === city.id)
  const isOutside = province && city && !city.id.startsWith(province.id)
  if (city && (town === undefined || isOutside)) return yield* new ProfileRefused({ fields: ["city"] })
  return {
    ...(home && { province: { id: home.id, name: home.name } }),
    ...(town && { city: { id: town.id, name: `${town.kind} ${town.name}` } })
  }
})

/** Empty texts clear what may be empty; a first name there always is. */
const columnsOf = (change: ProfileChange): ProfileColumns => {
  const { motherhood: _, coachmarksVisited: __, nickName, bio, dateOfBirth, ...others } = change
  return {
    ...others,
    ...(nickName !== undefined && { nickName: nickName || undefined }),
    ...(bio !== undefined && { bio: bio || undefined }),
    ...(dateOfBirth !== undefined && { dateOfBirth: dateOfBirth || undefined })
  }
}
