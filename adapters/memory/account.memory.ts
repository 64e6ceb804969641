import { Effect } from "effect"
import type {
  AccountStores,
  AccountWrites,
  Audit,
  AuditKind,
  ResetStore,
  SendClaim,
  StoredCode,
  StoredProof,
  StoredReset,
  StoredSession
} from "#core/account/account-store.port.ts"
import type { SecurityMessage } from "#core/account/credentials/security-message.ts"
import type { MemberId } from "#core/account/member.ts"
import type { OtpTicket } from "#core/account/otp/otp.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Phone } from "#core/kernel/phone.ts"
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
 */
export const memoryAccount = (send: (message: SecurityMessage) => boolean = () => false): MemoryAccount => {
  const members = memoryMembers()
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
  const dropResets = (member: MemberId): void => {
    for (const [key, reset] of resets) if (reset.member === member) resets.delete(key)
  }
  const resetOf = (member: MemberId, digest: string, now: Instant): StoredReset | undefined => {
    const reset = [...resets.values()].find((one) => one.member === member && one.digest === digest)
    return reset && reset.until > now ? reset : undefined
  }

  const resetStore: ResetStore = {
    put: (reset) => Effect.sync(() => void resets.set(`${reset.asker ?? "stranger"} ${reset.member}`, reset)),
    of: (member, digest, now) => Effect.sync(() => resetOf(member, digest, now)),
    end: (member) => Effect.sync(() => dropResets(member)),
    use: ({ member, digest, now, passwordHash }) =>
      Effect.gen(function* () {
        if (resetOf(member, digest, now) === undefined) return false
        dropResets(member)
        yield* members.store.setPassword(member, passwordHash)
        endWhere((session) => session.member === member)
        return true
      })
  }
  const audit: Audit = {
    note: (row) => Effect.sync(() => void noted.push(row)),
    lastAt: (kind, member) => Effect.sync(() => noted.findLast((row) => row.kind === kind && row.member === member)?.at)
  }
  const writes: AccountWrites = {
    lockMember: members.store.byId,
    members: members.store,
    resets: resetStore,
    audit,
    send: (message) => Effect.sync(() => send(message))
  }

  return {
    registerAtStore: members.registerAtStore,
    remove: (id) => {
      members.remove(id)
      dropResets(id)
      devices.delete(id)
      endWhere(({ member }) => member === id)
    },
    noted: () => noted.map(({ kind }) => kind),
    stores: {
      members: {
        ...members.store,
        vouchByEmail: (id, how) =>
          Effect.tap(members.store.vouchByEmail(id, how), (isDone) =>
            Effect.sync(() => {
              if (!isDone) return
              dropResets(id)
              devices.delete(id)
              endWhere(({ member }) => member === id)
            })
          )
      },
      sessions: {
        create: (session) => Effect.sync(() => void sessions.set(session.id, session)),
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
        handOver: (id, { to, until }) =>
          Effect.sync(() => {
            const session = sessions.get(id)
            const at = instant(Math.min(session?.handedOver?.until ?? until, until))
            if (session) sessions.set(id, { ...session, handedOver: { to, until: at } })
          }),
        endAll: (member) => Effect.sync(() => endWhere((session) => session.member === member)),
        endOthers: (member, but) =>
          Effect.sync(() => endWhere((session) => session.member === member && session.id !== but))
      },
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
      devices: {
        knownSince: (member, digest) => Effect.sync(() => devices.get(member)?.get(digest)?.since),
        remember: (member, digest, now) =>
          Effect.sync(() => {
            const known = devices.get(member) ?? new Map<string, Devices>()
            known.set(digest, { since: known.get(digest)?.since ?? now, seenAt: now })
            const newest = [...known].sort(([, a], [, b]) => b.seenAt - a.seenAt).slice(0, mostDevices)
            devices.set(member, new Map(newest))
          })
      },
      audit,
      transactional: (write) => write(writes)
    }
  }
}
