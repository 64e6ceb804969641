import type { Member } from "#core/account/member.ts"
import { emptyDetail } from "#core/account/registration/detail.form.ts"
import type { PersistedDetail } from "#core/account/registration/detail.machine.ts"

/** Returns what is known of a member already, as a draft. */
export const knownDetail = (member: Member): PersistedDetail => {
  const { password: _, passwordAgain: __, ...empty } = emptyDetail
  return {
    ...empty,
    isProving: false,
    proven: null,
    userName: member.userName,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    gender: member.gender ?? null,
    dateOfBirth: member.dateOfBirth ?? "",
    province: member.province ?? null,
    city: member.city ?? null
  }
}
