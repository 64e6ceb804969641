import type { Member, MemberId } from "../account/member.ts"
import type { Instant } from "../kernel/moment.ts"
import { type AgeBucket, ageBucketOf } from "./age-bucket.rule.ts"
import type { PublicProfile } from "./profile.ts"

/** What `asker` may know of a member: everybody the public part, themselves a little more. Specification 7, GET `/users`. */
export const publicProfileOf = (member: Member, asker: MemberId | undefined, now: Instant): PublicProfile => ({
  userName: member.userName,
  ...(member.image !== undefined && { image: member.image }),
  ...(member.bio !== undefined && { bio: member.bio }),
  social: member.social,
  joinedAt: member.joinedAt,
  isExpert: member.isExpert,
  level: member.level,
  ...withAge(ageBucketOf(member.dateOfBirth, now)),
  beauty: member.beauty,
  ...(member.motherhood?.childrenPublic && { children: member.motherhood.children }),
  ...(asker === member.id && {
    own: {
      interest: member.interest,
      subscribings: member.subscribings,
      isSubscribingsSet: member.isSubscribingsSet
    }
  })
})

const withAge = (ageBucket: AgeBucket | undefined): Pick<PublicProfile, "ageBucket"> =>
  ageBucket === undefined ? {} : { ageBucket }
