import { vocabularyIn } from "#adapters/charts/vocabulary.ts"
import { invariantTexts } from "#core/charts/chart-text.rule.ts"
import { rules } from "#core/charts/rules.ts"

const english = vocabularyIn("en")

/** What the laws of a machine say, as the gallery tells them. */
export const saidOf = (machine: string): ((law: string) => string) => {
  const told = invariantTexts(
    english.of(machine),
    rules.filter((rule) => rule.machine === machine)
  )
  return (law) => told[law] ?? law
}
