import { Effect } from "effect"
import type {
  AccountStores,
  AccountWrites,
  DeviceStore,
  ResetStore,
  SendClaim,
  SessionStore,
  StoredCode,
  StoredProof,
  StoredReset,
  StoredSession
} from "#core/account/account-store.port.ts"
import type { Audit, AuditKind } from "#core/account/audit.port.ts"
import type { SecurityMessage } from "#core/account/credentials/security-message.ts"
import { identifierOf } from "#core/account/login/attempts.rule.ts"
import type { Member, MemberId } from "#core/account/member.ts"
import type { OtpDestination, OtpTicket } from "#core/account/otp/otp.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { e164, type Phone } from "#core/kernel/phone.ts"
import { memoryMembers } from "./account-members.memory.ts"

interface Devices {
  readonly since: Instant
  readonly seenAt: Instant
}

interface Sends {
  readonly day: string
  readonly sends: number
  readonly lastSentAt: Instant | undefined
}

/** Accounts in this process's memory, and what only others than their owners do to them. */
export interface MemoryAccount {
  readonly stores: AccountStores
  readonly registerAtStore: (phone: Phone) => void
  readonly remove: (id: MemberId) => void
  /** What was written down, oldest first. */
  readonly noted: () => ReadonlyArray<AuditKind>
}

/** Browsers known for a member at most. */
const mostDevices = 10

/**
 * Every call is one step: nothing comes between what it looks at and what it takes.
 *
 * @param send takes messages about changes, and returns whether they leave; by default none does
 * @param linkOrders makes guests' orders a member's; by default there are none
 */
export const memoryAccount = (
  send: (message: SecurityMessage) => boolean = () => false,
  linkOrders: (member: MemberId, proved: OtpDestination) => void = () => {}
): MemoryAccount => {
  const { store, ...members } = memoryMembers((member) => endIssued(member))
  const { vouchByEmail, takeBack, ...memberStore } = store
  const sessions = new Map<string, StoredSession>()
  const bearers = new Map<string, { readonly session: string; readonly until: Instant }>()
  const sends = new Map<string, Sends>()
  const devices = new Map<MemberId, Map<string, Devices>>()
  const codes = new Map<OtpTicket, StoredCode & { readonly tries: number }>()
  const proofs = new Map<string, StoredProof>()
  const resets = new Map<string, StoredReset>()
  const noted: Array<Parameters<Audit["note"]>[0]> = []

  const endWhere = (isOver: (session: StoredSession) => boolean): void => {
    for (const session of sessions.values())
      if (isOver(session)) {
        sessions.delete(session.id)
        endWhere(({ handedOver }) => handedOver?.to === session.id)
      }
    for (const [digest, { session }] of bearers) if (!sessions.has(session)) bearers.delete(digest)
  }
  /** Every session of a member, and those whose login is under way. */
  const endSessions = (member: MemberId): void => {
    members.beginEpoch(member)
    endWhere((session) => session.member === member)
  }
  /** What was issued before a change of what opens an account. Decision 0079. */
  const endIssued = ({ id, email, isEmailVerified, phone, isPhoneVerified }: Member): void => {
    for (const [key, reset] of resets) if (reset.member === id) resets.delete(key)
    const isEnded = ({ destination, scope }: Pick<StoredCode, "destination" | "scope">): boolean =>
      (isPhoneVerified && phone !== undefined && destination === e164(phone)) ||
      (email !== "" && destination === identifierOf(email) && (isEmailVerified || scope === "login"))
    for (const code of codes.values()) if (isEnded(code)) codes.delete(code.ticket)
    for (const proof of proofs.values()) if (isEnded(proof)) proofs.delete(proof.digest)
  }
  const resetOf = (member: MemberId, digest: string, now: Instant): StoredReset | undefined => {
    const reset = [...resets.values()].find((one) => one.member === member && one.digest === digest)
    return reset && reset.until > now ? reset : undefined
  }

  const resetStore: ResetStore = {
    put: (reset) =>
      Effect.sync(() => {
        if (members.isLive(reset.member)) resets.set(`${reset.asker ?? "stranger"} ${reset.member}`, reset)
      }),
    of: (member, digest, now) => Effect.sync(() => resetOf(member, digest, now)),
    use: ({ member, digest, now, passwordHash }) =>
      Effect.gen(function* () {
        if (resetOf(member, digest, now) === undefined) return false
        yield* store.setPassword(member, passwordHash)
        endSessions(member)
        return true
      })
  }
  const audit: Audit = {
    note: (row) => Effect.sync(() => void noted.push(row)),
    lastAt: (kind, member) => Effect.sync(() => noted.findLast((row) => row.kind === kind && row.member === member)?.at)
  }
  const sessionStore: SessionStore = {
    create: (session, epoch) =>
      Effect.sync(() => {
        if (!members.isLive(session.member)) return
        if (epoch === undefined || epoch === members.epochOf(session.member)) sessions.set(session.id, session)
      }),
    byId: (id) => Effect.sync(() => sessions.get(id)),
    byBearer: (digest, now) =>
      Effect.sync(() => {
        const bearer = bearers.get(digest)
        return bearer && bearer.until > now ? sessions.get(bearer.session) : undefined
      }),
    addBearer: (session, digest, until) =>
      Effect.sync(() => {
        if (sessions.has(session)) bearers.set(digest, { session, until })
        return sessions.has(session)
      }),
    seen: (id, at) =>
      Effect.sync(() => {
        const session = sessions.get(id)
        if (session) sessions.set(id, { ...session, seenAt: at })
      }),
    end: (id) => Effect.sync(() => endWhere((session) => session.id === id)),
    supersede: (id, { to, until }) =>
      Effect.sync(() => {
        const session = sessions.get(id)
        const at = instant(Math.min(session?.handedOver?.until ?? until, until))
        if (session) sessions.set(id, { ...session, handedOver: { to, until: at } })
      }),
    endAll: (member) => Effect.sync(() => endSessions(member)),
    endOthers: (member, but) =>
      Effect.sync(() => {
        if (!sessions.has(but)) return
        members.beginEpoch(member)
        endWhere((session) => session.member === member && session.id !== but)
      })
  }
  const deviceStore: DeviceStore = {
    knownSince: (member, digest) => Effect.sync(() => devices.get(member)?.get(digest)?.since),
    remember: (member, digest, now) =>
      Effect.sync(() => {
        if (!members.isLive(member)) return
        const known = devices.get(member) ?? new Map<string, Devices>()
        known.set(digest, { since: known.get(digest)?.since ?? now, seenAt: now })
        const newest = [...known].sort(([, a], [, b]) => b.seenAt - a.seenAt).slice(0, mostDevices)
        devices.set(member, new Map(newest))
      })
  }
  const writes: AccountWrites = {
    lockMember: store.byId,
    members: {
      ...memberStore,
      takeBack,
      vouchByEmail: (id, how) =>
        Effect.tap(vouchByEmail(id, how), (isDone) =>
          Effect.sync(() => {
            if (!isDone) return
            devices.delete(id)
            endSessions(id)
          })
        )
    },
    isOpen: (session) => Effect.sync(() => sessions.has(session)),
    sessions: sessionStore,
    devices: deviceStore,
    resets: resetStore,
    audit,
    linkOrders: (member, proved) => Effect.sync(() => linkOrders(member, proved)),
    send: (message) => Effect.sync(() => send(message))
  }

  return {
    registerAtStore: members.registerAtStore,
    remove: (id) => {
      members.remove(id)
      devices.delete(id)
      endWhere(({ member }) => member === id)
    },
    noted: () => noted.map(({ kind }) => kind),
    stores: {
      members: memberStore,
      sessions: sessionStore,
      codes: {
        claimSend: ({ destination: to, asker = "stranger", day, at, waitMs, perDay }) =>
          Effect.sync((): SendClaim => {
            const destination = `${asker} ${to}`
            const held = sends.get(destination)
            const before = held?.lastSentAt
            if (before !== undefined && at - before < waitMs) return { kind: "too-soon", lastSentAt: before }
            const sent = held?.day === day ? held.sends : 0
            if (sent >= perDay) return { kind: "maximum" }
            sends.set(destination, { day, sends: sent + 1, lastSentAt: at })
            return { kind: "taken", sends: sent + 1, before }
          }),
        giveSendBack: ({ destination: to, asker = "stranger", day, at, before }) =>
          Effect.sync(() => {
            const destination = `${asker} ${to}`
            const held = sends.get(destination)
            if (held?.day === day && held.lastSentAt === at)
              sends.set(destination, { day, sends: held.sends - 1, lastSentAt: before })
          }),
        put: (code) =>
          Effect.sync(() => {
            for (const { ticket, scope, destination, asker = "stranger" } of codes.values())
              if (scope === code.scope && destination === code.destination && asker === (code.asker ?? "stranger"))
                codes.delete(ticket)
            codes.set(code.ticket, { ...code, tries: 0 })
          }),
        claimTry: (ticket, now, most) =>
          Effect.sync(() => {
            const held = codes.get(ticket)
            if (!held || held.expiresAt <= now || held.tries >= most) return undefined
            const { tries, ...code } = held
            codes.set(ticket, { ...code, tries: tries + 1 })
            return code
          }),
        take: (ticket) => Effect.sync(() => codes.delete(ticket)),
        exchange: (ticket, proof) =>
          Effect.sync(() => {
            const isUsed = codes.delete(ticket)
            if (isUsed) proofs.set(proof.digest, proof)
            return isUsed
          }),
        putProof: (proof) => Effect.sync(() => void proofs.set(proof.digest, proof)),
        takeProof: ({ digest, scope, destination }, now) =>
          Effect.sync(() => {
            const proof = proofs.get(digest)
            return proof?.scope === scope && proof.destination === destination && proof.until > now
              ? proofs.delete(digest)
              : false
          })
      },
      resets: resetStore,
      devices: deviceStore,
      audit,
      transactional: (write) => write(writes)
    }
  }
}
