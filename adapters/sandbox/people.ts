import type { Member, MemberId } from "#core/account/member.ts"
import { freshMember } from "#core/account/registration/fresh-member.rule.ts"
import type { Instant } from "#core/kernel/moment.ts"

/** The password of everybody on the stage. */
export const sandboxPassword = "melati-putih-9"
/** Every one-time code on the stage. */
export const sandboxCode = 123_456

/** Who lives on the stage: all of them made up. */
export const sandboxPeople = (now: Instant): ReadonlyArray<Member> => [
  freshMember({
    now,
    id: "stage-rani" as MemberId,
    acquisitionSource: "web",
    userName: "rani1998",
    firstName: "Rani",
    lastName: "Lestari",
    email: "rani@contoh.id",
    isEmailVerified: true,
    phone: { code: "+62", national: "81234567890" },
    isPhoneVerified: true,
    gender: "female",
    salute: "ms",
    hasPassword: true
  })
]
