import { type Member, MemberId } from "#core/account/member.ts"
import { freshMember } from "#core/account/registration/fresh-member.rule.ts"
import { someNow } from "../arbitraries.ts"

/** A complete member, changed as a spec likes. */
export const someMember = (change: Partial<Member> = {}): Member => ({
  ...freshMember({ now: someNow, id: MemberId("m1"), acquisitionSource: "web" }),
  userName: "rani1998",
  firstName: "Rani",
  lastName: "Lestari",
  email: "rani@contoh.id",
  isEmailVerified: true,
  phone: { code: "+62", national: "81234567890" },
  isPhoneVerified: true,
  gender: "female",
  salute: "ms",
  hasPassword: true,
  ...change
})
