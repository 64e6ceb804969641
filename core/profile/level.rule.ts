import { type Level, levels } from "../account/member.ts"

/** What a level is earned by. D-44; thresholds are an own choice. */
export const levelThresholds = {
  rising: { reviews: 10, likes: 0 },
  diva: { reviews: 50, likes: 100 },
  super: { reviews: 150, likes: 500 }
} as const

/** What a member has done so far. */
export interface Contributions {
  /** Published ones. */
  readonly reviews: number
  /** Likes on them. */
  readonly likes: number
}

/** The level of a member with these counts; one that was reached is never lost. D-44. */
export const levelWith = (held: Level, { reviews, likes }: Contributions): Level => {
  const earned = (["super", "diva", "rising"] as const).find(
    (level) => reviews >= levelThresholds[level].reviews && likes >= levelThresholds[level].likes
  )
  return earned !== undefined && levels.indexOf(earned) > levels.indexOf(held) ? earned : held
}

/** What a member still lacks for the next level. */
export interface LevelProgress {
  readonly next: Level
  /** Reviews and likes that are missing; at least one of them is more than 0. */
  readonly missing: Contributions
  /** How much of what the next level asks is there, whole percent from 0 to 99. */
  readonly percent: number
}

/** Returns the way to the next level, or `undefined` at the highest. D-44. */
export const progressOf = (held: Level, { reviews, likes }: Contributions): LevelProgress | undefined => {
  const level = levelWith(held, { reviews, likes })
  const next = (["rising", "diva", "super"] as const).find((higher) => levels.indexOf(higher) > levels.indexOf(level))
  if (next === undefined) return undefined
  const asked = levelThresholds[next]
  return {
    next,
    missing: { reviews: Math.max(0, asked.reviews - reviews), likes: Math.max(0, asked.likes - likes) },
    // The part that is further away: many likes bring no member nearer without reviews.
    percent: Math.min(99, Math.floor(100 * Math.min(shareOf(reviews, asked.reviews), shareOf(likes, asked.likes))))
  }
}

const shareOf = (there: number, asked: number): number => (asked === 0 ? 1 : there / asked)
