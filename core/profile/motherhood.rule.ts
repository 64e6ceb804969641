import { Effect } from "effect"
import type { Motherhood } from "../account/member.ts"
import { type Instant, jakartaDay } from "../kernel/moment.ts"
import { ConsentMissing, ProfileRefused } from "./profile.errors.ts"
import type { MotherhoodGiven } from "./profile.ts"

/** Most children, and the most years since the birth of the eldest; own choices. */
export const childrenMost = 15
/** How many years ago a child can have been born at most. Own choice. */
export const yearsBack = 60
/** Digits of a year as it is typed. */
export const yearLength = 4

/**
 * What is stored of a parent, with the moment of their consent. Refuses if consent is refused, and numbers that cannot be:
 * years to come, fewer children than years. D-36c, decision 0035.
 *
 * @param standing when the member agreed before; it goes on unless the call gives a new consent
 */
export const motherhoodOf = (
  given: MotherhoodGiven,
  now: Instant,
  standing?: Instant
): Effect.Effect<Motherhood, ConsentMissing | ProfileRefused> => {
  if (given.consented === false) return Effect.fail(new ConsentMissing())
  const { isMother, children, totalChildren, childrenPublic } = given
  const isCount = Number.isInteger(totalChildren) && totalChildren >= children.length && totalChildren <= childrenMost
  const wrong = [
    ...(children.every(({ yearOfBirth }) => isBirthYear(yearOfBirth, now)) ? [] : ["children"]),
    ...(isCount ? [] : ["totalChildren"])
  ]
  return wrong.length > 0
    ? Effect.fail(new ProfileRefused({ fields: wrong }))
    : Effect.succeed({
        consentedAt: given.consented === true ? now : (standing ?? now),
        isMother,
        children,
        totalChildren,
        childrenPublic
      })
}

const isBirthYear = (born: number, now: Instant): boolean => {
  const year = Number(jakartaDay(now).slice(0, 4))
  return Number.isInteger(born) && born <= year && born >= year - yearsBack
}

/**
 * Places of the typed years that cannot be a child's year of birth: not four digits, in the future, or more than
 * `yearsBack` years ago. Empty ones are not sent and never wrong. D-36c.
 */
export const wrongYearPlaces = (years: ReadonlyArray<string>, now: Instant): ReadonlyArray<number> =>
  years.flatMap((typed, place) => {
    const year = typed.trim()
    return year === "" || (/^\d{4}$/.test(year) && isBirthYear(Number(year), now)) ? [] : [place]
  })
