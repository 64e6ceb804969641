import type { Member, MemberId } from "#core/account/member.ts"
import { someNow } from "../arbitraries.ts"

/** A complete member, changed as a spec likes. */
export const someMember = (change: Partial<Member> = {}): Member => ({
  id: "m1" as MemberId,
  userName: "rani1998",
  firstName: "Rani",
  lastName: "Lestari",
  email: "rani@contoh.id",
  isEmailVerified: true,
  phone: { code: "+62", national: "81234567890" },
  isPhoneVerified: true,
  gender: "female",
  salute: "ms",
  social: {},
  points: 0,
  acquisitionSource: "web",
  isGoogle: false,
  isFacebook: false,
  isPending: false,
  hasPassword: true,
  beauty: [],
  interest: [],
  subscribings: [],
  isSubscribingsSet: false,
  coachmarksVisited: [],
  level: "base",
  isExpert: false,
  joinedAt: someNow,
  ...change
})
