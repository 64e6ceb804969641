import { vocabularyIn } from "#adapters/charts/vocabulary.ts"
import { lawsTold } from "#core/charts/told.rule.ts"
import { rules } from "#core/rules.ts"

const english = vocabularyIn("en")

/** What the laws of a machine say, as the gallery tells them. */
export const saidOf = (machine: string): ((law: string) => string) => {
  const told = lawsTold(
    english.of(machine),
    rules.filter((rule) => rule.machine === machine)
  )
  return (law) => told[law] ?? law
}
