import type { ChartArrow } from "./chart.ts"
import type { ChartTexts } from "./chart-text.ts"

/** An arrow in one line, as UML writes it: event [guard] / what is done. */
export const labelOf = ({ arrows }: Pick<ChartTexts, "arrows">, { id }: Pick<ChartArrow, "id">): string => {
  const { event = "", guard, actions = [], raises = [] } = arrows[id] ?? {}
  const done = [...actions, ...raises.map((name) => `→ ${name}`)]
  return [event, guard === undefined ? "" : `[${guard}]`, done.length === 0 ? "" : `/ ${done.join(", ")}`]
    .filter((part) => part !== "")
    .join(" ")
}
