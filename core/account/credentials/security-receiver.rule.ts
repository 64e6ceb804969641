import { dayMs, type Instant } from "../../kernel/moment.ts"
import { e164 } from "../../kernel/phone.ts"
import type { Member } from "../member.ts"

/** What a member can be reached by. */
export type Reachable = Pick<Member, "email" | "isEmailVerified" | "phone" | "isPhoneVerified">

/**
 * The receiver of a message about a change of an account: the proven e-mail address, else the proven number; `undefined` if
 * nothing is proven. An address that was only typed may belong to another person. Decisions 0030 and 0048.
 */
export const securityReceiver = (member: Reachable): string | undefined => provenEmail(member) ?? provenNumber(member)

/** How long a number that was proven before the address is written to as well, in milliseconds. Own choice; decision 0048. */
export const addressIsNewMs = 3 * dayMs

/** When the address and the number of a member last changed or were proven; absent if not since the account began. */
export interface ContactTimes {
  readonly emailAt: Instant | undefined
  readonly phoneAt: Instant | undefined
}

/**
 * All receivers of a message about a change: the one of `securityReceiver`, and the proven number if it is older than an
 * address that is newer than three days. A thief's new address does not silence the owner's number. Decision 0048.
 */
export const securityReceivers = (
  member: Reachable,
  { emailAt, phoneAt }: ContactTimes,
  now: Instant
): ReadonlyArray<string> => {
  const isAddressNew = emailAt !== undefined && now - emailAt < addressIsNewMs
  const isNumberOlder = emailAt !== undefined && (phoneAt === undefined || phoneAt <= emailAt)
  const [first, number] = [securityReceiver(member), provenNumber(member)]
  const also = isAddressNew && isNumberOlder && number !== first ? number : undefined
  return [first, also].filter((to) => to !== undefined)
}

const provenNumber = ({ phone, isPhoneVerified }: Reachable): string | undefined =>
  isPhoneVerified && phone ? e164(phone) : undefined

/** The proven e-mail address of a member, or `undefined`. */
export const provenEmail = ({ email, isEmailVerified }: Reachable): string | undefined =>
  isEmailVerified && email !== "" ? email : undefined
