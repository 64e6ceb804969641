import type { Member, MemberId } from "#core/account/member.ts"
import { someNow } from "#specs/arbitraries.ts"

/** A member of whom only what a spec looks at matters. */
export const someMember = (id: string, more: Partial<Member> = {}): Member => ({
  id: id as MemberId,
  userName: id,
  firstName: "Ayu",
  lastName: "Lestari",
  email: `${id}@anggota.test`,
  isEmailVerified: false,
  isPhoneVerified: false,
  social: {},
  points: 0,
  acquisitionSource: "web",
  isGoogle: false,
  isFacebook: false,
  isPending: false,
  hasPassword: false,
  beauty: [],
  interest: [],
  subscribings: [],
  isSubscribingsSet: false,
  coachmarksVisited: [],
  level: "base",
  isExpert: false,
  joinedAt: someNow,
  ...more
})
