import { type Instant, instant } from "../kernel/moment.ts"
import { nothingWritten, type WritingFacts } from "./spam-block.rule.ts"
import { isMoment, storedFields } from "./writing/stored-fields.ts"

const later = (one: Instant | undefined, other: Instant | undefined): Instant | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one

const lastChange = ({ failedAt, accepted }: WritingFacts): number => Math.max(failedAt ?? 0, ...accepted, 0)

/** What two tabs know together: no pause gets lost, and the last word on refusals is that of the last review. Machines 5, Tabs. */
export const joinedFacts = (one: WritingFacts, other: WritingFacts): WritingFacts => {
  const { failures, failedAt } = lastChange(other) > lastChange(one) ? other : one
  const blockedAt = later(one.blockedAt, other.blockedAt)
  const bannedAt = later(one.bannedAt, other.bannedAt)
  return {
    failures,
    accepted: [...new Set([...one.accepted, ...other.accepted])].toSorted((before, after) => before - after),
    ...(failedAt !== undefined && { failedAt }),
    ...(blockedAt !== undefined && { blockedAt }),
    ...(bannedAt !== undefined && { bannedAt })
  }
}

/** What a browser stored of a review that is being written; an invalid text counts as nothing. Machines 15. */
export const factsIn = (text: string | undefined): WritingFacts => {
  const { failures, failedAt, accepted, blockedAt, bannedAt } = storedFields(text)
  return {
    ...nothingWritten,
    ...(isMoment(failures) && { failures }),
    ...(Array.isArray(accepted) && { accepted: accepted.filter(isMoment).map(instant) }),
    ...(isMoment(failedAt) && { failedAt: instant(failedAt) }),
    ...(isMoment(blockedAt) && { blockedAt: instant(blockedAt) }),
    ...(isMoment(bannedAt) && { bannedAt: instant(bannedAt) })
  }
}

/** Returns the facts of writing as the text that a browser stores. */
export const factsText = (facts: WritingFacts): string => JSON.stringify({ v: 1, ...facts })
