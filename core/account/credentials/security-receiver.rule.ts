import { e164 } from "../../kernel/phone.ts"
import type { Member } from "../member.ts"

/** What a member can be reached by. */
export type Reachable = Pick<Member, "email" | "isEmailVerified" | "phone" | "isPhoneVerified">

/**
 * The receiver of a message about a change of an account: the proven e-mail address, else the proven number; `undefined` if
 * nothing is proven. An address that was only typed may belong to another person. Decisions 0030 and 0048.
 */
export const securityReceiver = (member: Reachable): string | undefined =>
  provenEmail(member) ?? (member.isPhoneVerified && member.phone ? e164(member.phone) : undefined)

/** The proven e-mail address of a member, or `undefined`. */
export const provenEmail = ({ email, isEmailVerified }: Reachable): string | undefined =>
  isEmailVerified && email !== "" ? email : undefined
