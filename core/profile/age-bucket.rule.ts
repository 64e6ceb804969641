import { yearsBetween } from "../kernel/calendar.ts"
import { type Instant, jakartaDay } from "../kernel/moment.ts"

/** Labels of the specification, word for word, each with its oldest age. Specification 9; D-45: 18 is the first, 40 the last. */
export const ageBuckets = [
  { label: "<18", to: 18 },
  { label: "19-24", to: 24 },
  { label: "25-29", to: 29 },
  { label: "30-34", to: 34 },
  { label: "35-39", to: 39 },
  { label: ">40", to: Number.POSITIVE_INFINITY }
] as const
/** A range of ages under which a reviewer is shown. D-45. */
export type AgeBucket = (typeof ageBuckets)[number]["label"]

/** The bucket of a person born on that day, at `now` in Jakarta; none without a day. D-45. */
export const ageBucketOf = (dateOfBirth: string | undefined, now: Instant): AgeBucket | undefined => {
  if (dateOfBirth === undefined) return undefined
  const age = yearsBetween(dateOfBirth, jakartaDay(now))
  return age === undefined ? undefined : ageBuckets.find(({ to }) => age <= to)?.label
}
