import type { Generated, GeneratedAlways } from "kysely"
import type { Asker } from "#core/account/account-store.port.ts"
import type { Gender, Motherhood, NamedPlace, Provider, Salute } from "#core/account/member.ts"
import type { OtpScope } from "#core/account/otp/otp.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Level } from "#core/reviews/review.ts"
import type { GivenJson, Json, Moment, Of } from "../columns.ts"

/** The tables of `0009_members.sql`. */
export interface AccountTables {
  members: {
    id: string
    user_name: string
    level: Level
    expert: boolean
    expert_title: Json<Words> | null
    traits: Json<ReadonlyArray<string>>
    joined_at: Moment
    first_name: Generated<string>
    last_name: Generated<string>
    nick_name: string | null
    email: Generated<string>
    email_verified: Generated<boolean>
    phone_code: string | null
    phone_national: string | null
    phone_e164: GeneratedAlways<string | null>
    phone_verified: Generated<boolean>
    gender: Gender | null
    salute: Salute | null
    date_of_birth: string | null
    image: string | null
    bio: string | null
    social: GivenJson<Readonly<Record<string, string>>>
    province: Json<NamedPlace> | null
    city: Json<NamedPlace> | null
    points: Generated<number>
    acquisition_source: Generated<string>
    pending: Generated<boolean>
    password_hash: string | null
    fails: Generated<number>
    known_fails: Generated<number>
    guessed_from: Moment | null
    interest: GivenJson<ReadonlyArray<string>>
    subscribings: GivenJson<ReadonlyArray<string>>
    subscribings_set: Generated<boolean>
    coachmarks: GivenJson<ReadonlyArray<string>>
    motherhood: Json<Motherhood> | null
    sessions_from: Moment | null
    epoch: Generated<number>
    removed_at: Moment | null
  }
  removed_identifiers: { digest: string; member_id: string }
  social_identities: { provider: Provider; subject: string; member_id: string }
  social_returns: { digest: string; provider: Provider; identity: string; until: Moment }
  sessions: {
    id: string
    member_id: string
    started_at: Moment
    seen_at: Moment
    successor: string | null
    ends_at: Moment | null
  }
  bearers: { digest: string; session_id: string; until: Moment }
  codes: {
    scope: Of<OtpScope, string>
    destination: string
    ticket: string
    seal: string
    expires_at: Moment
    tries: Generated<number>
    asker: Generated<Asker>
  }
  code_sends: {
    destination: string
    day: string
    sends: number
    last_sent_at: Moment | null
    sent_before: Moment | null
    asker: Generated<Asker>
  }
  proofs: { digest: string; scope: string; destination: string; until: Moment }
  reset_links: { member_id: string; digest: string; proves_email: boolean; until: Moment; asker: Generated<Asker> }
  known_devices: { member_id: string; digest: string; since: Moment; seen_at: Moment }
  set_aside: {
    identity: string
    details: Json<Readonly<Record<string, unknown>>>
    addresses: Json<ReadonlyArray<unknown>>
    at: Moment
  }
  store_registrations: { phone_e164: string; registered_at: Moment }
  account_log: { position: GeneratedAlways<number>; at: Moment; kind: string; member_id: string | null }
}
