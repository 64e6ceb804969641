import type { ChartFile, Exhibit } from "#core/charts/exhibit.ts"
import { csvOf } from "#core/charts/exports/csv.rule.ts"
import { mermaidOf } from "#core/charts/exports/mermaid.rule.ts"
import { scxmlOf } from "#core/charts/exports/scxml.rule.ts"
import { pngOf, svgOf } from "./chart/pictures.ts"
import * as css from "./Exports.css.ts"
import * as parts from "./Parts.css.ts"
import { saveFile } from "./saveFile.ts"
import { useSettings } from "./settings.tsx"

/** Takes the conversation elsewhere: as a picture, for other tools, or to be held beside another build. */
export const Exports = ({
  exhibit: { chart, chartTexts },
  isDrawn
}: {
  readonly exhibit: Exhibit
  /** Whether there is a drawing to take a picture of. */
  readonly isDrawn: boolean
}) => {
  const { tongue, words } = useSettings()
  const said = chartTexts[tongue]
  const drawn = (save: (drawing: SVGSVGElement) => unknown) => () => {
    const drawing = document.querySelector<SVGSVGElement>("svg#drawing")
    if (drawing !== null) save(drawing)
  }
  const file: ChartFile = { v: 1, chart, chartTexts }
  const kinds: ReadonlyArray<readonly [kind: keyof typeof words.exports, save: () => unknown]> = [
    ["svg", drawn((drawing) => saveFile(`${chart.id}.svg`, "image/svg+xml", svgOf(drawing)))],
    ["png", drawn(async (drawing) => saveFile(`${chart.id}.png`, "image/png", await pngOf(drawing)))],
    ["mermaid", () => saveFile(`${chart.id}.mmd`, "text/plain", mermaidOf(chart, said))],
    ["scxml", () => saveFile(`${chart.id}.scxml`, "application/xml", scxmlOf(chart))],
    ["csv", () => saveFile(`${chart.id}.csv`, "text/csv", csvOf(chart, said))],
    ["chart", () => saveFile(`${chart.id}.chart.json`, "application/json", JSON.stringify(file))]
  ]
  return (
    <details className={css.whole}>
      <summary className={css.title}>{words.exports.title}</summary>
      <ul className={css.list}>
        {(isDrawn ? kinds : kinds.filter(([kind]) => kind !== "svg" && kind !== "png")).map(([kind, save]) => (
          <li key={kind}>
            <button type="button" className={parts.choice} onClick={save}>
              {words.exports[kind]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
