import type { Chart } from "#core/charts/chart.ts"
import { chartCodeText, describeChart } from "#core/charts/chart-text.rule.ts"
import type { ChartTexts, Tongue } from "#core/charts/chart-text.ts"
import type { Letterings } from "#core/charts/drawing.ts"
import type { RuleNumber } from "#core/charts/rules.ts"
import { letteringOf } from "./lettering.ts"
import { vocabularyIn } from "./vocabulary.ts"

const indonesian = vocabularyIn("id")
const english = vocabularyIn("en")

/** What a chart says and the lettering of its drawing, in every language. */
export interface Texts {
  readonly chartTexts: Readonly<Record<Tongue, ChartTexts>>
  readonly letterings: Letterings
}

/** Returns the texts of a chart and of its drawing, in every language. */
export const textsOf = (chart: Chart, rules: ReadonlyArray<RuleNumber>): Texts => {
  const chartTexts = {
    id: describeChart(chart, indonesian.of(chart.id), rules),
    en: describeChart(chart, english.of(chart.id), rules),
    code: chartCodeText(chart, rules)
  }
  return {
    chartTexts,
    letterings: {
      id: letteringOf(chart, chartTexts.id, indonesian.anytime),
      en: letteringOf(chart, chartTexts.en, english.anytime),
      code: letteringOf(chart, chartTexts.code, "any time")
    }
  }
}
