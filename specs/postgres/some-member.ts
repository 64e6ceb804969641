import type { Member, MemberId } from "#core/account/member.ts"
import { freshMember } from "#core/account/registration/fresh-member.rule.ts"
import { someNow } from "#specs/arbitraries.ts"

/** A member of whom only what a spec looks at matters. */
export const someMember = (id: string, more: Partial<Member> = {}): Member => ({
  ...freshMember({ now: someNow, id: id as MemberId, acquisitionSource: "web" }),
  userName: id,
  firstName: "Ayu",
  lastName: "Lestari",
  email: `${id}@anggota.test`,
  ...more
})
