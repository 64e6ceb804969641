import { type Chart, type ChartArrow, isIgnored } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import type { LabelLine, Lettering } from "#core/charts/drawing.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import { anytimeOf, islandsOf, type Thread } from "./figure.ts"
import { sizes, textWidth, wrapText } from "./text-width.ts"

/** Widest text of a label and of a line inside a state, in pixels. */
const widest = { label: 168, inner: 190 } as const

/** Returns the texts on the drawing of a chart in one language. */
export const letteringOf = (chart: Chart, chartTexts: ChartTexts, anytime: string): Lettering => {
  const plan = planOf(chart)
  const threads = islandsOf(chart).flatMap((island) => island.threads)
  const drawn = new Set(threads.flatMap(({ arrows }) => arrows.map(({ id }) => id)))
  const boxes = chart.states.map(({ id, type }) => {
    const inside = plan.from(id).filter((arrow) => !drawn.has(arrow.id) && !isIgnored(arrow))
    const { name = id, actors = [] } = chartTexts.states[id] ?? {}
    const lines = type === "final" ? [] : [...actors.map((actor) => `→ ${actor}`), ...eventsOf(inside, chartTexts)]
    return [id, { title: name, lines: lines.flatMap((line) => wrapText(line, sizes.small, widest.inner)) }] as const
  })
  return {
    boxes: Object.fromEntries([
      ...boxes,
      ...chart.states.map(({ id }) => [anytimeOf(id), { title: anytime, lines: [] }] as const)
    ]),
    labels: Object.fromEntries(
      threads.flatMap((thread) => {
        const lines = linesOf(thread, chartTexts)
        return lines.length > 0 ? [[thread.id, { ...areaOf(lines), lines }] as const] : []
      })
    )
  }
}

/** What happens inside a state without leaving it: each event once. */
const eventsOf = (arrows: ReadonlyArray<ChartArrow>, chartTexts: ChartTexts): ReadonlyArray<string> => [
  ...new Set(arrows.map(({ id }) => chartTexts.arrows[id]?.event ?? "").filter((event) => event !== ""))
]

const linesOf = ({ arrows }: Thread, chartTexts: ChartTexts): ReadonlyArray<LabelLine> => {
  let said = ""
  return arrows.flatMap(({ id, kind }) => {
    const { event = "", guard } = chartTexts.arrows[id] ?? {}
    const heads = event === "" || `${kind} ${event}` === said ? [] : wrapText(event, sizes.label, widest.label)
    said = `${kind} ${event}`
    const asks = guard === undefined ? [] : wrapText(guard, sizes.label, widest.label)
    return [
      ...heads.map((text, at): LabelLine => ({ text, kind, arrow: id, ...(at > 0 && { isContinued: true }) })),
      ...asks.map((text, at): LabelLine => ({ text, kind: "guard", arrow: id, ...(at > 0 && { isContinued: true }) }))
    ]
  })
}

const areaOf = (lines: ReadonlyArray<LabelLine>) => {
  const widths = lines.map(({ text, kind }) => {
    const sign = kind === "event" ? 0 : 15
    return textWidth(text, sizes.label, kind === "guard" ? "regular" : "bold") + sign
  })
  return { w: Math.ceil(Math.max(...widths)) + 18, h: lines.length * sizes.line + 8 }
}
