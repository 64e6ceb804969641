import { formatOutcomes } from "../figures.ts"
import { writeFileNamed } from "../reading.ts"
import { type HowPlayed, journeysPlayed, type PlayedJourneys } from "./journeys.ts"
import type { Mutant } from "./mutant.ts"
import { formatBroken } from "./promises.ts"
import { shrunkJourneys } from "./shrink.ts"
import { formatJourneys, type JourneyStory } from "./story.ts"

/** Prints words, or data if that is wanted. */
export type Print = (words: string, data: object) => void

interface Travelling extends Pick<HowPlayed, "onDay"> {
  readonly mutant: Mutant | undefined
  readonly print: Print
  /** Whether every line of the log is wanted. */
  readonly logs: boolean
}

/** Plays journeys, reports how they went, and the shortest story of a broken promise; returns whether all was fine. */
export const playTravel = async (story: JourneyStory, { mutant, print, logs, onDay }: Travelling): Promise<boolean> => {
  const played = await journeysPlayed(story, { mutant, ...(onDay && { onDay }) })
  const { outcomes, seen, broken, orders, members, log } = played
  const { crowd, days, seed } = story
  if (logs) for (const line of log) print("", { log: line })
  print(
    [
      `journeys: ${crowd} shoppers of seed ${seed} over ${days} days, ${members} members, ${orders} orders, ${broken ? 1 : 0} broken promises`,
      ...formatOutcomes(outcomes)
    ].join("\n"),
    { journeys: crowd, days, seed, members, orders, broken, seen: [...seen], outcomes: Object.fromEntries(outcomes) }
  )
  if (broken === undefined) return true
  print(`${formatBroken(broken)}\nLooking for a shorter story …`, { broken })
  const { story: shortest, played: again } = await shrunkJourneys(story, played, { mutant })
  const file = await writeFileNamed("journeys.story.json", { story: shortest, ...(mutant && { mutant: mutant.says }) })
  tells(print, shortest, again)
  print(`Play it again: npm run simulate -- journeys --replay ${file}`, { replay: file })
  return false
}

/** Plays a stored story, step by step. */
export const travelledAgain = async (
  story: JourneyStory,
  { mutant, print }: Pick<Travelling, "mutant" | "print">
): Promise<boolean> => {
  const played = await journeysPlayed(story, { mutant })
  for (const line of played.log) print(line, { log: line })
  tells(print, story, played)
  return played.broken === undefined
}

const tells = (print: Print, story: JourneyStory, { broken, taken }: PlayedJourneys): void => {
  const lines = formatJourneys(story, taken)
  print(
    `\n${broken ? formatBroken(broken) : "fine: every promise holds"}\n${lines.map((line) => `  ${line}`).join("\n")}`,
    { broken, story: lines }
  )
}
