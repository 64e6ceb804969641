import type { Instant } from "../../kernel/moment.ts"
import type { Member, MemberId } from "../member.ts"

/** A new member with the given fields and defaults. */
export const freshMember = ({
  now,
  ...given
}: { readonly id: MemberId; readonly now: Instant; readonly acquisitionSource: string } & Partial<Member>): Member => ({
  userName: "",
  firstName: "",
  lastName: "",
  email: "",
  isEmailVerified: false,
  isPhoneVerified: false,
  social: {},
  points: 0,
  isGoogle: false,
  isFacebook: false,
  hasPassword: false,
  beauty: [],
  interest: [],
  subscribings: [],
  isSubscribingsSet: false,
  coachmarksVisited: [],
  level: "base",
  isExpert: false,
  joinedAt: now,
  ...given
})
