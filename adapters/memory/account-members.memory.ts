import { Effect } from "effect"
import type {
  MemberChange,
  MemberStore,
  NewMember,
  StoredMember,
  Taken,
  UniqueField
} from "#core/account/account-store.port.ts"
import { identifierOf } from "#core/account/login/attempts.rule.ts"
import type { Member, MemberId, Provider } from "#core/account/member.ts"
import { e164, type Phone } from "#core/kernel/phone.ts"

/** Members in this process's memory, and what a till and a removal do to them. */
export interface MemoryMembers {
  readonly store: MemberStore
  readonly registerAtStore: (phone: Phone) => void
  readonly remove: (id: MemberId) => void
  /** Begins another epoch of sessions. Decision 0070. */
  readonly beginEpoch: (id: MemberId) => void
  readonly epochOf: (id: MemberId) => number | undefined
  /** Returns whether there is such a member who is not removed. */
  readonly isLive: (id: MemberId) => boolean
}

/**
 * Returns members stored in memory.
 *
 * @param onOpenings is called with a member if what opens the account was set or has changed. Decision 0079.
 */
export const memoryMembers = (onOpenings: (member: Member) => void): MemoryMembers => {
  const held = new Map<MemberId, StoredMember>()
  const providers = new Map<string, MemberId>()
  const tills = new Set<string>()
  const removed = new Map<string, MemberId>()
  const aside = new Map<string, Partial<Member>>()
  const knownFails = new Map<MemberId, number>()

  const put = (id: MemberId, after: StoredMember): void => {
    const before = held.get(id)
    held.set(id, after)
    if (before === undefined || openingsOf(before) !== openingsOf(after)) onOpenings(after.member)
  }
  const write = (id: MemberId, change: (stored: StoredMember) => StoredMember): void => {
    const stored = held.get(id)
    if (stored && !stored.isRemoved) put(id, change(stored))
  }
  const isLive = (id: MemberId): boolean => held.get(id)?.isRemoved === false
  const find = (isIt: (member: Member) => boolean): StoredMember | undefined =>
    [...held.values()].find((stored) => !stored.isRemoved && isIt(stored.member))
  const takenBy = (wanted: MemberChange, own?: MemberId): ReadonlyArray<UniqueField> => {
    const others = [...held.values()].filter(({ member, isRemoved }) => member.id !== own && !isRemoved)
    const has = (isIt: (member: Member) => boolean): boolean => others.some(({ member }) => isIt(member))
    const same = (field: "userName" | "email") => {
      const name = identifierOf(wanted[field] ?? "")
      return name !== "" && has((member) => identifierOf(member[field]) === name)
    }
    const phone = wanted.phone ?? (own && held.get(own)?.member.phone)
    return [
      ...(same("userName") ? (["userName"] as const) : []),
      ...(same("email") ? (["email"] as const) : []),
      ...(wanted.isPhoneVerified && phone && has((member) => proved(member, phone)) ? (["phone"] as const) : [])
    ]
  }
  /** A number that a member has proven is no other member's claim, and waits at no till. */
  const settle = ({ id, phone, isPhoneVerified }: Member): void => {
    if (!phone || !isPhoneVerified) return
    tills.delete(e164(phone))
    for (const { member } of held.values())
      if (member.id !== id && member.phone && e164(member.phone) === e164(phone)) {
        const { phone: _claim, ...without } = member
        write(member.id, (stored) => ({ ...stored, member: without }))
      }
  }
  const vouch = (id: MemberId, provider: Provider, subject: string): void => {
    providers.set(keyOf(provider, subject), id)
    write(id, (stored) => ({
      ...stored,
      member: { ...stored.member, [provider === "google" ? "isGoogle" : "isFacebook"]: true }
    }))
  }

  return {
    registerAtStore: (phone) => {
      if (find((member) => proved(member, phone)) === undefined) tills.add(e164(phone))
    },
    remove: (id) => {
      const stored = held.get(id)
      if (!stored || stored.isRemoved) return
      for (const name of [stored.member.email, stored.member.userName])
        if (name !== "") removed.set(identifierOf(name), id)
      for (const [key, owner] of providers) if (owner === id) providers.delete(key)
      const { phone: _phone, ...without } = stored.member
      put(id, {
        member: { ...without, email: "", userName: "", firstName: "", lastName: "", isPhoneVerified: false },
        fails: 0,
        epoch: stored.epoch,
        isRemoved: true
      })
    },
    beginEpoch: (id) => write(id, (stored) => ({ ...stored, epoch: stored.epoch + 1 })),
    epochOf: (id) => held.get(id)?.epoch,
    isLive,
    store: {
      byId: (id) => Effect.sync(() => held.get(id)),
      byIdentifier: (identifier) =>
        Effect.sync(() => {
          if (identifier === "") return undefined
          const live = find(({ email, userName }) => [email, userName].map(identifierOf).includes(identifier))
          const gone = removed.get(identifier)
          return live ?? (gone && held.get(gone))
        }),
      byPhone: (phone) => Effect.sync(() => find((member) => proved(member, phone))),
      bySocial: (provider, subject) =>
        Effect.sync(() => {
          const id = providers.get(keyOf(provider, subject))
          return id && held.get(id)
        }),
      phoneOwnership: (phone) =>
        Effect.sync(() => {
          const holder = find((member) => proved(member, phone))?.member.id
          return {
            ...(holder && { holder }),
            isClaimed:
              find((member) => !member.isPhoneVerified && !!member.phone && e164(member.phone) === e164(phone)) !==
              undefined,
            isAtStore: tills.has(e164(phone))
          }
        }),
      insert: ({ member, passwordHash, social }: NewMember) =>
        Effect.sync((): "inserted" | "known" | Taken => {
          const taken = takenBy(member)
          if (taken.length > 0) return { taken }
          if (social && providers.has(keyOf(social.provider, social.subject))) return "known"
          put(member.id, {
            member: { ...member, hasPassword: passwordHash !== undefined },
            fails: 0,
            epoch: 0,
            isRemoved: false,
            ...(passwordHash !== undefined && { passwordHash })
          })
          settle(member)
          if (social) vouch(member.id, social.provider, social.subject)
          return "inserted"
        }),
      change: (id, change) =>
        Effect.sync((): "changed" | Taken => {
          const taken = takenBy(change, id)
          if (taken.length > 0) return { taken }
          write(id, (stored) => ({ ...stored, member: { ...stored.member, ...change } }))
          const stored = held.get(id)
          if (stored) settle(stored.member)
          return "changed"
        }),
      link: (id, provider, subject) =>
        Effect.sync(() => {
          const owner = providers.get(keyOf(provider, subject))
          if (owner !== undefined || !isLive(id)) return owner === id
          vouch(id, provider, subject)
          return true
        }),
      vouchByEmail: (id, { keepsPassword }) =>
        Effect.sync(() => {
          const stored = held.get(id)
          if (!stored || stored.isRemoved || stored.member.isEmailVerified) return false
          const { phone, isPhoneVerified } = stored.member
          const vouched = [...providers].filter(([, owner]) => owner === id).map(([key]) => key)
          const identity = phone && isPhoneVerified ? e164(phone) : vouched.toSorted()[0]
          for (const key of vouched) providers.delete(key)
          const { passwordHash, guessedFrom: _from, ...rest } = stored
          const hasPassword = keepsPassword && passwordHash !== undefined
          const { details, without } = parted(stored.member)
          const { phone: _phone, ...left } = identity === undefined ? stored.member : without
          if (identity !== undefined) aside.set(identity, details)
          const member = { ...left, isEmailVerified: true, isPhoneVerified: false, isGoogle: false, isFacebook: false }
          knownFails.delete(id)
          put(id, {
            ...rest,
            member: { ...member, hasPassword },
            fails: 0,
            ...(hasPassword && { passwordHash })
          })
          return true
        }),
      takeBack: (id, identity) =>
        Effect.sync(() => {
          const details = aside.get(identity)
          if (details === undefined || !isLive(id)) return
          aside.delete(identity)
          write(id, (stored) => ({ ...stored, member: { ...stored.member, ...missingOf(stored.member, details) } }))
        }),
      claimLogin: (id, most, asker = "stranger", now) =>
        Effect.sync(() => {
          const stored = held.get(id)
          if (asker === "known") {
            const fails = knownFails.get(id) ?? 0
            if (!stored || stored.isRemoved || fails >= most) return undefined
            knownFails.set(id, fails + 1)
            return fails + 1
          }
          if (!stored || stored.isRemoved || stored.fails >= most) return undefined
          write(id, (one) => ({ ...one, fails: one.fails + 1, ...(one.fails === 0 && now && { guessedFrom: now }) }))
          return stored.fails + 1
        }),
      giveLoginBack: (id, asker = "stranger") =>
        Effect.sync(() => {
          if (asker === "known") knownFails.set(id, Math.max(0, (knownFails.get(id) ?? 0) - 1))
          else write(id, (stored) => ({ ...stored, fails: Math.max(0, stored.fails - 1) }))
        }),
      forgiveLogins: (id, asker = "stranger") =>
        Effect.sync(() => {
          if (asker === "known") knownFails.delete(id)
          else write(id, (stored) => ({ ...stored, fails: 0 }))
        }),
      setPassword: (id, passwordHash) =>
        Effect.sync(() => {
          knownFails.delete(id)
          write(id, ({ guessedFrom: _from, ...stored }) => ({
            ...stored,
            passwordHash,
            fails: 0,
            member: { ...stored.member, hasPassword: true }
          }))
        })
    }
  }
}

/** Splits a member into what identifies the person, and the rest. Decision 0030. */
const parted = (member: Member) => {
  const { nickName, gender, salute, dateOfBirth, image, bio, province, city, motherhood, ...rest } = member
  const { firstName, lastName, social, beauty, interest } = rest
  const fields = { nickName, gender, salute, dateOfBirth, image, bio, province, city, motherhood }
  const details = { ...fields, firstName, lastName, social, beauty, interest }
  return {
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Partial<Member>,
    without: { ...rest, firstName: "", lastName: "", social: {}, beauty: [], interest: [] }
  }
}

/** The details that a member has no value for. */
const missingOf = (member: Member, details: Partial<Member>): Partial<Member> =>
  Object.fromEntries(
    Object.entries(details).filter(([name]) => {
      const value = member[name as keyof Member]
      return value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0)
    })
  )

/** What opens an account, as one text. */
const openingsOf = ({ member, passwordHash, epoch, isRemoved }: StoredMember): string => {
  const { email, phone, isPhoneVerified } = member
  return JSON.stringify([
    passwordHash,
    epoch,
    isRemoved,
    identifierOf(email),
    isPhoneVerified && phone ? e164(phone) : ""
  ])
}

const keyOf = (provider: Provider, subject: string): string => `${provider} ${subject}`
const proved = ({ phone, isPhoneVerified }: Member, wanted: Phone): boolean =>
  isPhoneVerified && phone !== undefined && e164(phone) === e164(wanted)
