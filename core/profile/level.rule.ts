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
