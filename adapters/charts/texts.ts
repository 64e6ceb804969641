import type { Chart } from "#core/charts/chart.ts"
import { chartCodeText, toldOf } from "#core/charts/chart-text.rule.ts"
import type { Told, Tongue } from "#core/charts/chart-text.ts"
import type { Letterings } from "#core/charts/drawing.ts"
import type { RuleNumber } from "#core/charts/rules.ts"
import { letteringOf } from "./lettering.ts"
import { vocabularyIn } from "./vocabulary.ts"

const indonesian = vocabularyIn("id")
const english = vocabularyIn("en")

export interface Texts {
  readonly told: Readonly<Record<Tongue, Told>>
  readonly letterings: Letterings
}

/** What a chart says and what stands on its drawing, in every tongue. */
export const textsOf = (chart: Chart, rules: ReadonlyArray<RuleNumber>): Texts => {
  const told = {
    id: toldOf(chart, indonesian.of(chart.id), rules),
    en: toldOf(chart, english.of(chart.id), rules),
    code: chartCodeText(chart, rules)
  }
  return {
    told,
    letterings: {
      id: letteringOf(chart, told.id, indonesian.anytime),
      en: letteringOf(chart, told.en, english.anytime),
      code: letteringOf(chart, told.code, "any time")
    }
  }
}
