import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Phone } from "../kernel/phone.ts"
import type { Audit } from "./audit.port.ts"
import type { SecurityMessage } from "./credentials/security-message.ts"
import type { Member, MemberId, Provider } from "./member.ts"
import type { OtpDestination, OtpScope, OtpTicket } from "./otp/otp.ts"

type Stored<A, E = never> = Effect.Effect<A, E | Unavailable>

/**
 * Who asks about an account: a browser that logged in to it before, or another one. Neither uses up tries, sends, codes or
 * links of the other. Decision 0031.
 */
export type Asker = "known" | "stranger"

/** What no two members have in common. D-30, D-31. */
export type UniqueField = "userName" | "email" | "phone"
/** Fields whose values another member has. */
export interface Taken {
  readonly taken: ReadonlyArray<UniqueField>
}

/** A member with data that only the shop has. */
export interface StoredMember {
  readonly member: Member
  /** As `Passwords` made it; absent if there never was one. */
  readonly passwordHash?: string
  /** Wrong passwords in a row by strangers; 5: passwords are no way in for them. D-34. */
  readonly fails: number
  /** When the first of them was typed. */
  readonly guessedFrom?: Instant
  /** How often every session of the member was ended at once; a session of an earlier epoch is over. Decision 0070. */
  readonly epoch: number
  /** Removed accounts stay known, so that a login says that they were removed. Specification 8: USER_ALREADY_REMOVED. */
  readonly isRemoved: boolean
}

/** Fields of a member that this area changes; what is not named stays. */
export type MemberChange = Partial<
  Pick<
    Member,
    | "userName"
    | "firstName"
    | "lastName"
    | "email"
    | "isEmailVerified"
    | "phone"
    | "isPhoneVerified"
    | "gender"
    | "salute"
    | "dateOfBirth"
    | "province"
    | "city"
  >
>

/** Who has a number. D-30, D-31b. */
export interface PhoneOwnership {
  /** Owner of the number: proven by a code. */
  readonly holder?: MemberId
  /** A member gave it without proving it. */
  readonly isClaimed: boolean
  /** Registered at a shop's till, and no account has proven it since. */
  readonly isAtStore: boolean
}

/** A member to insert. */
export interface NewMember {
  readonly member: Member
  readonly passwordHash?: string
  /** Identity by a provider. */
  readonly social?: { readonly provider: Provider; readonly subject: string }
}

/**
 * Members. Every write that sets or changes a password, an address, a proven number or the epoch of a member, by any store, ends
 * what was issued before it: the member's reset links; all codes and proofs to the proven number and the proven address of the
 * account as they are then; and codes to its unproven address that log in. Security 3; decision 0079.
 *
 * User names and addresses are unique without regard to case, numbers among proven ones; empty texts belong to no member.
 * What a removed member was known by is free for others, and still says that they were removed as long as no member has it (a
 * digest of it is enough).
 */
export interface MemberStore {
  readonly byId: (id: MemberId) => Stored<StoredMember | undefined>
  /** By e-mail address or user name, normalised by `identifierOf`. */
  readonly byIdentifier: (identifier: string) => Stored<StoredMember | undefined>
  /** The member who proved this number. */
  readonly byPhone: (phone: Phone) => Stored<StoredMember | undefined>
  readonly bySocial: (provider: Provider, subject: string) => Stored<StoredMember | undefined>
  readonly phoneOwnership: (phone: Phone) => Stored<PhoneOwnership>
  /** All or nothing; a number that another member proved is taken, too. `known`: a member has the provider's person already. */
  readonly insert: (newcomer: NewMember) => Stored<"inserted" | "known" | Taken>
  /** Proving a number ends every mere claim of others to it, and its waiting at the till. */
  readonly change: (id: MemberId, change: MemberChange) => Stored<"changed" | Taken>
  /**
   * The member's address was proven by a caller who showed nothing else of the account. In one write the address is verified,
   * and what it does not vouch for leaves the account: the number, providers, sessions, known devices, the
   * password (unless that caller just set it), orders with another contact address, searches. Names, details and addresses
   * are set aside for the number (or provider) that was proven before. False if the address is verified already. Decision 0030.
   */
  readonly vouchByEmail: (
    id: MemberId,
    how: { readonly keepsPassword: boolean; readonly now: Instant }
  ) => Stored<boolean>
  /**
   * Returns to a member what `vouchByEmail` set aside for an identity they proved; fields that have a value stay. Of the addresses
   * only the newest that fit into a book of `addressesMost`. Decision 0080.
   */
  readonly takeBack: (id: MemberId, identity: string) => Stored<void>
  /** Stores the provider's person of a member; false if another member has it. */
  readonly link: (id: MemberId, provider: Provider, subject: string) => Stored<boolean>
  /**
   * Counts a try before the password is compared: returns how many this asker has made, or `undefined` if it made `most`
   * before (locked). D-34.
   */
  readonly claimLogin: (id: MemberId, most: number, asker?: Asker, now?: Instant) => Stored<number | undefined>
  /** The password could not be compared: the try does not count. */
  readonly giveLoginBack: (id: MemberId, asker?: Asker) => Stored<void>
  /** The password was right: the count of this asker is 0 again. */
  readonly forgiveLogins: (id: MemberId, asker?: Asker) => Stored<void>
  /** Sets a password and opens the lock. */
  readonly setPassword: (id: MemberId, passwordHash: string) => Stored<void>
}

/** A session as it is stored. D-36. */
export interface StoredSession {
  /** SHA-256 of the cookie's token. */
  readonly id: string
  readonly member: MemberId
  readonly startedAt: Instant
  readonly seenAt: Instant
  /** The session that took its place, and how long it counts beside that one. Decision 0024. */
  readonly handedOver?: { readonly to: string; readonly until: Instant }
}

/**
 * Sessions and their bearers; only digests of their tokens. Ending one ends its bearers in the same moment, and every session
 * that it took the place of.
 */
export interface SessionStore {
  /**
   * @param epoch of the member as it was read for this session: if every session was ended since, this one is over as well. By
   *   default the member's own. Decision 0070.
   */
  readonly create: (session: StoredSession, epoch?: number) => Stored<void>
  readonly byId: (id: string) => Stored<StoredSession | undefined>
  /** The session of a bearer that has not run out. */
  readonly byBearer: (digest: string, now: Instant) => Stored<StoredSession | undefined>
  /** False if the session is over. */
  readonly addBearer: (session: string, digest: string, until: Instant) => Stored<boolean>
  readonly seen: (id: string, at: Instant) => Stored<void>
  readonly end: (id: string) => Stored<void>
  /** It counts until then, at most; a moment named before that stays. */
  readonly supersede: (id: string, next: { readonly to: string; readonly until: Instant }) => Stored<void>
  readonly endAll: (member: MemberId) => Stored<void>
  /** Ends every session but one, and begins an epoch; nothing if that one is over. */
  readonly endOthers: (member: MemberId, but: string) => Stored<void>
}

/** What became of a send that was wanted. D-32. */
export type SendClaim =
  | { readonly kind: "taken"; readonly sends: number; readonly before: Instant | undefined }
  | { readonly kind: "too-soon"; readonly lastSentAt: Instant }
  | { readonly kind: "maximum" }

/** A code that waits to be typed. */
export interface StoredCode {
  readonly ticket: OtpTicket
  readonly scope: OtpScope
  /** `+6281234567890`, or the address in lower case. */
  readonly destination: string
  /** As `Keys.sign` made it. */
  readonly signature: string
  readonly expiresAt: Instant
  /** Who asked for it: `stranger` if absent. */
  readonly asker?: Asker
}

/** One-time codes and the proofs they become. Every call is one conditional write. D-32. */
export interface CodeStore {
  /**
   * Takes one of the day's sends if the last is `waitMs` ago and fewer than `perDay` were made on this Jakarta day; by
   * all methods and for all scopes together. A forgotten-password mail counts with them.
   */
  readonly claimSend: (wanted: {
    readonly destination: string
    readonly asker?: Asker
    readonly day: string
    readonly at: Instant
    readonly waitMs: number
    readonly perDay: number
  }) => Stored<SendClaim>
  /** The provider refused at once: the send does not count, the earlier wait applies. Nothing if others followed. */
  readonly giveSendBack: (claim: {
    readonly destination: string
    readonly asker?: Asker
    readonly day: string
    readonly at: Instant
    readonly before: Instant | undefined
  }) => Stored<void>
  /** Stores a code; it replaces the one before it for the same scope, destination and asker. */
  readonly put: (code: StoredCode) => Stored<void>
  /** Counts a try before the code is compared; nothing if there is no such code, it expired or had `most` tries. */
  readonly claimTry: (ticket: OtpTicket, now: Instant, most: number) => Stored<StoredCode | undefined>
  /** Uses a code up; false if another call just did. */
  readonly take: (ticket: OtpTicket) => Stored<boolean>
  readonly putProof: (proof: StoredProof) => Stored<void>
  /** Uses a code up and stores what it proves, in one; false if another call just used it, or it was ended. */
  readonly exchange: (ticket: OtpTicket, proof: StoredProof) => Stored<boolean>
  /** Uses a proof up for this scope and destination; false if there is none, or if it expired. */
  readonly takeProof: (proof: Omit<StoredProof, "until">, now: Instant) => Stored<boolean>
}

/** A code was right: what it proves. */
export interface StoredProof {
  /** SHA-256 of the proof. */
  readonly digest: string
  readonly scope: OtpScope
  readonly destination: string
  readonly until: Instant
}

/** The right to set a new password. D-9. */
export interface StoredReset {
  /** SHA-256 of its code. */
  readonly digest: string
  readonly member: MemberId
  readonly until: Instant
  /** It was sent by mail: a caller who shows it can read that address. */
  readonly provesEmail: boolean
  /** Who asked for it: `stranger` if absent. */
  readonly asker?: Asker
}

/** Reset links, one at a time for each member and asker. What ends them besides: see `MemberStore`. */
export interface ResetStore {
  /** The one before is dead. */
  readonly put: (reset: StoredReset) => Stored<void>
  readonly of: (member: MemberId, digest: string, now: Instant) => Stored<StoredReset | undefined>
  /**
   * Uses it up, sets the password, opens the lock and ends every session, all in one; false if another call just did,
   * or it ran out.
   */
  readonly use: (reset: {
    readonly member: MemberId
    readonly digest: string
    readonly now: Instant
    readonly passwordHash: string
  }) => Stored<boolean>
}

/** Browsers that logged in as a member before, ten of each member at most. Decision 0031. */
export interface DeviceStore {
  /** Since when a browser is known; absent if it is not. `digest`: SHA-256 of its cookie's token. */
  readonly knownSince: (member: MemberId, digest: string) => Stored<Instant | undefined>
  /** Adds it, or notes that it was seen; of more than ten the one seen longest ago goes. */
  readonly remember: (member: MemberId, digest: string, now: Instant) => Stored<void>
}

/** Changes of an account that are written together, with the message about them. Decisions 0048 and 0076. */
export interface AccountWrites {
  /** Reads a member; other writers of the member wait until these writes are done. */
  readonly lockMember: (id: MemberId) => Effect.Effect<StoredMember | undefined, Unavailable>
  readonly members: Pick<
    MemberStore,
    "byId" | "insert" | "change" | "setPassword" | "link" | "vouchByEmail" | "takeBack"
  >
  /** Returns whether a session of the locked member still counts. Decision 0070. */
  readonly isOpen: (session: string) => Effect.Effect<boolean, Unavailable>
  readonly sessions: SessionStore
  readonly devices: DeviceStore
  readonly resets: Pick<ResetStore, "put" | "use">
  readonly audit: Audit
  /** Makes the orders that guests placed with this address or number the member's, who proved it. D-63. */
  readonly linkOrders: (member: MemberId, proved: OtpDestination) => Effect.Effect<void, Unavailable>
  /** Writes a message; returns false if it will not leave: no carrier, or the receiver had as many as a day allows. */
  readonly send: (message: SecurityMessage) => Effect.Effect<boolean, Unavailable>
}

/** Makes all of these writes, or none if the effect fails. Calls of other stores do not belong into it. */
export type Transactional = <A, E>(
  write: (inside: AccountWrites) => Effect.Effect<A, E>
) => Effect.Effect<A, E | Unavailable>

/** All stores of accounts. Each call is independent: what it took stays taken even if the use case refuses. */
export interface AccountStores {
  /** What an address vouches for is only written together with what it was proven for. Decision 0076. */
  readonly members: Omit<MemberStore, "vouchByEmail" | "takeBack">
  readonly sessions: SessionStore
  readonly codes: CodeStore
  readonly resets: ResetStore
  readonly devices: DeviceStore
  readonly audit: Audit
  /** For what is written together. Decision 0076. */
  readonly transactional: Transactional
}
