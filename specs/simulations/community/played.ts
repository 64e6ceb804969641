import { formatOutcomes } from "../figures.ts"
import type { Print } from "../journeys/travel.ts"
import { writeFileNamed } from "../reading.ts"
import { type PlayedReviews, reviewsPlayed } from "./community.ts"
import type { ReviewMutant } from "./mutants.ts"
import { formatBrokenReview } from "./promises.ts"
import { shrunkReviews } from "./shrink.ts"
import { formatReviewStory, type ReviewStory } from "./story.ts"

interface Playing {
  readonly mutant: ReviewMutant | undefined
  readonly print: Print
}

/** Plays a story of reviews, reports how it went, and the shortest story of a broken promise; returns whether all was fine. */
export const playReviews = async (story: ReviewStory, { mutant, print }: Playing): Promise<boolean> => {
  const played = await reviewsPlayed(story, { mutant })
  const { outcomes, broken } = played
  const { seed, honest, spammers, puppets, days } = story.crowd
  print(
    [
      `reviews: ${honest} honest members, ${spammers} spammers and a brigade of ${puppets} of seed ${seed} over ${days} days, ` +
        `${played.log.length} calls, ${broken ? 1 : 0} broken promises`,
      ...formatOutcomes(outcomes)
    ].join("\n"),
    { reviews: story.crowd, calls: played.log.length, broken, outcomes: Object.fromEntries(outcomes) }
  )
  if (broken === undefined) return true
  print(`${formatBrokenReview(broken)}\nLooking for a shorter story …`, { broken })
  const { story: shortest, played: again } = await shrunkReviews(story, played, { mutant })
  const file = await writeFileNamed("reviews.story.json", { story: shortest, ...(mutant && { mutant: mutant.says }) })
  printStory(print, shortest, again)
  print(`Play it again: npm run simulate -- reviews --replay ${file}`, { replay: file })
  return false
}

/** Plays a stored story, step by step; returns whether all was fine. */
export const replayReviews = async (story: ReviewStory, { mutant, print }: Playing): Promise<boolean> => {
  const played = await reviewsPlayed(story, { mutant })
  for (const line of played.log) print(line, { log: line })
  printStory(print, story, played)
  return played.broken === undefined
}

const printStory = (print: Print, story: ReviewStory, { broken }: PlayedReviews): void => {
  const lines = formatReviewStory(story)
  print(
    `\n${broken ? formatBrokenReview(broken) : "fine: every promise holds"}\n${lines.map((line) => `  ${line}`).join("\n")}`,
    { broken, story: lines }
  )
}
