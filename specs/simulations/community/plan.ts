import { throwsOf } from "#adapters/memory/seeded-random.ts"
import { type Activity, type Crowd, goods, type Kind, type ReviewStory, type Step } from "./story.ts"

const minute = 60_000
const day = 24 * 60 * minute

/** What each of a kind does, in this order; a number says how often. */
const plans: Readonly<Record<Exclude<Kind, "staff">, ReadonlyArray<readonly [does: Activity, times: number]>>> = {
  honest: [
    ["writes an honest review", 3],
    ["likes a review", 2],
    ["changes a review", 1],
    ["removes a review", 0.2]
  ],
  spammer: [
    ["sends spam", 8],
    ["writes an honest review", 0.5],
    ["sends spam", 3]
  ],
  puppet: [
    ["praises the target", 1],
    ["likes one of the brigade", 1],
    ["reports an honest review", 2],
    ["likes one of the brigade", 1]
  ]
}

/** A story of the days: honest members come at any time, the brigade within an hour of one of them, staff twice a day. */
export const drawnReviewStory = (crowd: Crowd): ReviewStory => {
  const next = throwsOf(Math.imul(crowd.seed + 1, 0x9e3779b1))
  const whole = crowd.days * day
  const attack = next() * (whole - 60 * minute)
  const moments: Record<Exclude<Kind, "staff">, () => number> = {
    honest: () => next() * whole,
    spammer: () => next() * whole,
    puppet: () => attack + next() * 60 * minute
  }
  const people = [
    ...Array.from({ length: crowd.honest }, (_, who) => ({ kind: "honest" as const, who })),
    ...Array.from({ length: crowd.spammers }, (_, who) => ({ kind: "spammer" as const, who })),
    ...Array.from({ length: crowd.puppets }, (_, who) => ({ kind: "puppet" as const, who }))
  ]
  const meant = people.flatMap(({ kind, who }) => {
    let at = moments[kind]()
    return plans[kind].flatMap(([does, times]) =>
      Array.from({ length: Math.floor(times + next()) }, () => {
        // Spammers try again at once; others take their time.
        at = kind === "honest" ? moments.honest() : at + next() * (kind === "spammer" ? 4 : 12) * minute
        return {
          at,
          step: { kind, who, does, product: Math.floor(next() * goods.length), choice: Math.floor(next() * 1e6) }
        }
      })
    )
  })
  const visits = Array.from({ length: crowd.days * 2 }, (_, visit) => ({
    at: ((visit + 0.8) * day) / 2,
    step: { kind: "staff" as const, who: 0, does: "reads what waits" as const, product: 0, choice: 0 }
  }))
  let before = 0
  const steps = [...meant, ...visits]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, step }): Step => {
      const wait = Math.round(at - before)
      before = at
      return { ...step, wait }
    })
  return { machine: "reviews", crowd, steps }
}
