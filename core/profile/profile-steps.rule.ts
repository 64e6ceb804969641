import type { Member } from "../account/member.ts"

/** What a profile is made of beside a registration, in the order in which it is offered. D-5. */
export const profileSteps = ["place", "beauty", "interests", "birth", "picture"] as const
/** A part of a profile. */
export type ProfileStep = (typeof profileSteps)[number]

/** Returns the parts of a profile that a member has not filled in yet, in the order in which they are offered. */
export const stepsLeft = (
  member: Pick<Member, "province" | "beauty" | "interest" | "dateOfBirth" | "image">
): ReadonlyArray<ProfileStep> => {
  const isDone: Readonly<Record<ProfileStep, boolean>> = {
    place: member.province !== undefined,
    beauty: member.beauty.length > 0,
    interests: member.interest.length > 0,
    birth: (member.dateOfBirth ?? "") !== "",
    picture: member.image !== undefined
  }
  return profileSteps.filter((step) => !isDone[step])
}
