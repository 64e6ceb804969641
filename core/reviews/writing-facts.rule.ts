import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import { nothingWritten, type WritingFacts } from "./spam-block.rule.ts"

/** How long a draft is stored. Machines 5, Persist. */
export const draftDays = 7

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

const parsed = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const said: unknown = JSON.parse(text ?? "")
    return typeof said === "object" && said !== null && "v" in said && said.v === 1 ? { ...said } : {}
  } catch {
    return {}
  }
}

const momentIn = (said: unknown): said is number => typeof said === "number" && Number.isSafeInteger(said) && said >= 0

/** What a browser stored of a review that is being written; an invalid text counts as nothing. Machines 15. */
export const factsIn = (text: string | undefined): WritingFacts => {
  const { failures, failedAt, accepted, blockedAt, bannedAt } = parsed(text)
  return {
    ...nothingWritten,
    ...(momentIn(failures) && { failures }),
    ...(Array.isArray(accepted) && { accepted: accepted.filter(momentIn).map(instant) }),
    ...(momentIn(failedAt) && { failedAt: instant(failedAt) }),
    ...(momentIn(blockedAt) && { blockedAt: instant(blockedAt) }),
    ...(momentIn(bannedAt) && { bannedAt: instant(bannedAt) })
  }
}

/** Returns the facts of writing as the text that a browser stores. */
export const factsText = (facts: WritingFacts): string => JSON.stringify({ v: 1, ...facts })

/** The text of a review as it was left, for one product; none that is older than seven days. Machines 5, Persist. */
export const draftIn = (text: string | undefined, now: Instant): string => {
  const { at, details } = parsed(text)
  return momentIn(at) && now - at <= draftDays * dayMs && typeof details === "string" ? details : ""
}

/** Returns the draft of a review as the text that a browser stores, with the moment it was typed. */
export const draftText = (details: string, at: Instant): string => JSON.stringify({ v: 1, at, details })
