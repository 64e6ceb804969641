import { type Member, MemberId } from "#core/account/member.ts"
import { freshMember } from "#core/account/registration/fresh-member.rule.ts"
import type { Instant } from "#core/kernel/moment.ts"

/** The password of everyone in the sandbox. */
export const sandboxPassword = "melati-putih-9"
/** Every one-time code in the sandbox. */
export const sandboxCode = 123_456

/** The people of the sandbox, all of them made up. */
export const sandboxPeople = (now: Instant): ReadonlyArray<Member> => [
  freshMember({
    now,
    id: MemberId("sandbox-rani"),
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
