import { createHash } from "node:crypto"
import { Data, Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type {
  Asker,
  MemberChange,
  MemberStore,
  NewMember,
  StoredMember,
  Taken,
  UniqueField
} from "#core/account/account-store.port.ts"
import { identifierOf } from "#core/account/login/attempts.rule.ts"
import { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { e164, type Phone } from "#core/kernel/phone.ts"
import type { Session } from "../engine/db.ts"
import { isUniqueViolation } from "../engine/unique-violation.ts"
import { rowsOf } from "../rows.ts"
import { moment, type Tables } from "../tables.ts"
import { liveMember } from "./live-member.ts"
import {
  assignmentOf,
  type MemberRow,
  memberColumns,
  memberColumnsOf,
  namesOf,
  newMemberColumns,
  storedMemberOf
} from "./member-rows.ts"

/** Undoes what a part of a transaction wrote if it fails; outside a transaction each statement does so by itself. */
type Attempt = <A, E>(part: Effect.Effect<A, E>) => Effect.Effect<A, E | Unavailable>

/** Stores members. What several want at once only one gets: by conditions and unique indexes, never by reading first. */
export const sqlMembers = (
  session: Session,
  attempt: Attempt = (part) => part
): Omit<MemberStore, "vouchByEmail" | "takeBack"> => ({
  byId: (id) => oneMember(session, sql`members.id = ${id}`),
  byIdentifier: (identifier) =>
    Effect.flatMap(
      oneMember(
        session,
        sql`(members.email <> '' and lower(members.email) = ${identifier}
          or members.user_name <> '' and lower(members.user_name) = ${identifier})`
      ),
      (known) =>
        known
          ? Effect.succeed(known)
          : oneMember(
              session,
              sql`members.id = (select member_id from removed_identifiers where digest = ${digestOf(identifier)})`
            )
    ),
  byPhone: (phone) => oneMember(session, sql`members.phone_e164 = ${e164(phone)} and members.phone_verified`),
  bySocial: (provider, subject) =>
    oneMember(
      session,
      sql`members.id = (select member_id from social_identities where provider = ${provider} and subject = ${subject})`
    ),
  phoneOwnership: (phone) =>
    session.ask(async (on) => {
      const { rows } = await sql<Standing>`
        select
          (select id from members where phone_e164 = ${e164(phone)} and phone_verified) as holder,
          exists (select 1 from members where phone_e164 = ${e164(phone)} and not phone_verified) as claimed,
          exists (select 1 from store_registrations where phone_e164 = ${e164(phone)}) as at_store`.execute(on)
      const [row] = rows
      return {
        isClaimed: row?.claimed ?? false,
        isAtStore: row?.at_store ?? false,
        ...(row?.holder == null ? {} : { holder: MemberId(row.holder) })
      }
    }),
  insert: ({ member, passwordHash, social }) => {
    const row = newMemberColumns(member, passwordHash)
    const columns = namesOf(row)
    const outcome = session.ask(async (on): Promise<"inserted" | Taken | undefined> => {
      const written = sql`insert into members (${columns}) select ${columns} from ${rowsOf("members", [row])}
        on conflict do nothing returning id, phone_e164, phone_verified`
      try {
        return (await provenBy(on, written, social)) ? "inserted" : taken(on, undefined, member)
      } catch (cause) {
        if (isUniqueViolation(cause)) return undefined
        throw cause
      }
    })
    return attempt(
      Effect.flatMap(outcome, (done) => (done === undefined ? new Conflict() : Effect.succeed(done)))
    ).pipe(Effect.catchTag("Conflict", () => Effect.succeed("known" as const)))
  },
  change: (id, change) => {
    const row = memberColumnsOf(change)
    if (Object.keys(row).length === 0) return Effect.succeed("changed")
    const isWritten = session.ask(async (on) => {
      try {
        await provenBy(
          on,
          sql`update members set ${assignmentOf(row)} where members.id = ${id} and members.removed_at is null
            returning members.id, members.phone_e164, members.phone_verified`
        )
        return true
      } catch (cause) {
        if (isUniqueViolation(cause)) return false
        throw cause
      }
    })
    // Only a failure rolls the transaction back to where queries work again.
    return attempt(
      Effect.flatMap(isWritten, (done) => (done ? Effect.succeed("changed" as const) : new Conflict()))
    ).pipe(Effect.catchTag("Conflict", () => session.ask((on) => taken(on, id, change))))
  },
  link: (id, provider, subject) =>
    session.ask(async (on) => {
      await sql`insert into social_identities (provider, subject, member_id)
        select ${provider}, ${subject}, live.id from (${liveMember(id)}) as live on conflict do nothing`.execute(on)
      const { rows } = await sql<{ member_id: string }>`
        select member_id from social_identities where provider = ${provider} and subject = ${subject}`.execute(on)
      return rows[0]?.member_id === id
    }),
  claimLogin: (id, most, asker = "stranger", now) =>
    session.ask(async (on) => {
      const fails = failsOf(asker)
      const begun = asker === "stranger" && now !== undefined
      const { rows } = await sql<{ fails: number }>`
        update members set ${fails} = ${fails} + 1,
          guessed_from = case when ${begun} and fails = 0 then ${begun ? moment(now) : null}::timestamptz else guessed_from end
        where id = ${id} and ${fails} < ${most} and removed_at is null returning ${fails} as fails`.execute(on)
      return rows[0]?.fails
    }),
  giveLoginBack: (id, asker = "stranger") =>
    Effect.asVoid(
      session.ask((on) => {
        const fails = failsOf(asker)
        return sql`update members set ${fails} = ${fails} - 1 where id = ${id} and ${fails} > 0`.execute(on)
      })
    ),
  forgiveLogins: (id, asker = "stranger") =>
    Effect.asVoid(session.ask((on) => sql`update members set ${failsOf(asker)} = 0 where id = ${id}`.execute(on))),
  setPassword: (id, passwordHash) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`update members set password_hash = ${passwordHash}, fails = 0, known_fails = 0, guessed_from = null
          where id = ${id} and removed_at is null`.execute(on)
      )
    )
})

/**
 * Removes an account: nothing stays that identifies its member but digests of address and user name, so that a person
 * who logs in with one reads that it was removed. Every session ends, every provider is forgotten. D-36c.
 */
export const removeMember = (session: Session, id: MemberId, now: Instant): Effect.Effect<void, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ email: string; user_name: string }>`
      select email, user_name from members where id = ${id} and removed_at is null`.execute(on)
    const digests = rows
      .flatMap(({ email, user_name }) => [email, user_name])
      .filter((text) => text !== "")
      .map((text) => digestOf(identifierOf(text)))
    await sql`
      with gone as (
        update members set removed_at = ${moment(now)}, sessions_from = ${moment(now)}, user_name = '', first_name = '',
          last_name = '', nick_name = null, email = '', email_verified = false, phone_code = null, phone_national = null,
          phone_verified = false, gender = null, salute = null, date_of_birth = null, image = null, bio = null, social = '{}',
          province = null, city = null, password_hash = null, fails = 0, known_fails = 0, guessed_from = null, interest = '[]',
          subscribings = '[]', subscribings_set = false,
          coachmarks = '[]', motherhood = null, traits = '[]', expert = false, expert_title = null, acquisition_source = ''
        where id = ${id} and removed_at is null returning id
      ), known as (
        insert into removed_identifiers (digest, member_id)
        select digest, gone.id from gone, unnest(${digests}::text[]) as digest
        on conflict (digest) do update set member_id = excluded.member_id
      ), reasons as (
        update point_entries set note = '' from gone where member_id = gone.id and note <> ''
      ), social as (
        delete from social_identities using gone where member_id = gone.id
      ), devices as (
        delete from known_devices using gone where member_id = gone.id
      )
      delete from sessions using gone where member_id = gone.id`.execute(on)
  })

/** A number that was given at a till; false if an account has proven it. Specification 4, OTP: registered_sociolla_store. */
export const registerAtStore = (session: Session, phone: Phone, now: Instant): Effect.Effect<boolean, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql`
      with free as (
        select ${e164(phone)}::text as phone
        where not exists (select 1 from members where phone_e164 = ${e164(phone)} and phone_verified)
      ), waiting as (
        insert into store_registrations (phone_e164, registered_at) select phone, ${moment(now)} from free
        on conflict do nothing
      )
      select phone from free`.execute(on)
    return rows.length > 0
  })

/** Another member has one of the values. */
class Conflict extends Data.TaggedError("Conflict") {}

/** Reads a member and locks the row until the transaction ends. */
export const lockMember = (session: Session, id: MemberId): Effect.Effect<StoredMember | undefined, Unavailable> =>
  oneMember(session, sql`members.id = ${id} for update`)

/** Column in which the wrong passwords of an asker are counted. */
const failsOf = (asker: Asker) => sql.ref(asker === "known" ? "known_fails" : "fails")

interface Standing {
  readonly holder: string | null
  readonly claimed: boolean
  readonly at_store: boolean
}

const oneMember = (
  session: Session,
  where: RawBuilder<unknown>
): Effect.Effect<StoredMember | undefined, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<MemberRow>`select ${memberColumns} from members where ${where}`.execute(on)
    return rows[0] && storedMemberOf(rows[0])
  })

/**
 * Writes a member; a number it proves is no other member's claim any more, and waits at no till. Returns whether it was written.
 * Fails as a whole if the provider's identity belongs to a member already.
 */
const provenBy = async (
  on: Kysely<Tables>,
  written: RawBuilder<unknown>,
  social?: NewMember["social"]
): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    with written as (${written}), vouched as (
      insert into social_identities (provider, subject, member_id)
      select ${social?.provider ?? ""}, ${social?.subject ?? ""}, id from written where ${social !== undefined}
    ), unclaimed as (
      update members set phone_code = null, phone_national = null from written
      where written.phone_verified and members.phone_e164 = written.phone_e164 and not members.phone_verified
        and members.id <> written.id
    ), known as (
      delete from store_registrations using written
      where written.phone_verified and store_registrations.phone_e164 = written.phone_e164
    )
    select id from written`.execute(on)
  return rows.length > 0
}

/** Which of these another member has. A number that is only proven now is the one stored there. */
const taken = async (on: Kysely<Tables>, id: MemberId | undefined, wanted: MemberChange): Promise<Taken> => {
  const [userName, email] = [wanted.userName?.toLowerCase() ?? "", wanted.email?.toLowerCase() ?? ""]
  const proves = wanted.isPhoneVerified ?? wanted.phone !== undefined
  const { rows } = await sql<Readonly<Record<UniqueField, boolean | null>>>`
    select bool_or(user_name <> '' and lower(user_name) = ${userName}) as "userName",
      bool_or(email <> '' and lower(email) = ${email}) as email,
      bool_or(${proves} and phone_verified and phone_e164 = own.phone) as phone
    from members, (select coalesce(${wanted.phone ? e164(wanted.phone) : null}::text,
      (select phone_e164 from members where id = ${id ?? ""})) as phone) as own
    where id <> ${id ?? ""} and (user_name <> '' and lower(user_name) = ${userName} or email <> '' and lower(email) = ${email}
      or phone_verified and phone_e164 = own.phone)`.execute(on)
  const [row] = rows
  return { taken: (["userName", "email", "phone"] as const).filter((field) => row?.[field] === true) }
}

const digestOf = (identifier: string): string => createHash("sha256").update(identifier).digest("base64url")
