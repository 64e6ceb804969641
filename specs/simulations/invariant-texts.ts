import { vocabularyIn } from "#adapters/charts/vocabulary.ts"
import { invariantTexts } from "#core/charts/chart-text.rule.ts"
import { rules } from "#core/charts/rules.ts"

const english = vocabularyIn("en")

/** What the invariants of a machine say, in the words of the gallery. */
export const saidOf = (machine: string): ((invariant: string) => string) => {
  const texts = invariantTexts(
    english.of(machine),
    rules.filter((rule) => rule.machine === machine)
  )
  return (invariant) => texts[invariant] ?? invariant
}
