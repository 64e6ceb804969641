import { type Member, MemberId } from "#core/account/member.ts"
import { freshMember } from "#core/account/registration/fresh-member.rule.ts"
import { someNow } from "#specs/arbitraries.ts"

/** A member with the fields that a spec sets; the others have fixed values. */
export const someMember = (id: string, more: Partial<Member> = {}): Member => ({
  ...freshMember({ now: someNow, id: MemberId(id), acquisitionSource: "web" }),
  userName: id,
  firstName: "Ayu",
  lastName: "Lestari",
  email: `${id}@anggota.test`,
  ...more
})
