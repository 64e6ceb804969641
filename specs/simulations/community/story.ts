/** Who takes part. */
export interface Crowd {
  readonly seed: number
  readonly honest: number
  readonly spammers: number
  readonly puppets: number
  readonly days: number
}

/** Kinds of people: members who review what they use, members who sell something, accounts of one hand, and staff. */
export const kinds = ["honest", "spammer", "puppet", "staff"] as const
export type Kind = (typeof kinds)[number]

/** What a person does; each completes "member 3 …". */
export const activities = [
  "writes an honest review",
  "changes a review",
  "removes a review",
  "sends spam",
  "praises the target",
  "likes a review",
  "likes one of the brigade",
  "reports an honest review",
  "reads what waits"
] as const
export type Activity = (typeof activities)[number]

/** A step of a story. */
export interface Step {
  readonly kind: Kind
  /** Their number among those of the kind. */
  readonly who: number
  readonly does: Activity
  /** The place of the product among the goods. */
  readonly product: number
  /** Which text is written, or which of the reviews at hand is meant. */
  readonly choice: number
  /** Milliseconds before it. */
  readonly wait: number
}

/** Everything that is done, in its order: the same story goes the same way. */
export interface ReviewStory {
  readonly machine: "reviews"
  readonly crowd: Crowd
  readonly steps: ReadonlyArray<Step>
}

/** What is sold: the first is what the brigade praises. */
export const goods = ["target", "rival", "serum", "toner"] as const

/** Days from the registration to the first step. Of the brigade one in ten accounts was bought, and is old; the others are new. */
export const accountDays = (kind: Kind, who: number): number => {
  if (kind === "puppet") return who % 10 === 0 ? 30 : 1 + (who % 5)
  return kind === "honest" ? 40 + who : 20
}

/** The user name of a person. */
export const nameOf = (kind: Kind, who: number): string => `${kind}${who}`

/** A story in words, a line a step. */
export const formatReviewStory = ({ steps }: ReviewStory): ReadonlyArray<string> =>
  steps.map(({ kind, who, does, product, wait }) => {
    const after = wait >= 60_000 ? `, ${Math.round(wait / 60_000)} minutes later` : ""
    const about = does.startsWith("writes") || does.startsWith("sends") ? ` of ${goods[product]}` : ""
    return `${nameOf(kind, who)} ${does}${about}${after}`
  })
